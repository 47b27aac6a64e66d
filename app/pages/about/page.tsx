import { photoOf } from "../../../copy/pictures.ts";
import type { Figure } from "../../../copy/schema.ts";
import { type Words, words } from "../../../copy/words.ts";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage, useLinks } from "../../page/page-context.ts";
import { PageCrumbs, PageRows } from "../../page/page-parts.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Figures } from "../../ui/figure.tsx";
import { MoreLink } from "../../ui/links.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Section, SplitSection } from "../../ui/section.tsx";
import { Slider } from "../../ui/slider.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./about.module.css";
import { History } from "./history.tsx";

type Copy = Words<"about">;

export function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const copy = words("about", locale);
  return { meta: copy.meta, copy, ...photoOf(copy.head.picture, "head") };
}

export default function AboutPage({ loaderData: { copy, photo } }: Route.ComponentProps) {
  const to = useLinks();
  const { contact } = copy;
  return (
    <>
      <PageHead art="about" title={copy.head.title} lead={copy.head.lead} crumbs={<PageCrumbs />} photo={photo} />
      <BelowHead>
        <FigureBand figures={copy.figures} />
        <Origin copy={copy.origin} />
        <History copy={copy.history} />
        <Certificates copy={copy.certificates} />
        <Awards copy={copy.awards} />
        <SplitSection noprint title={copy.closer.title}>
          <PageRows rows={copy.closer.rows} />
        </SplitSection>
        <CallToAction art="moon" title={contact.title} lead={contact.lead}>
          <ButtonLink to={to(contact.link)}>{contact.link.text}</ButtonLink>
        </CallToAction>
      </BelowHead>
    </>
  );
}

function FigureBand({ figures }: { figures: Figure[] }) {
  return (
    <section className={styles.band}>
      <div className="wrap">
        <Figures items={figures} />
      </div>
    </section>
  );
}

/** Where the name comes from, in large type, and what the company does today. */
function Origin({ copy }: { copy: Copy["origin"] }) {
  return (
    <SplitSection title={copy.title}>
      <p className={styles.meaning}>{copy.lead}</p>
      <div className={styles.columns}>
        {copy.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </SplitSection>
  );
}

/** The company's certificates by name, each with what it covers and the policy behind it. */
export function Certificates({ copy }: { copy: Copy["certificates"] }) {
  const to = useLinks();
  return (
    <Section title={copy.title} lead={copy.lead}>
      <ul className="trio">
        {copy.items.map(({ kicker, title, content, link }) => (
          <li key={title} className={styles.certificate}>
            <span className="muted small">{kicker}</span>
            <h3>{title}</h3>
            <p>{content}</p>
            <MoreLink to={to(link)}>{link.text}</MoreLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Awards({ copy }: { copy: Copy["awards"] }) {
  return (
    <section className="section shoal">
      <div className="wrap">
        <Slider heading={<h2>{copy.title}</h2>} label={copy.label} previous={copy.previous} next={copy.next}>
          {copy.entries.map(({ year, image, title, content, body, person }, index) => (
            <li key={title} className={styles.award}>
              <img
                src={`/art/award/${image}${index ? "--cold" : ""}.svg`}
                alt=""
                width="900"
                height="600"
                loading="lazy"
              />
              <div>
                <span className="muted small">{year}</span>
                <h3 className="h">{title}</h3>
              </div>
              <div className="small">
                <p>{content}</p>
                <p className="muted">
                  {copy.givenBy} {body}
                  <br />
                  {copy.receivedBy} {person}
                </p>
              </div>
            </li>
          ))}
        </Slider>
      </div>
    </section>
  );
}
