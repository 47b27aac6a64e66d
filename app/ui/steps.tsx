import type { ReactNode } from "react";
import styles from "./steps.module.css";

export type Step = { number: number; name: string; description: string; below?: ReactNode };

type Props = {
  items: Step[];
  level?: 3 | 4;
  /** One below the other at every width. */
  down?: boolean;
};

/** The stations of a way, one after the other; the last one carries the warm ring. */
export function Steps({ items, level = 3, down }: Props) {
  const Heading = level === 3 ? "h3" : "h4";
  return (
    <ol className={down ? styles.steps : `${styles.steps} ${styles.across}`}>
      {items.map(({ number, name, description, below }) => (
        <li key={number}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <Heading className="h">{name}</Heading>
          <p>{description}</p>
          {below && <div className={styles.below}>{below}</div>}
        </li>
      ))}
    </ol>
  );
}
