import type { Words } from "../../../content/words.ts";
import { company } from "../../../site/company.ts";
import { Facts } from "../../ui/facts.tsx";
import { CopyLink } from "./copy-link.tsx";

type Copy = Pick<Words<"news">, "facts" | "copyLink">;
type Props = { copy: Copy; item: { published: string; topics: string } };

export function NewsFacts({ copy: { facts, copyLink }, item }: Props) {
  const press = <a href={`mailto:${company.email.press}`}>{company.email.press}</a>;
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
