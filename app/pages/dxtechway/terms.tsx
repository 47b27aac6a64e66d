import type { Words } from "../../../content/words.ts";
import { Facts } from "../../ui/facts.tsx";
import { Figures } from "../../ui/figure.tsx";

/** Length, places, pay and dates of the next term. */
export function Terms({ copy }: { copy: Words<"dxtechway">["terms"] }) {
  return (
    <section className="section tight">
      <div className="wrap split">
        <div className="stack">
          <h2>{copy.title}</h2>
          <p className="muted">{copy.lead}</p>
        </div>
        <div className="stack g6">
          <Figures items={copy.figures} />
          <Facts wide items={copy.facts} />
        </div>
      </div>
    </section>
  );
}
