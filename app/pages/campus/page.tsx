import { Link } from "react-router";
import { type Facts, facts } from "../../../copy/facts.ts";
import { photoOf } from "../../../copy/pictures.ts";
import { type Words, words } from "../../../copy/words.ts";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage, useLinks } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Figure } from "../../ui/figure.tsx";
import { MoreLink } from "../../ui/links.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Section, SplitSection } from "../../ui/section.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./campus.module.css";

type Copy = Words<"campus">;

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
        <Plan copy={copy.plan} figures={copy.facts} place={place} />
        <SplitSection title={copy.reason.title}>
          <div className={styles.reason}>
            {copy.reason.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </SplitSection>
        <Months copy={copy.months} />
        <Inside copy={copy.inside} />
        <Closing copy={copy.closing} />
      </BelowHead>
    </>
  );
}

type PlanProps = { copy: Copy["plan"]; figures: Copy["facts"]; place: Facts["offices"]["headquarters"] };

/** The campus to scale, a point for every ten square metres, and its size in figures. */
function Plan({ copy, figures, place: { street, postalCode, district, city } }: PlanProps) {
  return (
    <SplitSection
      tone="shoal"
      title={copy.title}
      aside={
        <>
          <p>{copy.text}</p>
          <p className="muted small">{copy.note}</p>
          <address className={`muted small ${styles.address}`}>
            {street}
            <br />
            {postalCode} {district}/{city}
          </address>
        </>
      }
    >
      <img className={styles.plan} src="/art/campus-plan.svg" alt={copy.alt} width="906" height="546" loading="lazy" />
      <div className={`figures ${styles.facts}`}>
        {figures.map(({ value, unit, label }) => (
          <Figure key={label} value={unit ? <Measured value={value} unit={unit} /> : value} label={label} />
        ))}
      </div>
    </SplitSection>
  );
}

function Measured({ value, unit }: { value: string; unit: string }) {
  return (
    <>
      {value} <small>{unit}</small>
    </>
  );
}

/** The months of building, each with what stood at its end. */
function Months({ copy }: { copy: Copy["months"] }) {
  return (
    <Section title={copy.title} lead={copy.lead}>
      <ol className={styles.months}>
        {copy.items.map(({ name, text }, i) => (
          <li key={name}>
            <img src={`/art/month/${i + 1}.svg`} alt="" width="900" height="600" loading="lazy" />
            <h3 className="h">{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The places of the campus; a small plan over each shows the buildings that it has. */
function Inside({ copy }: { copy: Copy["inside"] }) {
  const to = useLinks();
  return (
    <Section tone="shoal" title={copy.title} lead={copy.lead}>
      <ul className={styles.places}>
        {copy.places.map(({ title, content, more }, i) => (
          <li key={title}>
            <svg viewBox="2 1 46 27" aria-hidden="true">
              <use href="/art/campus-buildings.svg#all" />
              <use href={`/art/campus-buildings.svg#p${i + 1}`} />
            </svg>
            <h3>{title}</h3>
            <p>{content}</p>
            {more && <MoreLink to={to(more)}>{more.text}</MoreLink>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Closing({ copy }: { copy: Copy["closing"] }) {
  const to = useLinks();
  const { before, link, after } = copy.notice;
  return (
    <CallToAction art="quay" title={copy.title} lead={copy.lead}>
      <div className="stack">
        <div className="row">
          <ButtonLink to={to(copy.visit)}>{copy.visit.text}</ButtonLink>
          <ButtonLink ghost to={to(copy.career)}>
            {copy.career.text}
          </ButtonLink>
        </div>
        <p className="muted small">
          {before} <Link to={to(link)}>{link.text}</Link>
          {after}
        </p>
      </div>
    </CallToAction>
  );
}
