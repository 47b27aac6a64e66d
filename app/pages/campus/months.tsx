import type { Words } from "../../../content/words.ts";
import { Timeline } from "../../ui/timeline.tsx";

export function Months({ copy }: { copy: Words<"campus">["months"] }) {
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
