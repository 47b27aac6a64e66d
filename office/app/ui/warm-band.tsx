import { type ReactNode, useId } from "react";
import styles from "./warm-band.module.css";

type Props = { title: string; action?: ReactNode; children?: ReactNode };

/** What a screen expects of its person now: the one warm thing on it. */
export function WarmBand({ title, action, children }: Props) {
  const id = useId();
  return (
    <section className={`${styles.band} noprint`} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
      {action && <div className="row">{action}</div>}
    </section>
  );
}
