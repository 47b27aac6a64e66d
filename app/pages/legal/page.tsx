import { data } from "react-router";
import { words } from "../../../copy/words.ts";
import { fill } from "../../../domain/slots.ts";
import type { PageName } from "../../../site/pages.ts";
import { BelowHead } from "../../page/below-head.tsx";
import { longDate } from "../../page/dates.ts";
import { matchedPage } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { LinkRows, MoreLink } from "../../ui/links.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Prose } from "../../ui/prose.tsx";
import { SplitSection } from "../../ui/section.tsx";
import { TableOfContents } from "../../ui/table-of-contents.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./legal.module.css";
import { legalVersion } from "./versions.ts";

/** Statements that are no text of law have a picture of their own. */
const heads: Partial<Record<PageName, string>> = {
  erisilebilirlik: "accessibility",
  "guvenlik-bildirimi": "security-disclosure",
};

export function loader(args: Route.LoaderArgs) {
  const { name, locale } = matchedPage(args);
  const copy = words("legal", locale);
  const asked = new URL(args.request.url).searchParams.get("version");
  const found = legalVersion(name, locale, asked, copy);
  if (!found) throw data(null, { status: 404 });
  const { text, older, previous } = found;
  const { title, description, version, effective, summary, html, toc, minutes } = text;
  const facts = [
    `${copy.effective}: ${longDate(effective, locale)}`,
    `${copy.version} ${version}`,
    fill(copy.reading, { minutes }),
  ];
  return {
    meta: older
      ? { title: `${title}, ${facts[1]}`, description, noindex: true, canonical: older.current.href }
      : { title, description },
    head: { title, lead: description, art: heads[name] ?? "legal", facts: facts.join(" · ") },
    ...(older && { older }),
    text: {
      html,
      toc,
      tocTitle: copy.toc,
      summary: { label: copy.inShort, text: summary },
    },
    ...(previous && { previous }),
  };
}

export default function LegalPage({ loaderData: { head, older, text, previous } }: Route.ComponentProps) {
  return (
    <>
      <PageHead plain art={head.art} title={head.title} lead={head.lead} crumbs={<PageCrumbs />}>
        <p className={`muted small ${styles.facts}`}>{head.facts}</p>
        {older && (
          <p className={styles.facts} role="note">
            <strong>{older.notice}</strong> <MoreLink to={older.current.href}>{older.current.text}</MoreLink>
          </p>
        )}
      </PageHead>
      <BelowHead>
        <div className={`wrap split ${styles.text}`}>
          <TableOfContents title={text.tocTitle} items={text.toc} />
          <article>
            <Prose html={text.html} summary={text.summary} />
          </article>
        </div>
        {previous && (
          <SplitSection tone="shoal" id="versions" title={previous.title}>
            <LinkRows items={previous.rows} />
          </SplitSection>
        )}
      </BelowHead>
    </>
  );
}
