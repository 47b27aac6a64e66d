import { analystResearch as en } from "../../../content/en/analyst-research.ts";
import { reports as reportsEn } from "../../../content/en/reports/index.ts";
import { analystResearch as tr } from "../../../content/tr/analyst-research.ts";
import { reports as reportsTr } from "../../../content/tr/reports/index.ts";
import { reportTeaser } from "../../features/report/report-teaser.ts";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import type { Route } from "./+types/page.ts";
import { Questions } from "./questions.tsx";
import { ReadingSteps } from "./reading-steps.tsx";
import { ReportOffer } from "./report-offer.tsx";
import { WhyWeRead } from "./why-we-read.tsx";

export function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const copy = { tr, en }[locale];
  const reports = { tr: reportsTr, en: reportsEn }[locale];
  return { meta: copy.meta, copy, report: reportTeaser(reports, "gartner-kullanici-deneyimi-raporu") };
}

export default function AnalystResearchPage({ loaderData: { copy, report } }: Route.ComponentProps) {
  return (
    <>
      <PageHead art="analyst-research" title={copy.title} lead={copy.lead} crumbs={<PageCrumbs />} />
      <BelowHead>
        <WhyWeRead copy={copy.why} />
        <ReadingSteps copy={copy.steps} />
        <Questions copy={copy} />
        <ReportOffer copy={copy.offer} report={report} />
      </BelowHead>
    </>
  );
}
