import { useEffect, useState } from "react";
import { Link, useNavigation } from "react-router";
import type { Segment } from "../../../domain/search/excerpt.ts";
import { isSearchKeyOn, switchSearchKey } from "../../features/navigation/search-link.tsx";
import { searchAsYouTypeState } from "../../features/search/search-as-you-type.ts";
import { useLinks } from "../../page/page-context.ts";
import { PageRows } from "../../page/page-parts.tsx";
import { MoreLink } from "../../ui/links.tsx";
import { Note } from "../../ui/messages.tsx";
import type { HitGroup, Results, SearchCopy, ShownHit } from "./results.ts";
import styles from "./search.module.css";

type Props = { copy: SearchCopy; found: Results };

/** What was found, what to do if nothing was, or where to start. */
export function SearchResults({ copy, found }: Props) {
  const isPending = useNavigation().location?.state === searchAsYouTypeState;
  return (
    <div className={styles.found} aria-busy={isPending}>
      {found.text === "" ? (
        <StartLinks copy={copy} />
      ) : found.total > 0 ? (
        <Hits copy={copy} found={found} />
      ) : (
        <NoHits copy={copy} />
      )}
    </div>
  );
}

function Hits({ copy: { ask }, found }: Props) {
  const to = useLinks();
  return (
    <>
      <HitGroups groups={found.groups} />
      <Note>
        {ask.before}
        <Link to={to(ask.link)}>{ask.link.text}</Link>
        {ask.after}
      </Note>
    </>
  );
}

function NoHits({ copy: { none, empty } }: { copy: SearchCopy }) {
  const isContact = ({ link }: (typeof empty.starts)[number]) => link.to === none.contact.to;
  const ask = empty.starts.filter(isContact).map((row) => ({ ...row, link: none.contact }));
  return (
    <section className={styles.start}>
      <div className="stack">
        <h2>{none.title}</h2>
        <p className="lead">{none.text}</p>
      </div>
      <PageRows rows={[...ask, ...empty.starts.filter((row) => !isContact(row))]} />
    </section>
  );
}

function StartLinks({ copy: { empty } }: { copy: SearchCopy }) {
  return (
    <section className={styles.start} aria-labelledby="start">
      <p className="lead">{empty.hint}</p>
      <h2 id="start" className="h">
        {empty.title}
      </h2>
      <PageRows rows={empty.starts} />
    </section>
  );
}

function HitGroups({ groups }: { groups: HitGroup[] }) {
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

/** Stays in the page while results change, so that screen readers hear what came. */
export function SearchStatus({ copy, found, isRefused }: Props & { isRefused: boolean }) {
  const { text, cut, partial, suggestion } = found;
  return (
    <div role="status" className={`${styles.status} stack g2`}>
      {text === "" ? (
        <p>{copy.empty.status}</p>
      ) : (
        <p>
          <b>“{text}”</b>
          {copy.count}
        </p>
      )}
      {isRefused && <p>{copy.refused}</p>}
      {cut && <p className="muted small">{copy.cut}</p>}
      {partial && <p className="muted small">{copy.partial}</p>}
      {suggestion && (
        <p className="muted small">
          {copy.nearest} <Link to={suggestion.href}>{suggestion.text}</Link>
        </p>
      )}
    </div>
  );
}

/** Switches the key off and on. The key needs script, so the switch appears with it. */
export function SearchKeySwitch({ label }: { label: string }) {
  const [on, setOn] = useState<boolean>();
  useEffect(() => setOn(isSearchKeyOn()), []);
  if (on === undefined) return null;

  function change(wanted: boolean) {
    switchSearchKey(wanted);
    setOn(wanted);
  }

  return (
    <label className={`${styles.switch} muted small noprint`}>
      <input type="checkbox" checked={on} onChange={(event) => change(event.target.checked)} />
      {label}
    </label>
  );
}
