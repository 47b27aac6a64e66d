import { Link } from "react-router";
import { loadStories } from "../../../copy/load.ts";
import { photoOf } from "../../../copy/pictures.ts";
import { type Words, words } from "../../../copy/words.ts";
import { type StoryTeaser, storyTeaser } from "../../features/stories/story-reference.tsx";
import { BelowHead } from "../../page/below-head.tsx";
import { matchedPage, useLinks } from "../../page/page-context.ts";
import { Closing, PageCrumbs } from "../../page/page-parts.tsx";
import { Questions } from "../../page/questions.tsx";
import { faqPage, service } from "../../seo/json-ld.ts";
import { Accordion } from "../../ui/accordion.tsx";
import { FeatureGrid } from "../../ui/feature-grid.tsx";
import { Figure, UnitDots } from "../../ui/figure.tsx";
import { FoldingGrid } from "../../ui/folding-grid.tsx";
import { MoreLink } from "../../ui/links.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Cover } from "../../ui/pictures.tsx";
import { Section, SplitSection } from "../../ui/section.tsx";
import { StoryCard } from "../../ui/story-card.tsx";
import { SubNav } from "../../ui/sub-nav.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./cloud.module.css";
import { CloudKinds } from "./cloud-kinds.tsx";
import { HybridCloud } from "./hybrid-cloud.tsx";

export function loader(args: Route.LoaderArgs) {
  const { name, locale } = matchedPage(args);
  const copy = words("cloud", locale);
  const stories = loadStories(locale).filter(({ services }) => services.includes(name));
  return {
    meta: { ...copy.meta, jsonLd: [service(name, locale, copy.name, copy.meta.description), faqPage(copy.faq.items)] },
    copy,
    stories: stories.slice(0, 3).map((story) => storyTeaser(story, story.slug)),
    ...photoOf(copy.head.picture, "head"),
  };
}

export default function CloudPage({ loaderData: { copy, stories, photo } }: Route.ComponentProps) {
  return (
    <>
      <PageHead art="cloud" title={copy.head.title} lead={copy.head.lead} crumbs={<PageCrumbs />} photo={photo} />
      <BelowHead>
        <SubNav label={copy.nav.label} items={copy.nav.items} />
        <CloudKinds copy={copy.solutions} />
        <HybridCloud copy={copy.hybrid} above={copy.name} />
        <ServiceModels copy={copy.models} />
        <Competencies copy={copy.competencies} />
        <Partnerships copy={copy.partnerships} />
        <Features copy={copy.features} />
        <SuccessStories copy={copy.stories} stories={stories} />
        <Questions copy={copy.faq} questions={copy.faq.items} />
        <Closing art="current" copy={copy.closing} ways={[copy.closing.contact, copy.closing.quote]} />
      </BelowHead>
    </>
  );
}

type Copy = Words<"cloud">;

/** Who runs which layer: a stack for each model, full where it is ours. */
function ServiceModels({ copy }: { copy: Copy["models"] }) {
  const to = useLinks();
  const { layers, entries } = copy;
  const models = entries.map(({ id, title, content }, index) => {
    const stack = layers.map((layer) => ({ ...layer, isOurs: index >= entries.length - layer.ours }));
    return {
      id,
      title: (
        <>
          <StackSign layers={stack} /> {title}
        </>
      ),
      content: (
        <>
          <ol className={styles.layers} aria-label={copy.caption}>
            {stack.map((layer) => (
              <li key={layer.title} className={layer.isOurs ? styles.ours : undefined}>
                {layer.title} <small>{layer.isOurs ? copy.us : copy.you}</small>
              </li>
            ))}
          </ol>
          {content.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </>
      ),
    };
  });
  return (
    <Section id="hizmet-modelleri" title={copy.title} lead={copy.lead}>
      <FoldingGrid className={styles.models} items={models} />
      <MoreLink to={to(copy.more)}>{copy.more.text}</MoreLink>
    </Section>
  );
}

/** A stack so small that it stands beside its name, where the stack itself is folded away. */
function StackSign({ layers }: { layers: { title: string; isOurs: boolean }[] }) {
  return (
    <svg className={styles.stack} viewBox="0 0 28 41" aria-hidden="true">
      {layers.map(({ title, isOurs }, row) => (
        <path key={title} className={isOurs ? styles.full : undefined} d={`M2 ${2.5 + row * 6}h24`} />
      ))}
    </svg>
  );
}

function Competencies({ copy }: { copy: Copy["competencies"] }) {
  const certificates = (
    <FeatureGrid level={4} items={copy.certificates.items.map(({ title, note }) => ({ title, content: note }))} />
  );
  return (
    <Section tone="shoal" id="cloud-competencies" title={copy.title} lead={copy.lead}>
      <div className={`figures ${styles.counters}`}>
        {copy.counters.map(({ value, label }) => (
          <Figure key={label} value={value} label={label}>
            <UnitDots total={Number.parseInt(value, 10)} columns={10} />
          </Figure>
        ))}
      </div>
      <div className={styles.below}>
        <FoldingGrid items={copy.stages.map((stage, index) => ({ id: `stage-${index + 1}`, ...stage }))} />
      </div>
      <div className={styles.below}>
        <Accordion items={[{ id: "certificates", title: copy.certificates.title, content: certificates }]} />
      </div>
    </Section>
  );
}

function Partnerships({ copy }: { copy: Copy["partnerships"] }) {
  const to = useLinks();
  return (
    <SplitSection id="cloud-partnerships" title={copy.title} aside={<p>{copy.lead}</p>}>
      <ul className={styles.families}>
        {copy.families.map(({ title, note }) => (
          <li key={title}>
            <b className="h">{title}</b>
            <small>{note}</small>
          </li>
        ))}
        <li>
          <Link to={to(copy.join)}>{copy.join.text}</Link>
        </li>
      </ul>
    </SplitSection>
  );
}

function Features({ copy }: { copy: Copy["features"] }) {
  const to = useLinks();
  const items = copy.items.map(({ title, content, more }, index) => ({
    id: `feature-${index + 1}`,
    title,
    content: (
      <div className="stack g3 measure">
        <p>{content}</p>
        {more && <MoreLink to={to(more)}>{more.text}</MoreLink>}
      </div>
    ),
  }));
  return (
    <SplitSection id="cloud-features" title={copy.title} aside={<p>{copy.lead}</p>}>
      <Accordion items={items} />
    </SplitSection>
  );
}

function SuccessStories({ copy, stories }: { copy: Copy["stories"]; stories: StoryTeaser[] }) {
  const to = useLinks();
  return (
    <Section
      tone="shoal"
      id="cloud-success-stories"
      title={copy.title}
      lead={<MoreLink to={to(copy.all)}>{copy.all.text}</MoreLink>}
    >
      <div className={`trio ${styles.stories}`}>
        {stories.map(({ slug, customer, title, cover, photo }) => (
          <StoryCard
            key={slug}
            href={to({ to: "hakkimizda-basari-hikayeleri-hikaye", params: { hikaye: slug } })}
            cover={<Cover src={cover} photo={photo} sizes="(width < 1024px) 92vw, 27rem" />}
            kicker={customer}
            title={title}
          />
        ))}
      </div>
    </Section>
  );
}
