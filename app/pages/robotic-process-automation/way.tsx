import type { Words } from "../../../content/words.ts";
import { Timeline } from "../../ui/timeline.tsx";

export function CareerSteps({ copy }: { copy: Words<"robotic-process-automation">["way"] }) {
  return (
    <section className="section tight">
      <div className="wrap split">
        <div className="stack">
          <h2>{copy.title}</h2>
          <p className="muted">{copy.lead}</p>
        </div>
        <Timeline items={copy.steps} />
      </div>
    </section>
  );
}
