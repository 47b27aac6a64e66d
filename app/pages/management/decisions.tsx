import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { FeatureGrid } from "../../ui/feature-grid.tsx";

export function Decisions({ copy }: { copy: Words<"management">["decisions"] }) {
  const to = useLinks();
  return (
    <section className="section tight">
      <div className="wrap">
        <div className="head">
          <h2>{copy.title}</h2>
          <p>{copy.lead}</p>
        </div>
        <FeatureGrid
          items={copy.items.map(({ title, content, link }) => ({
            title,
            content,
            more: { href: to(link), text: link.text },
          }))}
        />
      </div>
    </section>
  );
}
