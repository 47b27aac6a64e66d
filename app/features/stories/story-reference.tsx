import type { ReferenceCard as ReferenceCardCopy, Story } from "../../../content/schema.ts";
import { useLinks } from "../../page/page-context.ts";
import { ReferenceCard } from "../../ui/reference-card.tsx";

export type StoryReference = ReferenceCardCopy & { customer: string; title: string };

/** The reference card of a story: its first two figures, so that card and story agree. */
export function storyReference(story: Story | undefined, slug: string): StoryReference {
  const { customer, title, figures } = storyTeaser(story, slug);
  const [first, second] = figures as [Story["figures"][number], Story["figures"][number]];
  return {
    image: `/art/cover/${slug}.svg`,
    no1: first.value,
    content1: first.label,
    no2: second.value,
    content2: second.label,
    to: { name: "hakkimizda-basari-hikayeleri-hikaye", hikaye: slug },
    customer,
    title,
  };
}

export type StoryTeaser = Pick<Story, "slug" | "title" | "customer" | "figures">;

/** What a card shows of a story. A card for a story that is not there is a mistake in the copy. */
export function storyTeaser(story: Story | undefined, slug: string): StoryTeaser {
  if (!story) throw new Error(`No published story has the slug "${slug}"`);
  return { slug: story.slug, title: story.title, customer: story.customer, figures: story.figures.slice(0, 2) };
}

type Props = { reference: StoryReference; kicker: string; more: string };

/** A section of its own for one story, wherever a page rests on it. */
export function StoryReferenceSection({ reference, kicker, more }: Props) {
  const link = useLinks();
  const { to, customer, ...card } = reference;
  const href = to && link({ to: to.name, params: { hikaye: to.hikaye } });
  return (
    <section className="section tight" id="reference">
      <div className="wrap">
        <ReferenceCard {...card} kicker={`${kicker} · ${customer}`} href={href} more={more} />
      </div>
    </section>
  );
}
