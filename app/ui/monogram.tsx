import styles from "./monogram.module.css";

/** A portrait placeholder: initials on a medallion of light drawn from the person's name. */
export function Monogram({ name, seed, round }: { name: string; seed: string; round?: boolean }) {
  const initials = name
    .split(" ")
    .map((part) => part[0])
    .join("");
  return (
    <div className={round ? `${styles.monogram} ${styles.round}` : styles.monogram} role="img" aria-label={name}>
      <img src={`/art/portrait/${seed}.svg`} alt="" width="480" height="600" loading="lazy" />
      <span aria-hidden="true">{initials}</span>
    </div>
  );
}
