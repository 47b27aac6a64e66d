import type { ReactNode } from "react";
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

/**
 * A figure that counts up once it comes into view, where the browser can do that by itself. What stands in the page is
 * the final figure. Only one whole number counts: others, such as 5.632 or 6–7, are no steps one could go through.
 */
export function CountUp({ text }: { text: string }) {
  const [, word, before, figure, after, rest] = /^(([^\d\s]*)(\d+)([^\d\s]*))(\s\D*)?$/.exec(text) ?? [];
  if (!(Number(figure) > 1)) return text;
  return (
    <>
      <span className={styles.word} data-before={before || undefined} data-to={figure} data-after={after}>
        {word}
      </span>
      {rest}
    </>
  );
}

type Props = {
  total: number;
  lit?: number;
  columns: number;
  wide?: boolean;
  /** The last point is the customer's. */
  warm?: boolean;
};

const gap = 12;
/** What is free beside a full point. */
const inset = 1.8;
const ring = "a2.9 2.9 0 1 1-5.8 0 2.9 2.9 0 1 1 5.8 0";

/** A number one can count: `total` points, the first `lit` of them full, the rest rings. */
export function UnitDots({ total, lit = total, columns, wide, warm = false }: Props) {
  const rows = Math.ceil(total / columns);
  const cold = warm ? lit - 1 : lit;
  return (
    <svg
      className={wide ? `${styles.dots} ${styles.wide}` : styles.dots}
      // The first point stands flush with the words.
      viewBox={`${inset} 0 ${columns * gap - 2 * inset} ${rows * gap}`}
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
    >
      {cold > 0 && <path className={styles.full} d={places(0, cold, columns, "h0")} />}
      {lit < total && <path className={styles.ring} d={places(lit, total, columns, ring)} />}
      {warm && <path className={styles.warm} d={places(cold, lit, columns, "h0")} />}
    </svg>
  );
}

/** Draws `mark` at each place. Steps along a row are alike, so the page stays small. */
function places(from: number, to: number, columns: number, mark: string): string {
  const start = mark === ring ? gap / 2 + 2.9 : gap / 2;
  return Array.from({ length: to - from }, (_, index) => {
    const place = from + index;
    const isNext = index > 0 && place % columns > 0;
    const move = isNext
      ? `m${gap} 0`
      : `M${start + (place % columns) * gap} ${gap / 2 + Math.floor(place / columns) * gap}`;
    return move + mark;
  }).join("");
}
