import { managedServices as en } from "../../../content/en/managed-services/index.ts";
import { shared as sharedEn } from "../../../content/en/managed-services/shared.ts";
import { pageNames as namesEn } from "../../../content/en/page-names.ts";
import { serviceLevels as levelsEn } from "../../../content/en/service-levels.ts";
import { findStory } from "../../../content/load.ts";
import type { ManagedServiceCopy } from "../../../content/managed-service-schema.ts";
import { managedServices as tr } from "../../../content/tr/managed-services/index.ts";
import { shared as sharedTr } from "../../../content/tr/managed-services/shared.ts";
import { pageNames as namesTr } from "../../../content/tr/page-names.ts";
import { serviceLevels as levelsTr } from "../../../content/tr/service-levels.ts";
import { StoryReferenceSection, storyReference } from "../../features/stories/story-reference.tsx";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage } from "../../page/page-context.ts";
import { PageCrumbs, PageSubNav } from "../../page/page-parts.tsx";
import { faqPage, service } from "../../seo/json-ld.ts";
import { PageHead } from "../../ui/page-head.tsx";
import type { Route } from "./+types/page.ts";
import { Closing } from "./closing.tsx";
import { Levels } from "./levels.tsx";
import { Overview } from "./overview.tsx";
import { Questions } from "./questions.tsx";
import { Related } from "./related.tsx";
import { Services } from "./services.tsx";
import { Stages } from "./stages.tsx";

const words = {
  tr: { pages: tr, shared: sharedTr, levels: levelsTr, names: namesTr },
  en: { pages: en, shared: sharedEn, levels: levelsEn, names: namesEn },
};

export function loader(args: Route.LoaderArgs) {
  const { name, locale } = matchedPage(args);
  const { pages, shared, levels, names } = words[locale];
  const copy: ManagedServiceCopy = pages[name as keyof typeof pages];
  const { title, description } = copy.meta;
  return {
    meta: { ...copy.meta, jsonLd: [service(name, locale, title, description), faqPage(copy.faq)] },
    copy,
    shared,
    levels,
    reference: storyReference(findStory(copy.story, locale), copy.story),
    related: copy.related.map((link) => ({ link, kicker: names[link.to] })),
  };
}

export default function ManagedServicePage({ loaderData }: Route.ComponentProps) {
  const { copy, shared, levels, reference, related } = loaderData;
  return (
    <>
      <PageHead art="managed-service" title={copy.head.title} lead={copy.head.lead} crumbs={<PageCrumbs />} />
      <BelowHead>
        <PageSubNav items={sections(copy, shared.sections)} />
        <Overview copy={copy.overview} counters={shared.counters} />
        <Services copy={copy.services} build={{ ...copy.closing.quote, text: shared.build }} />
        {copy.steps && <Stages copy={copy.steps} />}
        {copy.levels && <Levels copy={copy.levels} example={shared.example} levels={levels} />}
        <StoryReferenceSection reference={reference} kicker={shared.sections.reference} more={shared.story} />
        <Questions copy={shared.faq} questions={copy.faq} />
        <Related title={shared.related} items={related} />
        <Closing copy={copy.closing} />
      </BelowHead>
    </>
  );
}

function sections(copy: ManagedServiceCopy, titles: typeof sharedTr.sections) {
  const ids = Object.keys(titles) as (keyof typeof titles)[];
  const present = ids.filter((id) => (id !== "levels" && id !== "steps") || copy[id]);
  return present.map((id) => ({ id, title: titles[id] }));
}
