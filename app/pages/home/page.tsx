import { findStory } from "../../../content/load.ts";
import { words } from "../../../content/words.ts";
import { storyTeaser } from "../../features/stories/story-reference.tsx";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage } from "../../page/page-context.ts";
import { organization, webSite } from "../../seo/json-ld.ts";
import type { Route } from "./+types/page.ts";
import { Counters } from "./counters.tsx";
import { Discover } from "./discover.tsx";
import { Hero } from "./hero.tsx";
import { Offers } from "./offers.tsx";
import { QuoteTeaser } from "./quote-teaser.tsx";
import { Stories } from "./stories.tsx";
import { Voyage, voyageScope } from "./voyage.tsx";

export function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const copy = words("home", locale);
  const stories = [copy.stories.first, ...copy.stories.others].map((slug) =>
    storyTeaser(findStory(slug, locale), slug),
  );
  const meta = { ...copy.meta, jsonLd: [organization(locale), webSite(locale)] };
  return { meta, copy, stories };
}

export default function HomePage({ loaderData: { copy, stories } }: Route.ComponentProps) {
  return (
    <div className={voyageScope}>
      <Voyage />
      <Hero copy={copy.hero} />
      <BelowHead>
        <Offers copy={copy.offers} />
        <Counters copy={copy.counters} />
        <Discover copy={copy.discover} />
        <Stories copy={copy.stories} stories={stories} />
        <QuoteTeaser copy={copy.quote} />
      </BelowHead>
    </div>
  );
}
