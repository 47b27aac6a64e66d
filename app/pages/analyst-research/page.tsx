import { photoOf } from "../../../content/pictures.ts";
import { words } from "../../../content/words.ts";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { reportTeaser } from "../../page/report-teasers.ts";
import { PageHead } from "../../ui/page-head.tsx";
import type { Route } from "./+types/page.ts";
import { Questions } from "./questions.tsx";
import { ReadingSteps } from "./reading-steps.tsx";
import { ReportOffer } from "./report-offer.tsx";
import { WhyWeRead } from "./why-we-read.tsx";

export function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const copy = words("analyst-research", locale);
  return {
    meta: copy.meta,
    copy,
    report: reportTeaser("gartner-kullanici-deneyimi-raporu", locale),
    ...photoOf(copy.picture, "head"),
  };
}

export default function AnalystResearchPage({ loaderData: { copy, report, photo } }: Route.ComponentProps) {
  return (
    <>
      <PageHead art="analyst-research" title={copy.title} lead={copy.lead} crumbs={<PageCrumbs />} photo={photo} />
      <BelowHead>
        <WhyWeRead copy={copy.why} />
        <ReadingSteps copy={copy.steps} />
        <Questions copy={copy} />
        <ReportOffer copy={copy.offer} report={report} />
      </BelowHead>
    </>
  );
}
