import { findStory } from "../../../copy/load.ts";
import { type ManagedService, managedService, type ServiceName, serviceName } from "../../../copy/managed-services.ts";
import { managers } from "../../../copy/managers.ts";
import { photoOf } from "../../../copy/pictures.ts";
import type { Link } from "../../../copy/schema.ts";
import { type Words, words } from "../../../copy/words.ts";
import { StoryReferenceSection, storyReference } from "../../features/stories/story-reference.tsx";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage, useLinks } from "../../page/page-context.ts";
import { PageCrumbs, PageSubNav } from "../../page/page-parts.tsx";
import { Questions } from "../../page/questions.tsx";
import { faqPage, service } from "../../seo/json-ld.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Figures } from "../../ui/figure.tsx";
import { MoreLink } from "../../ui/links.tsx";
import { type Photo, Photograph } from "../../ui/photograph.tsx";
import { Portrait, Sign } from "../../ui/pictures.tsx";
import { Points } from "../../ui/points.tsx";
import { Section, SplitSection } from "../../ui/section.tsx";
import { Steps } from "../../ui/steps.tsx";
import type { Route } from "./+types/page.ts";
import { Levels } from "./levels.tsx";
import styles from "./managed-service.module.css";
import { Services } from "./services.tsx";

type Shared = Words<"managed-services/shared">;

export function loader(args: Route.LoaderArgs) {
  const { name, locale } = matchedPage(args);
  const copy = managedService(name, locale);
  const names = words("page-names", locale);
  return {
    meta: { ...copy.meta, jsonLd: [service(name, locale, copy.head.title, copy.meta.description), faqPage(copy.faq)] },
    picture: serviceName(name),
    copy,
    shared: words("managed-services/shared", locale),
    levels: words("service-levels", locale),
    director: directorOf(copy, managers(locale)),
    reference: storyReference(findStory(copy.story, locale), copy.story),
    related: copy.related.map((link) => ({ link, kicker: names[link.to] })),
    ...photoOf(copy.head.picture, "head"),
  };
}

function directorOf({ director }: ManagedService, all: ReturnType<typeof managers>) {
  const person = all.find(({ id }) => id === director.person);
  if (!person) throw new Error(`Nobody on the management page is called "${director.person}"`);
  const { name, title, image, picture } = person;
  return { name, title, image, sentence: director.sentence, ...photoOf(picture, "portrait") };
}

export default function ManagedServicePage({ loaderData }: Route.ComponentProps) {
  const { picture, copy, shared, levels, director, reference, related, photo } = loaderData;
  return (
    <>
      <Scene copy={copy} picture={picture} photo={photo} />
      <BelowHead>
        <PageSubNav items={sections(copy, shared.sections)} />
        <Overview copy={copy.overview} />
        <Services copy={copy.services} build={{ ...copy.closing.quote, text: shared.build }} picture={picture} />
        {copy.steps && (
          <Section id="steps" title={copy.steps.title} lead={copy.steps.lead}>
            <Steps items={copy.steps.items} />
          </Section>
        )}
        {copy.levels && <Levels copy={copy.levels} example={shared.example} levels={levels} />}
        <Terms copy={copy.terms} shared={shared.terms} />
        <StoryReferenceSection reference={reference} kicker={shared.sections.reference} more={shared.story} />
        <Director director={director} copy={shared.director} />
        <Questions copy={shared.faq} questions={copy.faq} />
        <Related title={shared.related} items={related} />
        <CallToAction art={looks[picture].closing} id="closing" title={copy.closing.title} lead={copy.closing.lead}>
          <Ways copy={copy.closing} />
        </CallToAction>
      </BelowHead>
    </>
  );
}

/** The sign of each service, and the picture that closes its page: neighbours in the menu have different ones. */
const looks = {
  infrastructure: { sign: "altyapi", closing: "quay" },
  sap: { sign: "sap", closing: "moon" },
  cybersecurity: { sign: "guvenlik", closing: "current" },
  "application-modernization": { sign: "modern", closing: "quay" },
  data: { sign: "veri", closing: "current" },
} as const satisfies Record<ServiceName, { sign: string; closing: string }>;

