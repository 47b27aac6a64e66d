import { products as en } from "../../../content/en/products.ts";
import { findStory } from "../../../content/load.ts";
import { products as tr } from "../../../content/tr/products.ts";
import { StoryReferenceSection, storyReference } from "../../features/stories/story-reference.tsx";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { SubNav } from "../../ui/sub-nav.tsx";
import type { Route } from "./+types/page.ts";
import { Closing } from "./closing.tsx";
import { Families } from "./families.tsx";
import { SharedGround } from "./shared-ground.tsx";

export function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const copy = { tr, en }[locale];
  const { slug } = copy.reference;
  return { meta: copy.meta, copy, reference: storyReference(findStory(slug, locale), slug) };
}

export default function ProductsPage({ loaderData: { copy, reference } }: Route.ComponentProps) {
  return (
    <>
      <PageHead art="products" title={copy.head.title} lead={copy.head.lead} crumbs={<PageCrumbs />} />
      <BelowHead>
        <SubNav label={copy.navLabel} items={copy.families} />
        <Families families={copy.families} />
        <SharedGround copy={copy.shared} />
        <StoryReferenceSection reference={reference} kicker={copy.reference.kicker} more={copy.reference.more} />
        <Closing copy={copy.closing} />
      </BelowHead>
    </>
  );
}
