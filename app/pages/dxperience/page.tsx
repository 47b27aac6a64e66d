import { photoOf } from "../../../content/pictures.ts";
import { words } from "../../../content/words.ts";
import {
  ApplyCall,
  CandidateNote,
  CareerSteps,
  Eligibility,
  HiringContact,
  NextPages,
} from "../../features/careers/career-sections.tsx";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import type { Route } from "./+types/page.ts";
import { Length } from "./length.tsx";
import { Teams } from "./teams.tsx";

export function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const copy = words("dxperience", locale);
  return { meta: copy.meta, copy, careers: words("careers", locale), ...photoOf(copy.head.picture, "head") };
}

export default function DxPeriencePage({ loaderData: { copy, careers, photo } }: Route.ComponentProps) {
  return (
    <>
      <PageHead art="dxperience" title={copy.head.title} lead={copy.head.lead} crumbs={<PageCrumbs />} photo={photo} />
      <BelowHead>
        <Length copy={copy.length} />
        <CareerSteps copy={copy.way} />
        <Teams copy={copy.teams} />
        <Eligibility copy={copy.eligibility} />
        <HiringContact copy={careers.contact} />
        <NextPages rows={copy.rows}>
          <CandidateNote copy={careers.note} />
        </NextPages>
        <ApplyCall copy={copy.apply} address={careers.contact.openings.address} />
      </BelowHead>
    </>
  );
}
