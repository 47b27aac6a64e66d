import type { Words } from "../../../content/words.ts";
import { FeatureGrid } from "../../ui/feature-grid.tsx";
import { Figure, UnitDots } from "../../ui/figure.tsx";
import styles from "./competencies.module.css";

export function Competencies({ copy }: { copy: Words<"cloud">["competencies"] }) {
  return (
    <section className="section tight" id="cloud-competencies">
      <div className="wrap">
        <div className="head">
          <h2>{copy.title}</h2>
          <p>{copy.lead}</p>
        </div>
        <div className={`figures ${styles.counters}`}>
          {copy.counters.map(({ value, label }) => (
            <Figure key={label} value={value} label={label}>
              <UnitDots total={Number.parseInt(value, 10)} columns={10} />
            </Figure>
          ))}
        </div>
        <div className={styles.stages}>
          <FeatureGrid items={copy.stages} />
        </div>
        <div className={`stack g4 ${styles.certificates}`}>
          <h3>{copy.certificates.title}</h3>
          <FeatureGrid level={4} items={copy.certificates.items.map(({ title, note }) => ({ title, content: note }))} />
        </div>
      </div>
    </section>
  );
}
