import { data } from "react-router";
import { findStory } from "../../../content/load.ts";
import type { Figure } from "../../../content/schema.ts";
import { words } from "../../../content/words.ts";
import { fill } from "../../../domain/slots.ts";
import { storyTeaser } from "../../features/stories/story-reference.tsx";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage } from "../../page/page-context.ts";
import { storyArticle } from "../../seo/json-ld.ts";
import { Figures } from "../../ui/figure.tsx";
import type { Route } from "./+types/page.ts";
import { RelatedStories } from "./related-stories.tsx";
import { StoryBody } from "./story-body.tsx";
import styles from "./story-figures.module.css";
import { StoryHead } from "./story-head.tsx";
import { storyView } from "./story-view.ts";

export function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const story = findStory(args.params.hikaye, locale);
  if (!story) throw data(null, { status: 404 });
  const copy = words("story", locale);
  const names = { ...words("stories", locale), pages: words("page-names", locale) };
  const view = storyView(story, copy, names, locale);
  const tags = new Intl.ListFormat(locale).format(view.tags.map(({ text }) => text));
  const title = fill(copy.title, { customer: story.customer, tags });
  const related = story.related.map((slug) => findStory(slug, locale)).filter((found) => found !== undefined);
  return {
    meta: {
      title,
      description: story.summary,
      crumb: story.customer,
      jsonLd: [storyArticle(story, locale)],
    },
    copy: { figures: copy.figures, related: copy.related },
    story: view,
    related: related.map((found) => storyTeaser(found, found.slug)),
  };
}

export default function StoryPage({ loaderData: { copy, story, related } }: Route.ComponentProps) {
  return (
    <>
      <StoryHead {...story} />
      <BelowHead>
        <StoryFigures label={copy.figures} items={story.figures} />
        <StoryBody story={story} />
        <RelatedStories copy={copy.related} stories={related} />
      </BelowHead>
    </>
  );
}

export function StoryFigures({ label, items }: { label: string; items: Figure[] }) {
  return (
    <section className={styles.band} aria-label={label}>
      <div className="wrap">
        <Figures items={items} />
      </div>
    </section>
  );
}
