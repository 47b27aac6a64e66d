import type { ReactNode } from "react";
import styles from "./points.module.css";

/** A list whose marks are points of light; two columns where its container (`cq`) is wide. */
export function Points({ items, single }: { items: ReactNode[]; single?: boolean }) {
  return (
    <ul className={single ? styles.points : `${styles.points} ${styles.wide}`}>
      {items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
        <li key={i}>{item}</li>
      ))}
    </ul>
  );
}
