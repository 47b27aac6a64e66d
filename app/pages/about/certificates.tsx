import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { FeatureGrid } from "../../ui/feature-grid.tsx";

/** The company's certificates by name, each with what it covers and the policy behind it. */
export function Certificates({ copy }: { copy: Words<"about">["certificates"] }) {
  const to = useLinks();
  const items = copy.items.map(({ link, ...item }) => ({ ...item, more: { href: to(link), text: link.text } }));
  return (
    <section className="section tight">
      <div className="wrap">
        <div className="head">
          <h2>{copy.title}</h2>
          <p>{copy.lead}</p>
        </div>
        <FeatureGrid size="large" items={items} />
      </div>
    </section>
  );
}
