import { report as en } from "../../../content/en/report.ts";
import { reports as reportsEn } from "../../../content/en/reports/index.ts";
import { type ReportPage, report as tr } from "../../../content/tr/report.ts";
import { reports as reportsTr } from "../../../content/tr/reports/index.ts";
import { reportTeasers } from "../../features/report/report-teaser.ts";
import { matchedPage } from "../../page/page-data.ts";
import { report } from "../../seo/json-ld.ts";
import type { Route } from "./+types/page.ts";
import { AboutReport } from "./about-report.tsx";
import { Audience } from "./audience.tsx";
import { Chapters } from "./chapters.tsx";
import { Findings } from "./findings.tsx";
import { OtherReports } from "./other-reports.tsx";
import { ReportFigures } from "./report-figures.tsx";
import { ReportHead } from "./report-head.tsx";
import { RequestReport } from "./request-report.tsx";

export function loader(args: Route.LoaderArgs) {
  const { name, locale } = matchedPage(args);
  const all = { tr: reportsTr, en: reportsEn }[locale];
  const page = name as ReportPage;
  const item = all[page];
  return {
    meta: { ...item.meta, jsonLd: [report(page, locale, `${item.name} ${item.edition}`, item.summary)] },
    copy: { tr, en }[locale],
    item,
    seed: page,
    others: reportTeasers(all).filter((other) => other.page !== page),
  };
}

export default function ReportRoute({ loaderData: { copy, item, seed, others } }: Route.ComponentProps) {
  return (
    <>
      <ReportHead seed={seed} copy={copy} item={item} />
      <ReportFigures label={copy.figuresLabel} items={item.figures} note={copy.illustrative} />
      <AboutReport copy={item.about} />
      <Findings copy={copy.findings} charts={item.charts} />
      <Chapters title={copy.contents.title} items={item.contents} />
      <Audience title={copy.audience.title} items={item.audience} />
      <RequestReport copy={copy.request} subject={item.subject} />
      <OtherReports title={copy.others} items={others} />
    </>
  );
}
