import type { ReactNode } from "react";
import styles from "./facts.module.css";

export type Fact = { term: string; details: ReactNode };

/** A short list of names and what stands behind them. */
export function Facts({ items }: { items: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ term, details }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{details}</dd>
        </div>
      ))}
    </dl>
  );
}
