import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { FeatureGrid } from "../../ui/feature-grid.tsx";

export function Solutions({ copy }: { copy: Words<"cloud">["solutions"] }) {
  const to = useLinks();
  const items = copy.kinds.map(({ more, ...kind }) => ({ ...kind, more: more && { href: to(more), text: more.text } }));
  return (
    <section className="section tight" id="cloud-solutions">
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
