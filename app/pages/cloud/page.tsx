import { loadStories } from "../../../content/load.ts";
import { photoOf } from "../../../content/pictures.ts";
import { words } from "../../../content/words.ts";
import { storyTeaser } from "../../features/stories/story-reference.tsx";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { Questions } from "../../page/questions.tsx";
import { faqPage, service } from "../../seo/json-ld.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { SubNav } from "../../ui/sub-nav.tsx";
import type { Route } from "./+types/page.ts";
import { Closing } from "./closing.tsx";
import { Competencies } from "./competencies.tsx";
import { Features } from "./features.tsx";
import { HybridCloud } from "./hybrid-cloud.tsx";
import { Partnerships } from "./partnerships.tsx";
import { ServiceModels } from "./service-models.tsx";
import { Solutions } from "./solutions.tsx";
import { SuccessStories } from "./success-stories.tsx";

export function loader(args: Route.LoaderArgs) {
  const { name, locale } = matchedPage(args);
  const copy = words("cloud", locale);
  const stories = loadStories(locale).filter(({ services }) => services.includes(name));
  return {
    meta: { ...copy.meta, jsonLd: [service(name, locale, copy.name, copy.meta.description), faqPage(copy.faq.items)] },
    copy,
    stories: stories.slice(0, 3).map((story) => storyTeaser(story, story.slug)),
    ...photoOf(copy.head.picture, "head"),
  };
}

export default function CloudPage({ loaderData: { copy, stories, photo } }: Route.ComponentProps) {
  return (
    <>
      <PageHead art="cloud" title={copy.head.title} lead={copy.head.lead} crumbs={<PageCrumbs />} photo={photo} />
      <BelowHead>
        <SubNav label={copy.nav.label} items={copy.nav.items} />
        <Solutions copy={copy.solutions} />
        <HybridCloud copy={copy.hybrid} above={copy.name} />
        <ServiceModels copy={copy.models} />
        <Competencies copy={copy.competencies} />
        <Partnerships copy={copy.partnerships} />
        <Features copy={copy.features} />
        <SuccessStories copy={copy.stories} stories={stories} />
        <Questions copy={copy.faq} questions={copy.faq.items} />
        <Closing copy={copy.closing} />
      </BelowHead>
    </>
  );
}
