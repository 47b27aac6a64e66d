import type { campus } from "../../../content/tr/campus.ts";
import { Timeline } from "../../ui/timeline.tsx";

export function Months({ copy }: { copy: (typeof campus)["months"] }) {
  return (
    <section className="section tight">
      <div className="wrap split">
        <div className="stack">
          <h2>{copy.title}</h2>
          <p className="muted">{copy.lead}</p>
        </div>
        <Timeline items={copy.items} />
      </div>
    </section>
  );
}
