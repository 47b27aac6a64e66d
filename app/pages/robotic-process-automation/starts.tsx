import type { robots } from "../../../content/tr/robotic-process-automation.ts";
import { FeatureGrid } from "../../ui/feature-grid.tsx";

export function Starts({ copy }: { copy: (typeof robots)["starts"] }) {
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
