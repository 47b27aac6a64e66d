import type { Words } from "../../../content/words.ts";
import { FeatureGrid } from "../../ui/feature-grid.tsx";

export function Teams({ copy }: { copy: Words<"dxperience">["teams"] }) {
  return (
    <section className="section tight">
      <div className="wrap">
        <div className="head">
          <h2>{copy.title}</h2>
          <p>{copy.lead}</p>
        </div>
        <FeatureGrid size="large" items={copy.items} />
      </div>
    </section>
  );
}
