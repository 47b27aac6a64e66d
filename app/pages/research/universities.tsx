import type { Words } from "../../../content/words.ts";
import { FeatureGrid } from "../../ui/feature-grid.tsx";

export function Universities({ copy }: { copy: Words<"research">["universities"] }) {
  return (
    <section className="section tight">
      <div className="wrap split">
        <div className="stack">
          <h2>{copy.title}</h2>
          <p className="muted">{copy.lead}</p>
        </div>
        <div>
          <FeatureGrid items={copy.rules} />
        </div>
      </div>
    </section>
  );
}
