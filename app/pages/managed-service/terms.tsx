import type { ManagedService } from "../../../content/managed-services.ts";
import type { Words } from "../../../content/words.ts";
import { Facts } from "../../ui/facts.tsx";
import { Points } from "../../ui/points.tsx";

type Props = { copy: ManagedService["terms"]; shared: Words<"managed-services/shared">["terms"] };

/** What drives the price, the usual minimum term and how long taking over lasts. */
export function Terms({ copy, shared }: Props) {
  return (
    <section className="section tight" id="terms">
      <div className="wrap split">
        <div className="stack">
          <h2>{shared.title}</h2>
          <p className="muted">{shared.lead}</p>
        </div>
        <div className="stack g6">
          <Points single items={copy.drivers} />
          <Facts
            items={[
              { term: shared.term, details: copy.term },
              { term: shared.takeOver, details: copy.takeOver },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
