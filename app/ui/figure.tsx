import type { ReactNode } from "react";
import { CountUp } from "./count-up.tsx";
import styles from "./figure.module.css";

type FigureProps = {
  value: ReactNode;
  label: ReactNode;
  children?: ReactNode;
  /** Does not count up. */
  still?: boolean | undefined;
};

/** A number with its words; a picture of the number may stand above it. */
export function Figure({ value, label, children, still }: FigureProps) {
  return (
    <div className={children ? `${styles.figure} ${styles.drawn}` : styles.figure}>
      {children}
      <b>{typeof value === "string" && !still ? <CountUp text={value} /> : value}</b>
      <span>{label}</span>
    </div>
  );
}

export function Figures({ items, still }: { items: { value: string; label: string }[]; still?: boolean }) {
  return (
    <div className="figures">
      {items.map((item) => (
        <Figure key={item.label} still={still} {...item} />
      ))}
    </div>
  );
}

type Props = { total: number; lit?: number; columns: number; wide?: boolean };

const gap = 12;

/** A number one can count: `total` points, the first `lit` of them bright. */
export function UnitDots({ total, lit = total, columns, wide }: Props) {
  const rows = Math.ceil(total / columns);
  return (
    <svg
      className={wide ? `${styles.dots} ${styles.wide}` : styles.dots}
      viewBox={`0 0 ${columns * gap} ${rows * gap}`}
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeWidth="7.2"
    >
      <path className={styles.dim} d={points(lit, total, columns)} />
      <path className={styles.lit} d={points(0, lit, columns)} />
    </svg>
  );
}

function points(from: number, to: number, columns: number): string {
  const place = (i: number) => `M${gap / 2 + (i % columns) * gap} ${gap / 2 + Math.floor(i / columns) * gap}h0`;
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => place(from + i)).join("");
}
