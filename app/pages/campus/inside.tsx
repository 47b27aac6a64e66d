import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { FeatureGrid } from "../../ui/feature-grid.tsx";

export function Inside({ copy }: { copy: Words<"campus">["inside"] }) {
  const to = useLinks();
  const items = copy.places.map(({ more, ...place }) => ({
    ...place,
    more: more && { href: to(more), text: more.text },
  }));
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
