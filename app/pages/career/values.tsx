import type { Words } from "../../../content/words.ts";
import { FeatureGrid } from "../../ui/feature-grid.tsx";

export function Values({ copy }: { copy: Words<"career">["values"] }) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="head">
          <h2>{copy.title}</h2>
          <p>{copy.lead}</p>
        </div>
        <FeatureGrid size="small" items={copy.items} />
      </div>
    </section>
  );
}
