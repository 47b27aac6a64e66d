import { findStory } from "../../../content/load.ts";
import { photoOf } from "../../../content/pictures.ts";
import { words } from "../../../content/words.ts";
import { StoryReferenceSection, storyReference } from "../../features/stories/story-reference.tsx";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { Questions } from "../../page/questions.tsx";
import { faqPage, service } from "../../seo/json-ld.ts";
import { PageHead } from "../../ui/page-head.tsx";
import type { Route } from "./+types/page.ts";
import { Closing } from "./closing.tsx";
import { CountedFigures } from "./counted-figures.tsx";
import { Limits } from "./limits.tsx";
import { Starts } from "./starts.tsx";
import { Trust } from "./trust.tsx";
import { CareerSteps } from "./way.tsx";

export function loader(args: Route.LoaderArgs) {
  const { name, locale } = matchedPage(args);
  const copy = words("robotic-process-automation", locale);
  const { slug } = copy.reference;
  return {
    meta: { ...copy.meta, jsonLd: [service(name, locale, copy.name, copy.meta.description), faqPage(copy.faq.items)] },
    copy,
    reference: storyReference(findStory(slug, locale), slug),
    ...photoOf(copy.head.picture, "head"),
  };
}

export default function RoboticProcessAutomationPage({ loaderData: { copy, reference, photo } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={copy.head.title} lead={copy.head.lead} crumbs={<PageCrumbs />} photo={photo} />
      <BelowHead>
        <CountedFigures copy={copy.figures} />
        <Starts copy={copy.starts} />
        <Limits copy={copy.limits} />
        <CareerSteps copy={copy.way} />
        <Trust copy={copy.trust} />
        <StoryReferenceSection reference={reference} kicker={copy.reference.kicker} more={copy.reference.more} />
        <Questions copy={copy.faq} questions={copy.faq.items} />
        <Closing copy={copy.closing} />
      </BelowHead>
    </>
  );
}
