import { data } from "react-router";
import { pageNames as namesEn } from "../../../content/en/page-names.ts";
import { stories as storiesEn } from "../../../content/en/stories.ts";
import { story as en } from "../../../content/en/story.ts";
import { findStory } from "../../../content/load.ts";
import type { Figure } from "../../../content/schema.ts";
import { pageNames as namesTr } from "../../../content/tr/page-names.ts";
import { stories as storiesTr } from "../../../content/tr/stories.ts";
import { story as tr } from "../../../content/tr/story.ts";
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
  const copy = { tr, en }[locale];
  const names = { ...{ tr: storiesTr, en: storiesEn }[locale], pages: { tr: namesTr, en: namesEn }[locale] };
  const view = storyView(story, copy, names, locale);
  const title = copy.title(
    story.customer,
    view.tags.map(({ text }) => text),
  );
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
      <StoryHead slug={story.slug} title={story.title} summary={story.summary} tags={story.tags} />
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
