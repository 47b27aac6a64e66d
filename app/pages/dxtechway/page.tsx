import { photoOf } from "../../../content/pictures.ts";
import { type Words, words } from "../../../content/words.ts";
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
import { faqPage } from "../../seo/json-ld.ts";
import { Accordion } from "../../ui/accordion.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import type { Route } from "./+types/page.ts";
import { Program } from "./program.tsx";
import { Terms } from "./terms.tsx";

export function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const copy = words("dxtechway", locale);
  const meta = { ...copy.meta, jsonLd: [faqPage(copy.questions.items)] };
  return { meta, copy, careers: words("careers", locale), ...photoOf(copy.head.picture, "head") };
}

export default function DxTechwayPage({ loaderData: { copy, careers, photo } }: Route.ComponentProps) {
  return (
    <>
      <PageHead art="dxtechway" title={copy.head.title} lead={copy.head.lead} crumbs={<PageCrumbs />} photo={photo} />
      <BelowHead>
        <Terms copy={copy.terms} />
        <Eligibility band copy={copy.eligibility} />
        <Program copy={copy.program} />
        <CareerSteps copy={copy.evaluation} />
        <Questions copy={copy.questions} />
        <HiringContact copy={careers.contact} />
        <NextPages rows={copy.rows}>
          <CandidateNote copy={careers.note} />
        </NextPages>
        <ApplyCall copy={copy.apply} address={careers.contact.openings.address} />
      </BelowHead>
    </>
  );
}

export function Questions({ copy }: { copy: Words<"dxtechway">["questions"] }) {
  return (
    <section className="section tight">
      <div className="wrap split">
        <h2>{copy.title}</h2>
        <Accordion
          items={copy.items.map(({ id, question, answer }) => ({ id, title: question, content: <p>{answer}</p> }))}
        />
      </div>
    </section>
  );
}
