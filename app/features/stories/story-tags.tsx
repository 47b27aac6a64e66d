import type { Story } from "../../../content/schema.ts";
import { Tag, type TagColor } from "../../ui/tag.tsx";

type StoryTag = Story["tags"][number];
export type NamedTag = { text: string; color: TagColor };

/** The catalogue's three families keep their colours; the rest stay quiet. */
const colors: Partial<Record<StoryTag, TagColor>> = { altyapi: "green", guvenlik: "blue", sap: "pink" };

export function namedTags(tags: readonly StoryTag[], names: Record<StoryTag, string>): NamedTag[] {
  return tags.map((tag) => ({ text: names[tag], color: colors[tag] ?? "plain" }));
}

export function StoryTags({ tags }: { tags: NamedTag[] }) {
  return (
    <span className="row g2">
      {tags.map(({ text, color }) => (
        <Tag key={text} color={color}>
          {text}
        </Tag>
      ))}
    </span>
  );
}
