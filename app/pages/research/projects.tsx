import type { Words } from "../../../copy/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { Accordion } from "../../ui/accordion.tsx";
import { Facts } from "../../ui/facts.tsx";
import { MoreLink } from "../../ui/links.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./research.module.css";

type Copy = Words<"research">["projects"];
type Stages = Words<"research">["stages"];

/** Finished projects, each with a picture of its question, its result and what did not work. */
export function Projects({ copy, stages }: { copy: Copy; stages: Stages }) {
  return (
    <Section id="projects" title={copy.title} lead={copy.lead}>
      <div className={styles.projects}>
        {copy.items.map((project) => (
          <Project key={project.id} copy={project} words={copy} stages={stages} />
        ))}
      </div>
    </Section>
  );
}

type Props = { copy: Copy["items"][number]; words: Copy; stages: Stages };

function Project({ copy, words, stages }: Props) {
  return (
    <article id={copy.id}>
      <figure>
        <img src={`/art/research/${copy.picture}.svg`} alt="" width="800" height="500" loading="lazy" />
        <figcaption>{copy.legend}</figcaption>
      </figure>
      <div className={styles.say}>
        <p className="muted small">
          {copy.partner}
          <br />
          {copy.period}
        </p>
        <h3>{copy.title}</h3>
        <p className={styles.question}>{copy.question}</p>
        <StageReached number={copy.stage} stages={stages} />
      </div>
      <Facts items={[{ term: words.result, details: copy.result }]} />
      <Accordion
        className={styles.more}
        level={4}
        items={[{ id: `${copy.id}-more`, title: words.more, content: <HowItWent copy={copy} words={words} /> }]}
      />
    </article>
  );
}

function HowItWent({ copy, words }: Omit<Props, "stages">) {
  const to = useLinks();
  return (
    <>
      <Facts items={[{ term: words.failed, details: copy.failed }]} />
      <Accordion
        level={4}
        items={[
          { id: `${copy.id}-done`, title: words.done, content: <p>{copy.done}</p> },
          { id: `${copy.id}-today`, title: words.today, content: <p>{copy.today}</p> },
        ]}
      />
      <div className={styles.used}>
        <MoreLink to={to(copy.link)}>{copy.link.text}</MoreLink>
      </div>
    </>
  );
}

/** The stages of a project: points for those it has gone through, rings for those ahead. */
export function StageReached({ number, stages }: { number: number; stages: Stages }) {
  const name = stages.items.find((stage) => stage.number === number)?.name;
  return (
    <ol className={styles.stages} aria-label={`${stages.reached}: ${name}`}>
      {stages.items.map((stage) => (
        <li key={stage.number} className={stage.number <= number ? styles.reached : undefined}>
          {stage.name}
        </li>
      ))}
    </ol>
  );
}
