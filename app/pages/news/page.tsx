import { data } from "react-router";
import { withoutMarks } from "../../../copy/editing/characters.ts";
import { facts } from "../../../copy/facts.ts";
import { findNews, loadNews } from "../../../copy/load.ts";
import type { News } from "../../../copy/schema.ts";
import { words } from "../../../copy/words.ts";
import { fillCounted } from "../../../domain/slots.ts";
import { newsCover } from "../../../site/story-covers.ts";
import { BelowHead } from "../../page/below-head.tsx";
import { longDate } from "../../page/dates.ts";
import { matchedPage, useLinks } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { newsArticle } from "../../seo/json-ld.ts";
import { Facts } from "../../ui/facts.tsx";
import { LinkRows, MoreLink } from "../../ui/links.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Cover } from "../../ui/pictures.tsx";
import { Prose } from "../../ui/prose.tsx";
import { Section } from "../../ui/section.tsx";
import type { Route } from "./+types/page.ts";
import { CopyLink } from "./copy-link.tsx";
import styles from "./news.module.css";
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
      crumb: shortTitle(withoutMarks(item.title)),
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
      cover: newsCover(item),
      caption: copy.caption,
      ...(item.photo && { photo: item.photo }),
    },
    others: others
      .slice(0, othersShown)
      .map((other) => ({ slug: other.slug, title: other.title, sign: other.sign, kicker: filed(other) })),
  };
}

type Data = Route.ComponentProps["loaderData"];

export default function NewsPage({ loaderData: { copy, head, details, text, others } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={head.title} lead={head.lead} crumbs={<PageCrumbs />} />
      <BelowHead>
        <NewsText copy={copy} details={details} text={text} />
        {others.length > 0 && <OtherNews copy={copy.others} items={others} />}
      </BelowHead>
    </>
  );
}

/** The facts, and beside them the item's photograph or a sea drawn from its name, then its text. */
function NewsText({ copy: { facts, copyLink }, details, text }: Pick<Data, "copy" | "details" | "text">) {
  return (
    <section className={`wrap split ${styles.item}`}>
      <div className="sticky stack">
        <Facts
          items={[
            { term: facts.published, details: details.published },
            { term: facts.topics, details: details.topics },
            { term: facts.press, details: <a href={`mailto:${details.mailbox}`}>{details.mailbox}</a> },
          ]}
        />
        <CopyLink copy={copyLink} />
      </div>
      <article className={styles.text}>
        <figure className={`${styles.cover} noprint`}>
          <div className="glow">
            <Cover src={text.cover} photo={text.photo} sizes="(width < 1024px) 92vw, 48rem" lazy={false} />
          </div>
          {!text.photo && <figcaption className="muted small">{text.caption}</figcaption>}
        </figure>
        <Prose free html={text.opening} />
        {text.rest && <Prose free html={text.rest} />}
      </article>
    </section>
  );
}

function OtherNews({ copy, items }: { copy: Data["copy"]["others"]; items: Data["others"] }) {
  const to = useLinks();
  return (
    <Section noprint tone="shoal" title={copy.title} lead={<MoreLink to={to(copy.all)}>{copy.all.text}</MoreLink>}>
      <LinkRows
        items={items.map(({ slug, ...row }) => ({
          ...row,
          href: to({ to: "hakkimizda-medya-haber", params: { haber: slug } }),
        }))}
      />
    </Section>
  );
}
