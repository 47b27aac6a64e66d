import type { Words } from "../../../content/words.ts";
import { Facts } from "../../ui/facts.tsx";
import { CopyLink } from "./copy-link.tsx";

type Copy = Pick<Words<"news">, "facts" | "copyLink">;
type Props = { copy: Copy; item: { published: string; topics: string; mailbox: string } };

export function NewsFacts({ copy: { facts, copyLink }, item }: Props) {
  const press = <a href={`mailto:${item.mailbox}`}>{item.mailbox}</a>;
  return (
    <div className="sticky stack">
      <Facts
        items={[
          { term: facts.published, details: item.published },
          { term: facts.topics, details: item.topics },
          { term: facts.press, details: press },
        ]}
      />
      <CopyLink copy={copyLink} />
    </div>
  );
}
