import type { ReactNode } from "react";
import { type Step, Steps } from "../../ui/steps.tsx";
import styles from "./way.module.css";

type Props = { copy: { title: string; lead: string; steps: Step[] }; children?: ReactNode };

/** The steps a candidate or a participant takes; what belongs to them follows below. */
export function Way({ copy, children }: Props) {
  return (
    <section className="section tight">
      <div className="wrap">
        <div className="head">
          <h2>{copy.title}</h2>
          <p>{copy.lead}</p>
        </div>
        <Steps items={copy.steps} />
        {children && <div className={styles.below}>{children}</div>}
      </div>
    </section>
  );
}
