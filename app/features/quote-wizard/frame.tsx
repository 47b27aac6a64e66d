import type { ReactNode } from "react";
import styles from "./frame.module.css";

/** A step beside the running summary. */
export function Frame({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.main}>{children}</div>
      {aside}
    </div>
  );
}

type TitleProps = { title: string; lead?: ReactNode };

export function StepTitle({ title, lead }: TitleProps) {
  return (
    <div className={styles.title}>
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
