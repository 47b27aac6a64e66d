import type { ReactNode } from "react";
import styles from "./marks.module.css";

export type Mark = { title: string; note: string };

/** A grid of ruled cells; children fill a last cell of their own. */
export function Marks({ items, children }: { items: Mark[]; children?: ReactNode }) {
  return (
    <ul className={styles.marks}>
      {items.map(({ title, note }) => (
        <li key={title}>
          <b className="h">{title}</b>
          <small>{note}</small>
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  );
}
