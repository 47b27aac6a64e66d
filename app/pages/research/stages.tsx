import type { Words } from "../../../content/words.ts";
import { Steps } from "../../ui/steps.tsx";

export function Stages({ copy }: { copy: Words<"research">["stages"] }) {
  return (
    <section className="section tight">
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
