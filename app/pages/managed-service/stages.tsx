import type { ManagedService } from "../../../content/managed-services.ts";
import { Steps } from "../../ui/steps.tsx";

export function Stages({ copy }: { copy: NonNullable<ManagedService["steps"]> }) {
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
