import { photoOf } from "../../../copy/pictures.ts";
import { type Words, words } from "../../../copy/words.ts";
import { ReportCover } from "../../features/report/report-cover.tsx";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage, useLinks } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { type ReportTeaser, reportTeaser } from "../../page/report-teasers.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Note } from "../../ui/messages.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Section, SplitSection } from "../../ui/section.tsx";
import { Steps } from "../../ui/steps.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./analyst-research.module.css";

type Copy = Words<"analyst-research">;

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

function WhyWeRead({ copy }: { copy: Copy["why"] }) {
  return (
    <SplitSection title={copy.title}>
      <div className={`measure ${styles.text}`}>
        {copy.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </SplitSection>
  );
}

/** How a study is read, below a picture of it: the sea floor on a chart, and as it was measured. */
function ReadingSteps({ copy }: { copy: Copy["steps"] }) {
  return (
    <Section tone="shoal" title={copy.title}>
      <figure className={styles.soundings}>
        <img src="/art/research/soundings.svg" alt="" width="1600" height="560" loading="lazy" />
        <figcaption>{copy.legend}</figcaption>
      </figure>
      <Steps items={copy.items.map(({ title, text }, i) => ({ number: i + 1, name: title, description: text }))} />
    </Section>
  );
}

function Questions({ copy: { questions, noQuotes } }: { copy: Copy }) {
  return (
    <SplitSection sticky title={questions.title} aside={<p className={styles.lead}>{questions.lead}</p>}>
      <ol className={styles.questions}>
        {questions.items.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <Note>
        <h3 className={`h ${styles.note}`}>{noQuotes.title}</h3>
        <p>{noQuotes.text}</p>
      </Note>
    </SplitSection>
  );
}

function ReportOffer({ copy, report }: { copy: Copy["offer"]; report: ReportTeaser }) {
  const to = useLinks();
  const cover = <ReportCover seed={report.page} name={report.name} edition={report.edition} lazy />;
  return (
    <CallToAction
      art="moon-cold"
      title={copy.title}
      lead={copy.text}
      beside={<div className={styles.cover}>{cover}</div>}
    >
      <div className="row">
        <ButtonLink to={to(copy.ask)}>{copy.ask.text}</ButtonLink>
        <ButtonLink ghost to={to(copy.see)}>
          {copy.see.text}
        </ButtonLink>
      </div>
    </CallToAction>
  );
}
