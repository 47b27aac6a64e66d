import { photoOf } from "../../../copy/pictures.ts";
import { type Words, words } from "../../../copy/words.ts";
import {
  ApplyButton,
  ApplyCall,
  CandidateNote,
  HiringContact,
  NextPages,
} from "../../features/careers/career-sections.tsx";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { Figure, UnitDots } from "../../ui/figure.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Sign } from "../../ui/pictures.tsx";
import { Points } from "../../ui/points.tsx";
import { Section, SplitSection } from "../../ui/section.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./dxperience.module.css";

type Copy = Words<"dxperience">;

export function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const copy = words("dxperience", locale);
  return { meta: copy.meta, copy, careers: words("careers", locale), ...photoOf(copy.head.picture, "head") };
}

export default function DxPeriencePage({ loaderData: { copy, careers, photo } }: Route.ComponentProps) {
  const { eligibility } = copy;
  return (
    <>
      <PageHead art="dxperience" title={copy.head.title} lead={copy.head.lead} crumbs={<PageCrumbs />} photo={photo}>
        <ApplyButton copy={copy.apply} address={careers.contact.openings.address} />
      </PageHead>
      <BelowHead>
        <Length copy={copy.length} />
        <Stages copy={copy.way} />
        <Teams copy={copy.teams} />
        <SplitSection title={eligibility.title}>
          <div className="stack">
            <p className="lead">{eligibility.lead}</p>
            <Points single items={eligibility.points} />
          </div>
        </SplitSection>
        <HiringContact copy={careers.contact} />
        <NextPages rows={copy.rows}>
          <CandidateNote copy={careers.note} />
        </NextPages>
        <ApplyCall art="quay" copy={copy.apply} address={careers.contact.openings.address} />
      </BelowHead>
    </>
  );
}

/** A summer and the program on one scale, a point for each week. */
function Length({ copy }: { copy: Copy["length"] }) {
  const { rows, legend } = copy.weeks;
  const longest = Math.max(...rows.map(({ most }) => most));
  return (
    <SplitSection tone="shoal" title={copy.title} aside={<Figure {...copy.figure} />}>
      <div className={styles.length}>
        <p className="lead">{copy.lead}</p>
        <figure>
          {rows.map(({ name, sure, most }) => (
            <div key={name}>
              <span className="small">{name}</span>
              <UnitDots total={most} lit={sure} columns={longest} wide />
            </div>
          ))}
          <figcaption className="muted small">{legend}</figcaption>
        </figure>
        {copy.paragraphs.map((paragraph) => (
          <p key={paragraph} className="measure">
            {paragraph}
          </p>
        ))}
      </div>
    </SplitSection>
  );
}

function Stages({ copy }: { copy: Copy["way"] }) {
  return (
    <Section title={copy.title} lead={copy.lead}>
      <ol className={styles.stages}>
        {copy.steps.map(({ number, name, description }) => (
          <li key={number}>
            <span aria-hidden="true">{number}</span>
            <h3>{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Teams({ copy }: { copy: Copy["teams"] }) {
  return (
    <Section title={copy.title} lead={copy.lead}>
      <ul className={styles.teams}>
        {copy.items.map(({ icon, title, content }) => (
          <li key={title}>
            <Sign name={icon} />
            <h3 className="h">{title}</h3>
            <p>{content}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
