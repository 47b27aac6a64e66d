import type { ReferenceCard, Story } from "../../../content/schema.ts";
import { storyTeaser } from "./story-teaser.ts";

export type StoryReference = ReferenceCard & { customer: string; title: string };

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
