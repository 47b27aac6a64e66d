import styles from "./logo.module.css";

/** A wake that draws a Y: nine points; the last warms under the hand. */
function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 26 26" aria-hidden="true" fill="currentColor">
      <circle cx="2.6" cy="3.2" r="1.15" />
      <circle cx="5.7" cy="6.3" r="1.5" />
      <circle cx="9.2" cy="9.7" r="1.85" />
      <circle cx="23.4" cy="3.2" r="1.15" />
      <circle cx="20.3" cy="6.3" r="1.5" />
      <circle cx="16.8" cy="9.7" r="1.85" />
      <circle cx="13" cy="13.7" r="2.2" />
      <circle cx="13" cy="18.6" r="2.2" />
      <circle className={styles.warm} cx="13" cy="23.4" r="2.2" />
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
