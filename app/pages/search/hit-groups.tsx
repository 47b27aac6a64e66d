import { Link } from "react-router";
import type { Segment } from "../../../domain/search/excerpt.ts";
import { MoreLink } from "../../ui/links.tsx";
import styles from "./hit-groups.module.css";
import type { HitGroup, ShownHit } from "./results.ts";

export function HitGroups({ groups }: { groups: HitGroup[] }) {
  return groups.map(({ kind, title, hits, more }) => (
    <section key={kind} aria-labelledby={kind} className={styles.group}>
      <h2 id={kind} className="h">
        {title}
      </h2>
      {hits.map((hit) => (
        <Hit key={hit.href} hit={hit} />
      ))}
      {more && (
        <p className={styles.more}>
          <MoreLink to={more.href}>{more.text}</MoreLink>
        </p>
      )}
    </section>
  ));
}

function Hit({ hit: { href, title, excerpt, note } }: { hit: ShownHit }) {
  return (
    <article className={styles.hit}>
      <h3 className="h">
        <Link to={href}>
          <Marked segments={title} />
        </Link>
      </h3>
      <p>
        <Marked segments={excerpt} />
      </p>
      <small>
        <Marked segments={note} />
      </small>
    </article>
  );
}

/** A text with its matches marked, built from plain pieces: nothing that was typed becomes markup. */
function Marked({ segments }: { segments: Segment[] }) {
  return segments.map(({ text, match }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name than their place
    match ? <mark key={place}>{text}</mark> : text,
  );
}
