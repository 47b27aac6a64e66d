import type { Words } from "../../../content/words.ts";
import { FeatureGrid } from "../../ui/feature-grid.tsx";

export function Starts({ copy }: { copy: Words<"robotic-process-automation">["starts"] }) {
  return (
    <section className="section tight">
      <div className="wrap split">
        <div className="stack">
          <h2>{copy.title}</h2>
          <p className="muted">{copy.lead}</p>
        </div>
        <div>
          <FeatureGrid items={copy.areas} />
        </div>
      </div>
    </section>
  );
}
