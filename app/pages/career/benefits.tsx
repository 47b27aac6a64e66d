import type { Words } from "../../../content/words.ts";
import { Figure, UnitDots } from "../../ui/figure.tsx";
import styles from "./benefits.module.css";

/** Twelve salaries and four brighter ones, three points of a hundred, seven months of twelve. */
export function Benefits({ copy }: { copy: Words<"career">["benefits"] }) {
  return (
    <section className="section tight">
      <div className="wrap">
        <div className="head">
          <h2>{copy.title}</h2>
          <p>{copy.lead}</p>
        </div>
        <div className="figures">
          <Figure {...copy.salaries}>
            <div className={styles.salaries}>
              <UnitDots total={16} lit={12} columns={8} />
            </div>
          </Figure>
          <Figure {...copy.pension}>
            <UnitDots total={100} lit={3} columns={20} wide />
          </Figure>
          <Figure {...copy.internship}>
            <UnitDots total={12} lit={7} columns={12} wide />
          </Figure>
        </div>
      </div>
    </section>
  );
}
