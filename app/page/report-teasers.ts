import { type Report, type ReportPage, reportPages, reportWords } from "../../copy/reports.ts";
import type { Locale } from "../../site/locales.ts";

export type ReportTeaser = Pick<Report, "name" | "edition" | "summary"> & { page: ReportPage };

/** What a card shows of a report. */
export function reportTeaser(page: ReportPage, locale: Locale): ReportTeaser {
  const { name, edition, summary } = reportWords(page, locale);
  return { page, name, edition, summary };
}

/** The whole series. */
export function reportTeasers(locale: Locale): ReportTeaser[] {
  return reportPages.map((page) => reportTeaser(page, locale));
}
