import { photoOf } from "../../../content/pictures.ts";
import { words } from "../../../content/words.ts";
import { ApplyCall, CareerSteps, HiringContact, NextPages } from "../../features/careers/career-sections.tsx";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import type { Route } from "./+types/page.ts";
import { Preparation } from "./preparation.tsx";
import { Retention } from "./retention.tsx";
import { SensitiveData } from "./sensitive-data.tsx";

export function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const copy = words("recruitment", locale);
  return { meta: copy.meta, copy, careers: words("careers", locale), ...photoOf(copy.head.picture, "head") };
}

export default function RecruitmentPage({ loaderData: { copy, careers, photo } }: Route.ComponentProps) {
  return (
    <>
      <PageHead art="recruitment" title={copy.head.title} lead={copy.head.lead} crumbs={<PageCrumbs />} photo={photo} />
      <BelowHead>
        <CareerSteps copy={copy.way} />
        <Preparation copy={copy.preparation} />
        <SensitiveData copy={copy.sensitive} />
        <Retention copy={copy.retention} mailbox={careers.contact.email.address} />
        <HiringContact copy={careers.contact} />
        <NextPages rows={copy.rows} />
        <ApplyCall copy={copy.apply} address={careers.contact.openings.address} />
      </BelowHead>
    </>
  );
}
