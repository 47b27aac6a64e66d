import type { Report, ReportPage } from "../../../content/tr/report.ts";

export type ReportTeaser = Pick<Report, "name" | "edition" | "summary"> & { page: ReportPage };

type Reports = Record<ReportPage, Report>;

/** What a card shows of a report. */
export function reportTeaser(reports: Reports, page: ReportPage): ReportTeaser {
  const { name, edition, summary } = reports[page];
  return { page, name, edition, summary };
}

/** The whole series. */
export function reportTeasers(reports: Reports): ReportTeaser[] {
  return (Object.keys(reports) as ReportPage[]).map((page) => reportTeaser(reports, page));
}
