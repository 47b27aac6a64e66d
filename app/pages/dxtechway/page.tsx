import { photoOf } from "../../../copy/pictures.ts";
import { type Words, words } from "../../../copy/words.ts";
import {
  ApplyButton,
  ApplyCall,
  CandidateNote,
  HiringContact,
  NextPages,
} from "../../features/careers/career-sections.tsx";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { faqPage } from "../../seo/json-ld.ts";
import { Accordion } from "../../ui/accordion.tsx";
import { Facts } from "../../ui/facts.tsx";
import { FeatureGrid } from "../../ui/feature-grid.tsx";
import { Figures, UnitDots } from "../../ui/figure.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Section, SplitSection } from "../../ui/section.tsx";
import { Steps } from "../../ui/steps.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./dxtechway.module.css";

type Copy = Words<"dxtechway">;

export function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const copy = words("dxtechway", locale);
  const meta = { ...copy.meta, jsonLd: [faqPage(copy.questions.items)] };
  return { meta, copy, careers: words("careers", locale), ...photoOf(copy.head.picture, "head") };
}

export default function DxTechwayPage({ loaderData: { copy, careers, photo } }: Route.ComponentProps) {
  const { eligibility, evaluation, questions } = copy;
  return (
    <>
      <PageHead art="dxtechway" title={copy.head.title} lead={copy.head.lead} crumbs={<PageCrumbs />} photo={photo}>
        <ApplyButton copy={copy.apply} address={careers.contact.openings.address} />
      </PageHead>
      <BelowHead>
        <Terms copy={copy.terms} />
        <SplitSection title={eligibility.title} aside={<p>{eligibility.lead}</p>}>
          <ul className={styles.conditions}>
            {eligibility.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </SplitSection>
        <Program copy={copy.program} />
        <SplitSection sticky title={evaluation.title} aside={<p>{evaluation.lead}</p>}>
          <Steps down items={evaluation.steps} />
        </SplitSection>
        <SplitSection tone="shoal" title={questions.title}>
          <Accordion
            items={questions.items.map(({ id, question, answer }) => ({
              id,
              title: question,
              content: <p>{answer}</p>,
            }))}
          />
        </SplitSection>
        <HiringContact copy={careers.contact} />
        <NextPages rows={copy.rows}>
          <CandidateNote copy={careers.note} />
        </NextPages>
        <ApplyCall art="moon" copy={copy.apply} address={careers.contact.openings.address} />
      </BelowHead>
    </>
  );
}

/** Length, places, pay and dates of the next term, and what became of those who were here before. */
export function Terms({ copy }: { copy: Copy["terms"] }) {
  const { all, joined, legend } = copy.graduates;
  return (
    <SplitSection
      className={styles.terms}
      title={copy.title}
      aside={
        <>
          <p className="muted">{copy.lead}</p>
          <div className={styles.graduates}>
            <UnitDots total={all} lit={joined} columns={14} wide />
            <p className="muted small">{legend}</p>
          </div>
        </>
      }
    >
      <div className="stack g6">
        <Figures items={copy.figures} />
        <Facts wide items={copy.facts} />
      </div>
    </SplitSection>
  );
}

/** The program as its calendar of working days, and what fills them. */
function Program({ copy }: { copy: Copy["program"] }) {
  return (
    <Section tone="shoal" title={copy.title} lead={copy.lead}>
      <figure className={styles.calendar}>
        <img src="/art/company/weeks.svg" alt="" width="1280" height="192" loading="lazy" />
        <figcaption className="muted small">{copy.legend}</figcaption>
      </figure>
      <FeatureGrid size="large" items={copy.items} />
    </Section>
  );
}
