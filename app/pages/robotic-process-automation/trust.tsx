import type { robots } from "../../../content/tr/robotic-process-automation.ts";
import { FeatureGrid } from "../../ui/feature-grid.tsx";

export function Trust({ copy }: { copy: (typeof robots)["trust"] }) {
  return (
    <section className="section tight">
      <div className="wrap">
        <div className="head">
          <h2>{copy.title}</h2>
          <p>{copy.lead}</p>
        </div>
        <FeatureGrid items={copy.items} size="large" />
      </div>
    </section>
  );
}
