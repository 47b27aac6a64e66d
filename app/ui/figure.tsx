import type { ReactNode } from "react";
import { CountUp } from "./count-up.tsx";
import styles from "./figure.module.css";

/** A number with its words; a picture of the number may stand above it. */
export function Figure({ value, label, children }: { value: ReactNode; label: ReactNode; children?: ReactNode }) {
  return (
    <div className={children ? `${styles.figure} ${styles.drawn}` : styles.figure}>
      {children}
      <b>{typeof value === "string" ? <CountUp text={value} /> : value}</b>
      <span>{label}</span>
    </div>
  );
}

export function Figures({ items }: { items: { value: string; label: string }[] }) {
  return (
    <div className="figures">
      {items.map((item) => (
        <Figure key={item.label} {...item} />
      ))}
    </div>
  );
}
