import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { FeatureGrid } from "../../ui/feature-grid.tsx";

/** What is researched, and where an answer will be used. */
export function Questions({ copy }: { copy: Words<"research">["questions"] }) {
  const to = useLinks();
  const items = copy.items.map(({ more, ...question }) => ({ ...question, more: { href: to(more), text: more.text } }));
  return (
    <section className="section tight">
      <div className="wrap">
        <div className="head">
          <h2>{copy.title}</h2>
          <p>{copy.lead}</p>
        </div>
        <FeatureGrid items={items} size="large" />
      </div>
    </section>
  );
}
