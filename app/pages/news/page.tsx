import { data } from "react-router";
import { facts } from "../../../content/facts.ts";
import { findNews, loadNews } from "../../../content/load.ts";
import type { News } from "../../../content/schema.ts";
import { words } from "../../../content/words.ts";
import { fillCounted } from "../../../domain/slots.ts";
import { BelowHead } from "../../page/below-head.tsx";
import { longDate } from "../../page/dates.ts";
import { matchedPage } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { newsArticle } from "../../seo/json-ld.ts";
import { PageHead } from "../../ui/page-head.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./news.module.css";
import { NewsFacts } from "./news-facts.tsx";
import { NewsText } from "./news-text.tsx";
import { OtherNews } from "./other-news.tsx";
import { shortTitle } from "./short-title.ts";

const othersShown = 3;

export function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const item = findNews(args.params.haber, locale);
  if (!item) throw data(null, { status: 404 });
  const copy = words("news", locale);
  const { kinds } = words("media", locale);
  const filed = ({ date, kind }: News) => `${longDate(date, locale)} · ${kinds[kind]}`;
  const [opening = "", ...rest] = item.html.split(/(?=<h2\b)/);
  const others = loadNews(locale).filter(({ slug }) => slug !== item.slug);
  return {
    meta: {
      title: item.title,
      description: item.summary,
      crumb: shortTitle(item.title),
      jsonLd: [newsArticle(item, locale)],
    },
    copy: { facts: copy.facts, copyLink: copy.copyLink, others: copy.others },
    head: {
      title: item.title,
      lead: `${filed(item)} · ${fillCounted(copy.reading, item.minutes, { minutes: item.minutes })}`,
    },
    details: {
      published: longDate(item.date, locale),
      topics: item.topics.join(", "),
      mailbox: facts(locale).email.press,
    },
    text: {
      opening,
      rest: rest.join(""),
      slug: item.slug,
      caption: copy.caption,
      ...(item.photo && { photo: item.photo }),
    },
    others: others
      .slice(0, othersShown)
      .map((other) => ({ slug: other.slug, title: other.title, kicker: filed(other) })),
  };
}

export default function NewsPage({ loaderData: { copy, head, details, text, others } }: Route.ComponentProps) {
  return (
    <>
      <PageHead plain art="news" title={head.title} lead={head.lead} crumbs={<PageCrumbs />} />
      <BelowHead>
        <div className={`wrap split ${styles.text}`}>
          <NewsFacts copy={copy} item={details} />
          <NewsText {...text} />
        </div>
        <OtherNews copy={copy.others} items={others} />
      </BelowHead>
    </>
  );
}
