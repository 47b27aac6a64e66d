import type { Words } from "../../../content/words.ts";
import { FeatureGrid } from "../../ui/feature-grid.tsx";
import { Points } from "../../ui/points.tsx";
import styles from "./request.module.css";

export function Rights({ copy }: { copy: Words<"data-subject-request">["rights"] }) {
  return (
    <section className="section tight" id="rights">
      <div className="wrap">
        <div className="head">
          <h2>{copy.title}</h2>
          <p>{copy.lead}</p>
        </div>
        <FeatureGrid items={copy.items} size="large" />
        <div className={`stack g4 measure ${styles.others}`}>
          <p>{copy.others.text}</p>
          <Points single items={copy.others.points} />
        </div>
      </div>
    </section>
  );
}
