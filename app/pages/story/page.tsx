import { data, Link } from "react-router";
import { findStory } from "../../../copy/load.ts";
import { words } from "../../../copy/words.ts";
import { fill } from "../../../domain/slots.ts";
import { storyTeaser } from "../../features/stories/story-reference.tsx";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage, useLinks } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { storyArticle } from "../../seo/json-ld.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Figures } from "../../ui/figure.tsx";
import { MoreLink } from "../../ui/links.tsx";
import { Cover, Portrait } from "../../ui/pictures.tsx";
import { Prose } from "../../ui/prose.tsx";
import { Section } from "../../ui/section.tsx";
import { StoryCard } from "../../ui/story-card.tsx";
import { Timeline } from "../../ui/timeline.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./story.module.css";
import { type StoryFact, type StoryView, storyView } from "./story-view.ts";

export function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const story = findStory(args.params.hikaye, locale);
  if (!story) throw data(null, { status: 404 });
  const copy = words("story", locale);
  const list = words("stories", locale);
  const view = storyView(story, copy, { ...list, pages: words("page-names", locale) }, locale);
  const tags = new Intl.ListFormat(locale).format(view.tags);
  const title = fill(copy.title, { customer: story.customer, tags });
  const related = story.related.map((slug) => findStory(slug, locale)).filter((found) => found !== undefined);
  return {
    meta: {
      title,
      description: story.summary,
      crumb: story.customer,
      jsonLd: [storyArticle(story, locale)],
    },
    copy: { figures: copy.figures, related: copy.related, closing: list.closing },
    story: view,
    related: related.map((found) => storyTeaser(found, found.slug)),
  };
}

type Data = Route.ComponentProps["loaderData"];

export default function StoryPage({ loaderData: { copy, story, related } }: Route.ComponentProps) {
  const to = useLinks();
  return (
    <>
      <StoryHead story={story} />
      <BelowHead>
        <section className={styles.figures} aria-label={copy.figures}>
          <div className="wrap">
            <Figures items={story.figures} />
          </div>
        </section>
        <StoryText story={story} />
        {related.length > 0 && <Related copy={copy.related} stories={related} />}
        <CallToAction art="quay" title={copy.closing.title} lead={copy.closing.lead}>
          <ButtonLink to={to(copy.closing.link)}>{copy.closing.link.text}</ButtonLink>
        </CallToAction>
      </BelowHead>
    </>
  );
}

/** The cover from column 6 to the edge of the window, the words beside it; on paper, the words alone. */
function StoryHead({ story: { title, summary, tags, cover, photo } }: { story: StoryView }) {
  return (
    <section className={`${styles.head} night`}>
      <div className="wrap">
        <PageCrumbs />
        <div className="stack">
          <p className="muted">{tags.join(" · ")}</p>
          <h1>{title}</h1>
          <p className="lead">{summary}</p>
        </div>
      </div>
      <div className={`glow noprint ${styles.cover}`}>
        <Cover src={cover} photo={photo} sizes="(width < 1024px) 100vw, 60vw" lazy={false} />
      </div>
    </section>
  );
}

function StoryText({ story: { slug, facts, text, quote, timeline } }: { story: StoryView }) {
  return (
    <section className="section">
      <div className="wrap split">
        <div className="sticky">
          <Facts items={facts.map((fact) => ({ term: fact.term, details: <Details fact={fact} /> }))} />
        </div>
        <article className={styles.text}>
          <Prose free html={text.opening} />
          <Quote quote={quote} seed={slug} />
          {text.middle && <Prose free html={text.middle} />}
          <div className={`stack measure ${styles.timeline}`}>
            <h2>{timeline.title}</h2>
            <Timeline items={timeline.steps} />
          </div>
          {text.closing && <Prose free html={text.closing} />}
        </article>
      </div>
    </section>
  );
}

/** The customer's own words, large, with who said them. */
function Quote({ quote: { text, person, role, photo }, seed }: { quote: StoryView["quote"]; seed: string }) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>“{text}”</p>
      </blockquote>
      <figcaption>
        <Portrait name={person} seed={seed} round photo={photo} sizes="3.5rem" />
        <div>
          {person}
          <span>{role}</span>
        </div>
      </figcaption>
    </figure>
  );
}

function Details({ fact: { text, links } }: { fact: StoryFact }) {
  const to = useLinks();
  if (!links) return text;
  return (
    <ul>
      {links.map((link) => (
        <li key={link.to}>
          <Link to={to(link)}>{link.text}</Link>
        </li>
      ))}
    </ul>
  );
}

function Related({ copy, stories }: { copy: Data["copy"]["related"]; stories: Data["related"] }) {
  const to = useLinks();
  return (
    <Section noprint tone="shoal" title={copy.title} lead={<MoreLink to={to(copy.all)}>{copy.all.text}</MoreLink>}>
      <ul className={styles.related}>
        {stories.map(({ slug, customer, title, cover, photo, figures: [figure] }) => (
          <li key={slug}>
            <StoryCard
              href={to({ to: "hakkimizda-basari-hikayeleri-hikaye", params: { hikaye: slug } })}
              cover={<Cover src={cover} photo={photo} sizes="(width < 768px) 92vw, (width < 1440px) 31vw, 27rem" />}
              kicker={customer}
              title={title}
              figure={figure}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
