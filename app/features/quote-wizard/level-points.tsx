import { type ServiceLevel, serviceLevels } from "../../../domain/quote/catalogue.ts";
import styles from "./level-points.module.css";

/** One, two or three points of light. */
export function LevelPoints({ level }: { level: ServiceLevel }) {
  return (
    <span className={styles.points} aria-hidden="true">
      {serviceLevels.map((one, i) => (
        <i key={one} className={i <= serviceLevels.indexOf(level) ? styles.lit : undefined} />
      ))}
    </span>
  );
}
