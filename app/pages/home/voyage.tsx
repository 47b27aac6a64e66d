import styles from "./voyage.module.css";

const wake = [1, 2, 3, 4, 5, 6, 7];

/**
 * The one warm point of the home page, under way between its resting places, and the wake behind it. The page's scroll
 * moves it; where the browser cannot do that, it is not drawn, and the places keep points of their own.
 */
export function Voyage() {
  return (
    <div className={styles.voyage} aria-hidden="true">
      <div className={styles.course}>
        <i className={`${styles.boat} ${styles.warm}`} />
        {wake.map((place) => (
          <i key={place} className={`${styles.boat} ${styles.wake}`} />
        ))}
      </div>
    </div>
  );
}

/** Crosses the three cards over their swell. */
export function Ferry() {
  return (
    <span className={styles.ferry} aria-hidden="true">
      <i className={styles.warm} />
      {wake.map((place) => (
        <i key={place} className={styles.wake} />
      ))}
    </span>
  );
}

/** A resting place of the boat; `className` says where it is. */
export function WarmPoint({ className }: { className: string | undefined }) {
  return <i className={`${styles.warm} ${styles.resting} ${className}`} aria-hidden="true" />;
}

/** Around all parts of the voyage: timelines of the resting places are known in here. */
export const voyageScope = styles.scope;
