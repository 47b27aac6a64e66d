import { findStory } from "../../../content/load.ts";
import { photoOf } from "../../../content/pictures.ts";
import { type Words, words } from "../../../content/words.ts";
import { StoryReferenceSection, storyReference } from "../../features/stories/story-reference.tsx";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage, useLinks } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { Questions } from "../../page/questions.tsx";
import { faqPage } from "../../seo/json-ld.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { SubNav } from "../../ui/sub-nav.tsx";
import type { Route } from "./+types/page.ts";
import { Families } from "./families.tsx";
import { SharedGround } from "./shared-ground.tsx";

export function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const copy = words("products", locale);
  const { slug } = copy.reference;
  return {
    meta: { ...copy.meta, jsonLd: [faqPage(copy.faq.items)] },
    copy,
    reference: storyReference(findStory(slug, locale), slug),
    ...photoOf(copy.head.picture, "head"),
  };
}

export default function ProductsPage({ loaderData: { copy, reference, photo } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={copy.head.title} lead={copy.head.lead} crumbs={<PageCrumbs />} photo={photo} />
      <BelowHead>
        <SubNav label={copy.navLabel} items={copy.families} />
        <Families families={copy.families} />
        <SharedGround copy={copy.shared} />
        <StoryReferenceSection reference={reference} kicker={copy.reference.kicker} more={copy.reference.more} />
        <Questions copy={copy.faq} questions={copy.faq.items} />
        <Closing copy={copy.closing} />
      </BelowHead>
    </>
  );
}

export function Closing({ copy }: { copy: Words<"products">["closing"] }) {
  const to = useLinks();
  return (
    <CallToAction art="quay" title={copy.title} lead={copy.lead}>
      <ButtonLink to={to(copy.contact)}>{copy.contact.text}</ButtonLink>
    </CallToAction>
  );
}
