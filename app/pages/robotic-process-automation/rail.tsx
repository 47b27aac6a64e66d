import styles from "./rail.module.css";

type Props = { one: string; many: string; times: number };

/** A comparison in points: one against many. The words of the figure say the same, so readers of the page skip it. */
export function Rail({ one, many, times }: Props) {
  return (
    <div className={styles.rail} aria-hidden="true">
      <span>{one}</span>
      <Points count={1} />
      <span>{many}</span>
      <Points count={times} />
    </div>
  );
}

function Points({ count }: { count: number }) {
  return (
    <svg viewBox="0 0 170 12" aria-hidden="true" fill="none" strokeLinecap="round" strokeWidth="12">
      <path d={Array.from({ length: count }, (_, i) => `M${6 + i * 17} 6h0`).join("")} />
    </svg>
  );
}
