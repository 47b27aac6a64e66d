import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { FeatureGrid } from "../../ui/feature-grid.tsx";

export function Features({ copy }: { copy: Words<"cloud">["features"] }) {
  const to = useLinks();
  const items = copy.items.map(({ more, ...item }) => ({ ...item, more: more && { href: to(more), text: more.text } }));
  return (
    <section className="section tight" id="cloud-features">
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
