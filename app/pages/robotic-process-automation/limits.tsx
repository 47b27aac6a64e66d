import type { Words } from "../../../content/words.ts";
import { Points } from "../../ui/points.tsx";

export function Limits({ copy }: { copy: Words<"robotic-process-automation">["limits"] }) {
  return (
    <section className="section tight">
      <div className="wrap split">
        <div className="stack">
          <h2>{copy.title}</h2>
          <p className="muted">{copy.lead}</p>
        </div>
        <div>
          <Points single items={copy.items} />
        </div>
      </div>
    </section>
  );
}
