import { facts } from "../../../content/facts.ts";
import { photoOf } from "../../../content/pictures.ts";
import { words } from "../../../content/words.ts";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import type { Route } from "./+types/page.ts";
import { Closing } from "./closing.tsx";
import { Facts } from "./facts.tsx";
import { Inside } from "./inside.tsx";
import { Months } from "./months.tsx";
import { Plan } from "./plan.tsx";
import { Reason } from "./reason.tsx";

export function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const copy = words("campus", locale);
  return { meta: copy.meta, copy, place: facts(locale).offices.headquarters, ...photoOf(copy.head.picture, "head") };
}

export default function CampusPage({ loaderData: { copy, place, photo } }: Route.ComponentProps) {
  return (
    <>
      <PageHead art="campus" title={copy.head.title} lead={copy.head.lead} crumbs={<PageCrumbs />} photo={photo} />
      <BelowHead>
        <Facts facts={copy.facts} />
        <Plan copy={copy.plan} place={place} />
        <Reason copy={copy.reason} />
        <Months copy={copy.months} />
        <Inside copy={copy.inside} />
        <Closing copy={copy.closing} />
      </BelowHead>
    </>
  );
}
