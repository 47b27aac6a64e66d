import type { Story } from "../../../content/schema.ts";

export type StoryTeaser = Pick<Story, "slug" | "title" | "customer" | "figures">;

/** What a card shows of a story. A card for a story that is not there is a mistake in the copy. */
export function storyTeaser(story: Story | undefined, slug: string): StoryTeaser {
  if (!story) throw new Error(`No published story has the slug "${slug}"`);
  return { slug: story.slug, title: story.title, customer: story.customer, figures: story.figures.slice(0, 2) };
}
