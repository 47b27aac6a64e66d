import { facts } from "../../../content/facts.ts";
import { loadNews } from "../../../content/load.ts";
import { photoOf } from "../../../content/pictures.ts";
import { words } from "../../../content/words.ts";
import { href } from "../../../site/href.ts";
import type { Locale } from "../../../site/locales.ts";
import { BelowHead } from "../../page/below-head.tsx";
import { linkAddress, matchedPage } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { feedPath } from "../../seo/addresses.ts";
import { EmptyResult, FilterLinks } from "../../ui/filtered-list.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./media.module.css";
import { newsList } from "./news-list.ts";
import { NewsYears } from "./news-years.tsx";
import { PressKit, type PressPeople } from "./press-kit.tsx";

export function loader(args: Route.LoaderArgs) {
  const { name, locale } = matchedPage(args);
  const copy = words("media", locale);
  const list = newsList(loadNews(locale), new URL(args.request.url).searchParams, copy, href(name, locale), locale);
  const { title, text, contact } = copy.empty;
  const ask = { href: linkAddress(contact, locale), text: contact.text };
  return {
    meta: copy.meta,
    copy: { title: copy.title, lead: copy.lead, press: copy.press },
    people: pressPeople(locale),
    feed: { text: copy.feed, href: feedPath(locale) },
    list,
    empty: list.waysOut.length > 0 ? { title, text, ways: [...list.waysOut, ask] } : undefined,
    ...photoOf(copy.picture, "head"),
  };
}

/** Who speaks for the company, and who answers journalists. */
function pressPeople(locale: Locale): PressPeople {
  const { people, spokesperson, email } = facts(locale);
  const speaker = people[spokesperson];
  const contact = Object.values(people).find((person) => person.email === "press");
  if (!speaker || !contact) throw new Error("content/facts.yaml lacks the spokesperson or the press contact.");
  return { spokesperson: speaker, contact: { ...contact, mailbox: email.press } };
}

export default function MediaPage({ loaderData: { copy, people, feed, list, empty, photo } }: Route.ComponentProps) {
  return (
    <>
      <PageHead plain art="media" title={copy.title} lead={copy.lead} crumbs={<PageCrumbs />} photo={photo}>
        <p className={styles.contact}>
          <a href={`mailto:${people.contact.mailbox}`}>{people.contact.mailbox}</a>
          <a href="#press-kit">{copy.press.jump}</a>
          <a href={feed.href} type="application/rss+xml">
            {feed.text}
          </a>
        </p>
      </PageHead>
      <BelowHead>
        <section className={`wrap ${styles.list}`}>
          <div className={styles.filters}>
            {list.filters.map((filter) => (
              <FilterLinks key={filter.title} {...filter} />
            ))}
          </div>
          <p className="muted small" role="status">
            {list.status}
          </p>
          {empty ? <EmptyResult {...empty} /> : <NewsYears years={list.years} />}
          <Pagination {...list.paging} />
        </section>
        <PressKit copy={copy.press} people={people} />
      </BelowHead>
    </>
  );
}
