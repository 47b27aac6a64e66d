import type { ReferenceCard as ReferenceCardCopy, Story } from "../../../copy/schema.ts";
import { storyCover } from "../../../site/story-covers.ts";
import { useLinks } from "../../page/page-context.ts";
import { Figures } from "../../ui/figure.tsx";
import { MoreLink } from "../../ui/links.tsx";
import { Cover } from "../../ui/pictures.tsx";
import styles from "./story-reference.module.css";

export type StoryReference = ReferenceCardCopy & Pick<StoryTeaser, "customer" | "title" | "photo">;

/** The reference card of a story: its first two figures, so that card and story agree. */
export function storyReference(story: Story | undefined, slug: string): StoryReference {
  const { customer, title, figures, photo, cover } = storyTeaser(story, slug);
  const [first, second] = figures as [Story["figures"][number], Story["figures"][number]];
  return {
    image: cover,
    no1: first.value,
    content1: first.label,
    no2: second.value,
    content2: second.label,
    to: { name: "hakkimizda-basari-hikayeleri-hikaye", hikaye: slug },
    customer,
    title,
    ...(photo && { photo }),
  };
}

export type StoryTeaser = Pick<Story, "slug" | "title" | "customer" | "figures" | "photo"> & { cover: string };

/** What a card shows of a story. A card for a story that is not there is a mistake in the copy. */
export function storyTeaser(story: Story | undefined, slug: string): StoryTeaser {
  if (!story) throw new Error(`No published story has the slug "${slug}"`);
  const { title, customer, figures, photo } = story;
  return {
    slug: story.slug,
    title,
    customer,
    figures: figures.slice(0, 2),
    cover: storyCover(story),
    ...(photo && { photo }),
  };
}

type Props = { reference: StoryReference; kicker: string; more: string };

/** A section of its own for one story, wherever a page rests on it. */
export function StoryReferenceSection({ reference, kicker, more }: Props) {
  const link = useLinks();
  const { to, customer, ...card } = reference;
  const href = to && link({ to: to.name, params: { hikaye: to.hikaye } });
  return (
    <section className="section" id="reference">
      <div className="wrap">
        <ReferenceCard {...card} kicker={`${kicker} · ${customer}`} href={href} more={more} />
      </div>
    </section>
  );
}

type ReferenceCardProps = {
  image: string;
  photo?: StoryTeaser["photo"] | undefined;
  no1: string;
  content1: string;
  no2: string;
  content2: string;
  kicker: string;
  title: string;
  /** Where the card leads, with the words of the link. */
  href?: string | undefined;
  more?: string | undefined;
  level?: 2 | 3;
};

/** A night plate: a picture, what was reached in two numbers, and the way to the whole story. */
function ReferenceCard({
  image,
  photo,
  no1,
  content1,
  no2,
  content2,
  kicker,
  title,
  href,
  more,
  level = 2,
}: ReferenceCardProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className={`${styles.card} night`}>
      <div className={`${styles.picture} noprint`}>
        <Cover src={image} photo={photo} sizes="(width < 1024px) 100vw, 48rem" />
      </div>
      <div className={`stack g4 ${styles.text}`}>
        <p className="muted small">{kicker}</p>
        <Heading>{title}</Heading>
        <Figures
          still
          items={[
            { value: no1, label: content1 },
            { value: no2, label: content2 },
          ]}
        />
        {href && <MoreLink to={href}>{more}</MoreLink>}
      </div>
    </article>
  );
}
