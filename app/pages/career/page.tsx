import { photoOf } from "../../../content/pictures.ts";
import { words } from "../../../content/words.ts";
import { ApplyCall, CandidateNote, CareerSteps, HiringContact } from "../../features/careers/career-sections.tsx";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage, useLinks } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { MoreLink } from "../../ui/links.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import type { Route } from "./+types/page.ts";
import { Benefits } from "./benefits.tsx";
import { CampusTabs } from "./campus-tabs.tsx";
import { Manifesto } from "./manifesto.tsx";
import { Programs } from "./programs.tsx";
import { Values } from "./values.tsx";

export function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const copy = words("career", locale);
  return { meta: copy.meta, copy, careers: words("careers", locale), ...photoOf(copy.head.picture, "head") };
}

export default function CareerPage({ loaderData: { copy, careers, photo } }: Route.ComponentProps) {
  const to = useLinks();
  const { recruitment } = copy;
  return (
    <>
      <PageHead art="career" title={copy.head.title} lead={copy.head.lead} crumbs={<PageCrumbs />} photo={photo} />
      <BelowHead>
        <Manifesto copy={copy.manifesto} />
        <Values copy={copy.values} />
        <CampusTabs copy={copy.campus} />
        <Benefits copy={copy.benefits} />
        <Programs copy={copy.programs} />
        <CareerSteps copy={recruitment}>
          <MoreLink to={to(recruitment.link)}>{recruitment.link.text}</MoreLink>
          <CandidateNote copy={careers.note} />
        </CareerSteps>
        <HiringContact copy={careers.contact} />
        <ApplyCall copy={copy.apply} address={careers.contact.openings.address} />
      </BelowHead>
    </>
  );
}
