import { findStory } from "../../../content/load.ts";
import { type ManagedService, managedService } from "../../../content/managed-services.ts";
import { photoOf } from "../../../content/pictures.ts";
import { type Words, words } from "../../../content/words.ts";
import { StoryReferenceSection, storyReference } from "../../features/stories/story-reference.tsx";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage } from "../../page/page-context.ts";
import { PageCrumbs, PageSubNav } from "../../page/page-parts.tsx";
import { Questions } from "../../page/questions.tsx";
import { faqPage, service } from "../../seo/json-ld.ts";
import { PageHead } from "../../ui/page-head.tsx";
import type { Route } from "./+types/page.ts";
import { Closing } from "./closing.tsx";
import { Levels } from "./levels.tsx";
import { Overview } from "./overview.tsx";
import { Related } from "./related.tsx";
import { Services } from "./services.tsx";
import { Stages } from "./stages.tsx";
import { Terms } from "./terms.tsx";

export function loader(args: Route.LoaderArgs) {
  const { name, locale } = matchedPage(args);
  const copy = managedService(name, locale);
  const names = words("page-names", locale);
  return {
    meta: { ...copy.meta, jsonLd: [service(name, locale, copy.head.title, copy.meta.description), faqPage(copy.faq)] },
    copy,
    shared: words("managed-services/shared", locale),
    levels: words("service-levels", locale),
    reference: storyReference(findStory(copy.story, locale), copy.story),
    related: copy.related.map((link) => ({ link, kicker: names[link.to] })),
    ...photoOf(copy.head.picture, "head"),
  };
}

export default function ManagedServicePage({ loaderData }: Route.ComponentProps) {
  const { copy, shared, levels, reference, related, photo } = loaderData;
  return (
    <>
      <PageHead
        art="managed-service"
        title={copy.head.title}
        lead={copy.head.lead}
        crumbs={<PageCrumbs />}
        photo={photo}
      />
      <BelowHead>
        <PageSubNav items={sections(copy, shared.sections)} />
        <Overview copy={copy.overview} counters={shared.counters} />
        <Services copy={copy.services} build={{ ...copy.closing.quote, text: shared.build }} />
        {copy.steps && <Stages copy={copy.steps} />}
        {copy.levels && <Levels copy={copy.levels} example={shared.example} levels={levels} />}
        <Terms copy={copy.terms} shared={shared.terms} />
        <StoryReferenceSection reference={reference} kicker={shared.sections.reference} more={shared.story} />
        <Questions copy={shared.faq} questions={copy.faq} />
        <Related title={shared.related} items={related} />
        <Closing copy={copy.closing} />
      </BelowHead>
    </>
  );
}

function sections(copy: ManagedService, titles: Words<"managed-services/shared">["sections"]) {
  const ids = Object.keys(titles) as (keyof typeof titles)[];
  const present = ids.filter((id) => (id !== "levels" && id !== "steps") || copy[id]);
  return present.map((id) => ({ id, title: titles[id] }));
}
