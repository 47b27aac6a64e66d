import type { Words } from "../../../content/words.ts";
import styles from "./reading-steps.module.css";

export function ReadingSteps({ copy }: { copy: Words<"analyst-research">["steps"] }) {
  return (
    <section className="section tight">
      <div className="wrap">
        <h2 className={styles.title}>{copy.title}</h2>
        <ol className={styles.steps}>
          {copy.items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="h">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
