import { Link } from "react-router";
import { useLinks } from "../../page/page-context.ts";
import { Facts } from "../../ui/facts.tsx";
import { Prose } from "../../ui/prose.tsx";
import { QuoteBlock } from "../../ui/quote-block.tsx";
import { Timeline } from "../../ui/timeline.tsx";
import styles from "./story-body.module.css";
import type { StoryFact, StoryView } from "./story-view.ts";

export function StoryBody({ story: { slug, facts, text, quote, timeline } }: { story: StoryView }) {
  return (
    <section className="section">
      <div className="wrap split">
        <div className="sticky">
          <Facts items={facts.map((fact) => ({ term: fact.term, details: <Details fact={fact} /> }))} />
        </div>
        <article className={styles.text}>
          <Prose free html={text.opening} />
          <QuoteBlock {...quote} seed={slug} />
          {text.middle && <Prose free html={text.middle} />}
          <div className={`stack measure ${styles.timeline}`}>
            <h2>{timeline.title}</h2>
            <Timeline items={timeline.steps} />
          </div>
          {text.closing && <Prose free html={text.closing} />}
        </article>
      </div>
    </section>
  );
}

function Details({ fact: { text, links } }: { fact: StoryFact }) {
  const to = useLinks();
  if (!links) return text;
  return (
    <ul>
      {links.map((link) => (
        <li key={link.to}>
          <Link to={to(link)}>{link.text}</Link>
        </li>
      ))}
    </ul>
  );
}
