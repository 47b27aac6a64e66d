import { photoOf } from "../../../copy/pictures.ts";
import { type Words, words } from "../../../copy/words.ts";
import { ApplyButton, ApplyCall, CandidateNote, HiringContact } from "../../features/careers/career-sections.tsx";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage, useLinks } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { Figure, UnitDots } from "../../ui/figure.tsx";
import { MoreLink } from "../../ui/links.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Sign } from "../../ui/pictures.tsx";
import { Section, SplitSection } from "../../ui/section.tsx";
import { Steps } from "../../ui/steps.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./career.module.css";

type Copy = Words<"career">;

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
      <PageHead art="career" title={copy.head.title} lead={copy.head.lead} crumbs={<PageCrumbs />} photo={photo}>
        <ApplyButton copy={copy.apply} address={careers.contact.openings.address} />
      </PageHead>
      <BelowHead>
        <Manifesto copy={copy.manifesto} />
        <Values copy={copy.values} />
        <CampusTabs copy={copy.campus} />
        <Benefits copy={copy.benefits} />
        <Programs copy={copy.programs} />
        <Section title={recruitment.title} lead={recruitment.lead}>
          <Steps items={recruitment.steps} />
          <div className={styles.below}>
            <MoreLink to={to(recruitment.link)}>{recruitment.link.text}</MoreLink>
            <CandidateNote copy={careers.note} />
          </div>
        </Section>
        <HiringContact copy={careers.contact} />
        <ApplyCall art="current" copy={copy.apply} address={careers.contact.openings.address} />
      </BelowHead>
    </>
  );
}

/** What we believe in, over a picture of it: work in the deep, light at the surface. */
function Manifesto({ copy }: { copy: Copy["manifesto"] }) {
  return (
    <section className={`section night glow ${styles.manifesto}`} aria-labelledby="manifesto">
      <img className="noprint" src="/art/company/manifesto.svg" alt="" width="1600" height="900" loading="lazy" />
      <div className="wrap">
        <h2 className="vh" id="manifesto">
          {copy.title}
        </h2>
        <p>{copy.opening}</p>
        <p>{copy.middle}</p>
        <p>{copy.closing}</p>
      </div>
    </section>
  );
}

function Values({ copy }: { copy: Copy["values"] }) {
  return (
    <SplitSection sticky title={copy.title} aside={<p>{copy.lead}</p>}>
      <ul className={styles.values}>
        {copy.items.map(({ title, content }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{content}</p>
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}

function CampusTabs({ copy }: { copy: Copy["campus"] }) {
  const to = useLinks();
  const items = copy.tabs.map((tab) => ({ id: tab.id, title: tab.tab, content: <CampusTab copy={tab} /> }));
  return (
    <Section tone="shoal" title={copy.title} lead={copy.lead}>
      <Tabs name="campus" label={copy.label} items={items} />
      <div className={styles.below}>
        <MoreLink to={to(copy.link)}>{copy.link.text}</MoreLink>
      </div>
    </Section>
  );
}

function CampusTab({ copy }: { copy: Copy["campus"]["tabs"][number] }) {
  return (
    <div className="split">
      <div className={`figures ${styles.tabFigures}`}>
        {copy.figures.map(({ value, unit, label }) => (
          <Figure key={label} value={unit ? withUnit(value, unit) : value} label={label} />
        ))}
      </div>
      <div className="stack">
        <h3>{copy.title}</h3>
        <p className="measure">{copy.content}</p>
      </div>
    </div>
  );
}

function withUnit(value: string, unit: string) {
  return (
    <>
      {value} <small className={styles.unit}>{unit}</small>
    </>
  );
}

/** Twelve salaries and four more, three points of a hundred, seven months of twelve. */
function Benefits({ copy }: { copy: Copy["benefits"] }) {
  return (
    <Section title={copy.title} lead={copy.lead}>
      <div className={styles.benefits}>
        <Figure {...copy.salaries}>
          <div className={styles.salaries}>
            <UnitDots total={12} columns={12} wide />
            <UnitDots total={4} columns={12} wide />
          </div>
        </Figure>
        <Figure {...copy.pension}>
          <UnitDots total={100} lit={3} columns={20} wide />
        </Figure>
        <Figure {...copy.internship}>
          <UnitDots total={12} lit={7} columns={12} wide />
        </Figure>
      </div>
    </Section>
  );
}

function Programs({ copy }: { copy: Copy["programs"] }) {
  const to = useLinks();
  return (
    <Section title={copy.title} lead={copy.lead}>
      <div className={styles.programs}>
        {copy.items.map(({ icon, title, content, link }) => (
          <article key={title}>
            <Sign name={icon} />
            <h3>{title}</h3>
            <p>{content}</p>
            <MoreLink to={to(link)}>{link.text}</MoreLink>
          </article>
        ))}
      </div>
    </Section>
  );
}
