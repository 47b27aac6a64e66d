import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { Facts } from "../../ui/facts.tsx";
import { MoreLink } from "../../ui/links.tsx";
import { Sign } from "../../ui/pictures.tsx";
import styles from "./projects.module.css";

type Copy = Words<"research">["projects"];

/** Finished projects, each with its question, its result and what did not work. */
export function Projects({ copy }: { copy: Copy }) {
  return (
    <section className="section tight" id="projects">
      <div className="wrap">
        <div className="head">
          <h2>{copy.title}</h2>
          <p>{copy.lead}</p>
        </div>
        {copy.items.map((project) => (
          <Project key={project.id} copy={project} words={copy} />
        ))}
      </div>
    </section>
  );
}

function Project({ copy, words }: { copy: Copy["items"][number]; words: Copy }) {
  const to = useLinks();
  return (
    <article className={`split ${styles.project}`} id={copy.id}>
      <div className="stack g3">
        <Sign name={copy.icon} className={styles.sign} />
        <h3>{copy.title}</h3>
        <p className="muted small">
          {copy.partner}
          <br />
          {copy.period}
        </p>
      </div>
      <div className="stack">
        <p className="lead">{copy.question}</p>
        <Facts
          wide
          items={[
            { term: words.done, details: copy.done },
            { term: words.result, details: copy.result },
            { term: words.failed, details: copy.failed },
            { term: words.today, details: copy.today },
          ]}
        />
        <MoreLink to={to(copy.link)}>{copy.link.text}</MoreLink>
      </div>
    </article>
  );
}
