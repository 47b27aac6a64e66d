import { photoOf } from "../../../copy/pictures.ts";
import { type Words, words } from "../../../copy/words.ts";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage } from "../../page/page-context.ts";
import { Closing, PageCrumbs, PageRows } from "../../page/page-parts.tsx";
import { FoldingGrid } from "../../ui/folding-grid.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Section, SplitSection } from "../../ui/section.tsx";
import { Steps } from "../../ui/steps.tsx";
import type { Route } from "./+types/page.ts";
import { Projects, StageReached } from "./projects.tsx";
import styles from "./research.module.css";

type Copy = Words<"research">;

export function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const copy = words("research", locale);
  return { meta: copy.meta, copy, ...photoOf(copy.head.picture, "head") };
}

export default function ResearchPage({ loaderData: { copy, photo } }: Route.ComponentProps) {
  return (
    <>
      <PageHead art="research" title={copy.head.title} lead={copy.head.lead} crumbs={<PageCrumbs />} photo={photo} />
      <BelowHead>
        <Projects copy={copy.projects} stages={copy.stages} />
        <CurrentWork copy={copy.current} stages={copy.stages} />
        <Stages copy={copy} />
        <Universities copy={copy.universities} />
        <People copy={copy.people} />
        <Closing art="current" copy={copy.closing} ways={[copy.closing.career, copy.closing.propose]} />
      </BelowHead>
    </>
  );
}

function CurrentWork({ copy, stages }: { copy: Copy["current"]; stages: Copy["stages"] }) {
  return (
    <Section tone="shoal" title={copy.title} lead={copy.lead}>
      <ul className={`trio ${styles.current}`}>
        {copy.items.map(({ title, content, stage }) => (
          <li key={title}>
            <h3 className="h">{title}</h3>
            <p>{content}</p>
            <StageReached number={stage} stages={stages} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The way from a question to a product, and how far along it each project is. */
function Stages({ copy: { stages, projects, current } }: { copy: Copy }) {
  const all = [...projects.items, ...current.items];
  const standing = (number: number) => (
    <ul className={styles.here} aria-label={stages.here}>
      {all
        .filter(({ stage }) => stage === number)
        .map((project) => (
          <li key={project.title} className={"id" in project ? styles.reached : undefined}>
            {"id" in project ? <a href={`#${project.id}`}>{project.title}</a> : project.title}
          </li>
        ))}
    </ul>
  );
  return (
    <Section title={stages.title} lead={stages.lead}>
      <Steps items={stages.items.map((step) => ({ ...step, below: standing(step.number) }))} />
      <p className={`muted small ${styles.legend}`}>{stages.legend}</p>
    </Section>
  );
}

function Universities({ copy }: { copy: Copy["universities"] }) {
  return (
    <SplitSection tone="shoal" title={copy.title} aside={<p className={styles.lead}>{copy.lead}</p>}>
      <FoldingGrid items={copy.rules.map((rule, index) => ({ id: `rule-${index + 1}`, ...rule }))} />
    </SplitSection>
  );
}

function People({ copy }: { copy: Copy["people"] }) {
  return (
    <SplitSection title={copy.title}>
      <div className={styles.people}>
        {copy.text.map((paragraph) => (
          <p key={paragraph} className="measure">
            {paragraph}
          </p>
        ))}
        <PageRows rows={copy.ways} />
      </div>
    </SplitSection>
  );
}
