import { quoteThankYou as en } from "../../../content/en/quote-thank-you.ts";
import { quoteThankYou as tr } from "../../../content/tr/quote-thank-you.ts";
import { PageCrumbs } from "../../page/page-crumbs.tsx";
import { matchedPage } from "../../page/page-data.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { Timeline } from "../../ui/timeline.tsx";
import type { Route } from "./+types/page.ts";
import { Meanwhile } from "./meanwhile.tsx";
import { NothingSent } from "./nothing-sent.tsx";
import styles from "./quote-thank-you.module.css";

export function loader(args: Route.LoaderArgs) {
  const copy = { tr, en }[matchedPage(args).locale];
  return { meta: copy.meta, copy };
}

export default function QuoteThankYouPage({ loaderData: { copy } }: Route.ComponentProps) {
  return (
    <>
      <PageHead short art="quote-thank-you" title={copy.title} lead={copy.lead} crumbs={<PageCrumbs />} />
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