function sections(copy: ManagedService, titles: Shared["sections"]) {
  const ids = Object.keys(titles) as (keyof typeof titles)[];
  const present = ids.filter((id) => (id !== "levels" && id !== "steps") || copy[id]);
  return present.map((id) => ({ id, title: titles[id] }));
}

type SceneProps = { copy: ManagedService; picture: ServiceName; photo: Photo | undefined };

/** The head: a night of its own for each service, its figures and what the picture shows. */
function Scene({ copy: { head, closing }, picture, photo }: SceneProps) {
  const { figures, legend } = head;
  return (
    <section className={`glow night ${styles.scene}`} data-scene={picture}>
      {photo ? (
        <Photograph photo={photo} sizes="100vw" lazy={false} className={`${styles.plate} noprint`} />
      ) : (
        <img className={`${styles.plate} noprint`} src={`/art/plate/${picture}.svg`} alt="" width="1600" height="720" />
      )}
      <div className="wrap">
        <PageCrumbs />
        <div className={`stack ${styles.title}`}>
          <Sign name={looks[picture].sign} />
          <h1>{head.title}</h1>
          <p className="lead">{head.lead}</p>
          <Ways copy={closing} />
        </div>
        <div className={styles.strip}>
          <Figures still items={figures} />
          {!photo && (
            <div className="noprint">
              <Points single items={[legend.point, legend.warm]} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

/** To the quote and to the form, in the order that suits the service. */
function Ways({ copy: { quote, contact, contactFirst } }: { copy: ManagedService["closing"] }) {
  const to = useLinks();
  const [first, second] = contactFirst ? [contact, quote] : [quote, contact];
  return (
    <div className="row">
      <ButtonLink to={to(first)}>{first.text}</ButtonLink>
      <ButtonLink ghost to={to(second)}>
        {second.text}
      </ButtonLink>
    </div>
  );
}

function Overview({ copy }: { copy: ManagedService["overview"] }) {
  return (
    <SplitSection id="overview" title={copy.title}>
      <div className="stack">
        <p className="lead">{copy.lead}</p>
        {copy.paragraphs.map((paragraph) => (
          <p key={paragraph} className="measure">
            {paragraph}
          </p>
        ))}
      </div>
    </SplitSection>
  );
}

/** What drives the price, the usual minimum term and how long taking over lasts. */
function Terms({ copy, shared }: { copy: ManagedService["terms"]; shared: Shared["terms"] }) {
  return (
    <SplitSection id="terms" tone="shoal" title={shared.title} aside={<p>{shared.lead}</p>}>
      <div className="stack g6">
        <Points single items={copy.drivers} />
        <Facts
          wide
          items={[
            { term: shared.term, details: copy.term },
            { term: shared.takeOver, details: copy.takeOver },
          ]}
        />
      </div>
    </SplitSection>
  );
}

type DirectorProps = {
  director: { name: string; title: string; image: string; sentence: string; photo?: Photo };
  copy: Shared["director"];
};

function Director({ director: { name, title, image, sentence, photo }, copy }: DirectorProps) {
  const to = useLinks();
  return (
    <section className="section noprint">
      <div className="wrap">
        <article className={styles.director}>
          <Portrait name={name} seed={image} photo={photo} sizes="15rem" />
          <div className="stack g4">
            <p className="muted small">{copy.kicker}</p>
            <h2>{name}</h2>
            <p className="muted">{title}</p>
            <blockquote className="lead">{sentence}</blockquote>
            <MoreLink to={to(copy.more)}>{copy.more.text}</MoreLink>
          </div>
        </article>
      </div>
    </section>
  );
}

function Related({ title, items }: { title: string; items: { link: Link; kicker: string }[] }) {
  const to = useLinks();
  return (
    <Section noprint tone="shoal" title={title}>
      <ul className="trio">
        {items.map(({ link, kicker }) => (
          <li key={link.to}>
            <p className="muted small">{kicker}</p>
            <MoreLink to={to(link)}>{link.text}</MoreLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
