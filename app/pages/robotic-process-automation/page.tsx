import type { ReactNode } from "react";
import { findStory } from "../../../copy/load.ts";
import { photoOf } from "../../../copy/pictures.ts";
import { type Words, words } from "../../../copy/words.ts";
import { ProductScreen, type Screen } from "../../features/products/product-screen.tsx";
import { StoryReferenceSection, storyReference } from "../../features/stories/story-reference.tsx";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage, useLinks } from "../../page/page-context.ts";
import { Closing, PageCrumbs } from "../../page/page-parts.tsx";
import { Questions } from "../../page/questions.tsx";
import { faqPage, service } from "../../seo/json-ld.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Facts } from "../../ui/facts.tsx";
import { FeatureGrid } from "../../ui/feature-grid.tsx";
import { Figure, UnitDots } from "../../ui/figure.tsx";
import { type Photo, Photograph } from "../../ui/photograph.tsx";
import { Points } from "../../ui/points.tsx";
import { Section, SplitSection } from "../../ui/section.tsx";
import { Timeline } from "../../ui/timeline.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./robotic-process-automation.module.css";

type Copy = Words<"robotic-process-automation">;

export function loader(args: Route.LoaderArgs) {
  const { name, locale } = matchedPage(args);
  const copy = words("robotic-process-automation", locale);
  const { slug } = copy.reference;
  return {
    meta: { ...copy.meta, jsonLd: [service(name, locale, copy.name, copy.meta.description), faqPage(copy.faq.items)] },
    copy,
    screen: words("products", locale).families.find(({ screen }) => screen.name === "robot")?.screen,
    reference: storyReference(findStory(slug, locale), slug),
    ...photoOf(copy.head.picture, "head"),
  };
}

export default function RoboticProcessAutomationPage({ loaderData }: Route.ComponentProps) {
  const { copy, screen, reference, photo } = loaderData;
  const { figures, starts, limits, way, trust, faq } = copy;
  return (
    <>
      <Head copy={copy} screen={screen} photo={photo} />
      <BelowHead>
        <CountedFigures copy={figures} />
        <SplitSection className={styles.way} title={way.title} aside={<p>{way.lead}</p>}>
          <Timeline items={way.steps} />
        </SplitSection>
        <StoryReferenceSection reference={reference} kicker={copy.reference.kicker} more={copy.reference.more} />
        <Section title={starts.title} lead={starts.lead}>
          <FeatureGrid items={starts.areas} />
        </Section>
        <SplitSection
          tone="shoal"
          className={styles.limits}
          title={limits.title}
          aside={
            <>
              <p>{limits.lead}</p>
              <Points single items={limits.items} />
            </>
          }
        >
          <div className="stack">
            <h2>{trust.title}</h2>
            <p>{trust.lead}</p>
            <Facts items={trust.items.map(({ title, content }) => ({ term: title, details: content }))} />
          </div>
        </SplitSection>
        <Questions copy={faq} questions={faq.items} />
        <Closing art="current" copy={copy.closing} ways={[copy.closing.contact, copy.closing.products]} />
      </BelowHead>
    </>
  );
}

type HeadProps = { copy: Copy; screen: Screen | undefined; photo: Photo | undefined };

/** Night, with the robot at work beside the title. */
function Head({ copy: { head, closing }, screen, photo }: HeadProps) {
  const to = useLinks();
  return (
    <section className={`glow night ${styles.head}`}>
      <div className="wrap">
        <PageCrumbs />
        <div className="split">
          <div className="stack">
            <h1>{head.title}</h1>
            <p className="lead">{head.lead}</p>
            <ButtonLink to={to(closing.contact)}>{closing.contact.text}</ButtonLink>
          </div>
          {photo && <Photograph photo={photo} sizes="(width < 1024px) 92vw, 48rem" lazy={false} />}
          {screen && !photo && <ProductScreen screen={screen} />}
        </div>
      </div>
    </section>
  );
}

/** Seven numbers: full points are the number itself, rings are the rest. */
function CountedFigures({ copy }: { copy: Copy["figures"] }) {
  const { cost, errors, speed, peak, entry, approval, hours, legend } = copy;
  return (
    <Section title={copy.title} lead={copy.lead}>
      <ul className={`small ${styles.legend}`}>
        <li>{legend.point}</li>
        <li>{legend.warm}</li>
      </ul>
      <ul className={styles.seven}>
        <Share {...cost} />
        <Share {...errors} />
        <Times {...speed} />
        <Times {...peak} />
        <Share {...entry} />
        <Share {...approval} />
        <li className={styles.wide}>
          <Figure {...hours}>
            <UnitDots total={200} columns={40} warm wide />
          </Figure>
        </li>
      </ul>
      <p className={`small muted ${styles.source}`}>{copy.source}</p>
    </Section>
  );
}

function Share({ value, full, label }: Copy["figures"]["cost"]) {
  return (
    <li>
      <Figure value={value} label={label}>
        <UnitDots total={100} lit={full} columns={20} wide />
      </Figure>
    </li>
  );
}

/** One against many. The words of the figure say the same, so readers of the page skip it. */
function Times({ value, label, one, many, times }: Copy["figures"]["speed"]) {
  return (
    <li>
      <Figure value={value} label={label}>
        <div className={styles.race} aria-hidden="true">
          <Lane name={one}>
            <UnitDots total={1} lit={0} columns={10} wide />
          </Lane>
          <Lane name={many}>
            <UnitDots total={times} columns={10} wide />
          </Lane>
        </div>
      </Figure>
    </li>
  );
}

function Lane({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <span>{name}</span>
      {children}
    </div>
  );
}
