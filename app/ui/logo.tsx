import { MARK_SIZE, markPoints } from "../../site/brand.ts";
import styles from "./logo.module.css";

/** A wake that draws a Y; its warm point changes color on hover. */
function Mark() {
  return (
    <svg className={styles.mark} viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`} aria-hidden="true" fill="currentColor">
      {markPoints.map(({ x, y, radius, warm }) => (
        <circle key={`${x} ${y}`} className={warm && styles.warm} cx={x} cy={y} r={radius} />
      ))}
    </svg>
  );
}

export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <Mark />
      <span>{name}</span>
    </span>
  );
}
