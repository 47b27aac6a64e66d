import styles from "./sign.module.css";

/** A small picture of 9 × 9 points from the sprite; takes the colour of the text around it. */
export function Sign({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <svg className={className ? `${styles.sign} ${className}` : styles.sign} viewBox="0 0 48 48" aria-hidden="true">
      <use href={`/art/signs.svg#${name}`} />
    </svg>
  );
}
