import type { Words } from "../../../content/words.ts";
import { FeatureGrid } from "../../ui/feature-grid.tsx";

export function History({ copy }: { copy: Words<"about">["history"] }) {
  return (
    <section className="section tight">
      <div className="wrap">
        <div className="head">
          <h2>{copy.title}</h2>
          <p>{copy.lead}</p>
        </div>
        <FeatureGrid items={copy.turns} />
      </div>
    </section>
  );
}
