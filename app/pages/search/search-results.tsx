import { Link, useNavigation } from "react-router";
import { searchAsYouTypeState } from "../../features/search/search-as-you-type.ts";
import { useLinks } from "../../page/page-context.ts";
import { PageRows } from "../../page/page-parts.tsx";
import { EmptyResult } from "../../ui/filtered-list.tsx";
import { Note } from "../../ui/messages.tsx";
import { HitGroups } from "./hit-groups.tsx";
import type { Results, SearchCopy } from "./results.ts";
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
  const to = useLinks();
  const others = empty.starts.map(({ link }) => link).filter((link) => link.to !== none.contact.to);
  const ways = [none.contact, ...others].map((link) => ({ href: to(link), text: link.text }));
  return <EmptyResult title={none.title} text={none.text} ways={ways} />;
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
