import { loadLegal } from "../../../content/load.ts";
import { words } from "../../../content/words.ts";
import { fill } from "../../../domain/slots.ts";
import { BelowHead } from "../../page/below-head.tsx";
import { longDate } from "../../page/dates.ts";
import { matchedPage } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Prose } from "../../ui/prose.tsx";
import { TableOfContents } from "../../ui/table-of-contents.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./legal.module.css";

export function loader(args: Route.LoaderArgs) {
  const { name, locale } = matchedPage(args);
  const copy = words("legal", locale);
  const { title, description, version, effective, summary, html, toc, minutes } = loadLegal(name, locale);
  const facts = [
    `${copy.effective}: ${longDate(effective, locale)}`,
    `${copy.version} ${version}`,
    fill(copy.reading, { minutes }),
  ];
  return {
    meta: { title, description },
    head: { title, lead: description, facts: facts.join(" · ") },
    text: { html, toc, tocTitle: copy.toc, summary: { label: copy.inShort, text: summary } },
  };
}

export default function LegalPage({ loaderData: { head, text } }: Route.ComponentProps) {
  return (
    <>
      <PageHead short art="legal" title={head.title} lead={head.lead} crumbs={<PageCrumbs />}>
        <p className={`muted small ${styles.facts}`}>{head.facts}</p>
      </PageHead>
      <BelowHead>
        <div className={`wrap split ${styles.text}`}>
          <TableOfContents title={text.tocTitle} items={text.toc} />
          <article>
            <Prose html={text.html} summary={text.summary} />
          </article>
        </div>
      </BelowHead>
    </>
  );
}
