import styles from "./timeline.module.css";

export type TimelineItem = { name: string; text: string };

/** What follows what. The warm point stands at the current item (counted from 0), or at the last where none is named. */
export function Timeline({ items, current }: { items: TimelineItem[]; current?: number }) {
  return (
    <ol className={styles.timeline}>
      {items.map(({ name, text }, i) => (
        <li key={name} aria-current={i === current ? "step" : undefined}>
          <b className="h">{name}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
