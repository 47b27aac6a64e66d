import type { ManagedServiceCopy } from "../../../content/managed-service-schema.ts";
import { Steps } from "../../ui/steps.tsx";

export function Stages({ copy }: { copy: NonNullable<ManagedServiceCopy["steps"]> }) {
  return (
    <section className="section tight" id="steps">
      <div className="wrap">
        <div className="head">
          <h2>{copy.title}</h2>
          <p>{copy.lead}</p>
        </div>
        <Steps items={copy.items} />
      </div>
    </section>
  );
}
