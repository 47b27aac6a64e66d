import type { Words } from "../../../content/words.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Timeline } from "../../ui/timeline.tsx";
import { Meanwhile } from "./meanwhile.tsx";
import { NothingSent } from "./nothing-sent.tsx";
import styles from "./quote-thank-you.module.css";

/** The page for visitors without a sent request in this browser; nothing on it is personal. */
export function NoRequestFound({ copy }: { copy: Words<"quote-thank-you"> }) {
  return (
    <>
      <PageHead plain art="quote-thank-you" title={copy.title} lead={copy.lead} crumbs={<PageCrumbs />} />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.text}>
          <section className="stack">
            <h2>{copy.next.title}</h2>
            <Timeline items={copy.next.items} />
          </section>
          <Meanwhile copy={copy.meanwhile} />
        </div>
        <NothingSent copy={copy.none} />
      </div>
    </>
  );
}
