import { findStory } from "../../../copy/load.ts";
import { photoOf } from "../../../copy/pictures.ts";
import { type Words, words } from "../../../copy/words.ts";
import { ProductScreen } from "../../features/products/product-screen.tsx";
import { StoryReferenceSection, storyReference } from "../../features/stories/story-reference.tsx";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage, useLinks } from "../../page/page-context.ts";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { Questions } from "../../page/questions.tsx";
import { faqPage } from "../../seo/json-ld.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Facts } from "../../ui/facts.tsx";
import { FeatureGrid } from "../../ui/feature-grid.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Points } from "../../ui/points.tsx";
import { Section, SplitSection } from "../../ui/section.tsx";
import { SubNav } from "../../ui/sub-nav.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./products.module.css";

type Copy = Words<"products">;

export function loader(args: Route.LoaderArgs) {
  const { locale } = matchedPage(args);
  const copy = words("products", locale);
  const { slug } = copy.reference;
  return {
    meta: { ...copy.meta, jsonLd: [faqPage(copy.faq.items)] },
    copy,
    reference: storyReference(findStory(slug, locale), slug),
    ...photoOf(copy.head.picture, "head"),
  };
}

export default function ProductsPage({ loaderData: { copy, reference, photo } }: Route.ComponentProps) {
  return (
    <>
      <PageHead art="products" title={copy.head.title} lead={copy.head.lead} crumbs={<PageCrumbs />} photo={photo} />
      <BelowHead>
        <SubNav label={copy.navLabel} items={copy.families} />
        {copy.families.map((family, i) => (
          <Family key={family.id} family={family} mirrored={i % 2 === 0} />
        ))}
        <SharedGround copy={copy.shared} />
        <StoryReferenceSection reference={reference} kicker={copy.reference.kicker} more={copy.reference.more} />
        <Questions copy={copy.faq} questions={copy.faq.items} />
        <Closing copy={copy.closing} />
      </BelowHead>
    </>
  );
}

/** Menus and the footer link to its id. Mirrored, the screen stands at the left. */
function Family({ family, mirrored }: { family: Copy["families"][number]; mirrored: boolean }) {
  const to = useLinks();
  const { id, title, lead, text, screen, scene, points, link } = family;
  return (
    <SplitSection
      id={id}
      className={mirrored ? `${styles.family} ${styles.mirrored}` : styles.family}
      title={title}
      aside={
        <>
          <p className="lead">{lead}</p>
          <p className="measure">{text}</p>
          <Points items={points} />
          <ButtonLink ghost small to={to(link)}>
            {link.text}
          </ButtonLink>
        </>
      }
    >
      <ProductScreen screen={screen} />
      <Facts items={[{ term: scene.time, details: <p className="measure">{scene.text}</p> }]} />
    </SplitSection>
  );
}

function SharedGround({ copy }: { copy: Copy["shared"] }) {
  const to = useLinks();
  const items = copy.items.map(({ more, ...item }) => ({ ...item, more: more && { href: to(more), text: more.text } }));
  return (
    <Section tone="shoal" title={copy.title} lead={copy.lead}>
      <FeatureGrid items={items} />
    </Section>
  );
}

function Closing({ copy }: { copy: Copy["closing"] }) {
  const to = useLinks();
  return (
    <CallToAction art="quay" title={copy.title} lead={copy.lead}>
      <ButtonLink to={to(copy.contact)}>{copy.contact.text}</ButtonLink>
    </CallToAction>
  );
}
