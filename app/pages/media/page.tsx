import { Link } from "react-router";
import { facts } from "../../../copy/facts.ts";
import { loadNews } from "../../../copy/load.ts";
import { photoOf } from "../../../copy/pictures.ts";
import { words } from "../../../copy/words.ts";
import { href } from "../../../site/href.ts";
import type { Locale } from "../../../site/locales.ts";
import { BelowHead } from "../../page/below-head.tsx";
import { linkAddress, matchedPage, useLinks } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { feedPath } from "../../seo/addresses.ts";
import { EmptyResult, FilterLinks } from "../../ui/filtered-list.tsx";
import { LinkRows, More } from "../../ui/links.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { Cover } from "../../ui/pictures.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./media.module.css";
import { newsList } from "./news-list.ts";
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

type Data = Route.ComponentProps["loaderData"];

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
          {list.featured && <Featured {...list.featured} />}
          <div className={styles.filters}>
            {list.filters.map((filter) => (
              <FilterLinks key={filter.title} {...filter} />
            ))}
            <p className="muted small" role="status">
              {list.status}
            </p>
          </div>
          {empty ? <EmptyResult {...empty} /> : <Years years={list.years} />}
          <Pagination {...list.paging} />
        </section>
        <PressKit copy={copy.press} people={people} />
      </BelowHead>
    </>
  );
}

function Featured({ slug, title, summary, kicker, cover, more, photo }: NonNullable<Data["list"]["featured"]>) {
  const to = useLinks();
  return (
    <Link
      to={to({ to: "hakkimizda-medya-haber", params: { haber: slug } })}
      className={`${styles.featured} glow night`}
    >
      <Cover src={cover} photo={photo} sizes="(width < 1024px) 92vw, 48rem" lazy={false} />
      <div className="stack g4">
        <span className="muted small">{kicker}</span>
        <h2>{title}</h2>
        <p className="lead">{summary}</p>
        <More>{more}</More>
      </div>
    </Link>
  );
}

function Years({ years }: { years: Data["list"]["years"] }) {
  const to = useLinks();
  return (
    <div>
      {years.map(({ year, rows }) => (
        <section key={year} className={`split ${styles.year}`} aria-labelledby={`y${year}`}>
          <h2 id={`y${year}`}>{year}</h2>
          <LinkRows
            flush
            items={rows.map(({ slug, ...row }) => ({
              ...row,
              href: to({ to: "hakkimizda-medya-haber", params: { haber: slug } }),
            }))}
          />
        </section>
      ))}
    </div>
  );
}
