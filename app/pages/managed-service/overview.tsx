import type { ManagedService } from "../../../content/managed-services.ts";
import type { Figure } from "../../../content/schema.ts";
import { Figures } from "../../ui/figure.tsx";
import styles from "./managed-service.module.css";

export function Overview({ copy, counters }: { copy: ManagedService["overview"]; counters: Figure[] }) {
  return (
    <section className="section tight" id="overview">
      <div className="wrap split">
        <h2>{copy.title}</h2>
        <div className="stack">
          <p className="lead">{copy.lead}</p>
          {copy.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
          <div className={styles.counters}>
            <Figures items={counters} />
          </div>
        </div>
      </div>
    </section>
  );
}
