import type { ReactNode } from "react";
import styles from "./facts.module.css";

export type Fact = { term: string; details: ReactNode };

/** A short list of names and what stands behind them; `wide` sets sentences side by side where there is room. */
export function Facts({ items, wide }: { items: Fact[]; wide?: boolean }) {
  return (
    <dl className={wide ? `${styles.facts} ${styles.wide}` : styles.facts}>
      {items.map(({ term, details }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{details}</dd>
        </div>
      ))}
    </dl>
  );
}
