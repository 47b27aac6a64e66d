import { type Photo, Photograph } from "./photograph.tsx";
import styles from "./pictures.module.css";

/** A night picture from the art, cropped to its frame. */
export function Plate({
  src,
  lazy = true,
  width = 1200,
  height = 800,
}: {
  src: string;
  lazy?: boolean;
  width?: number;
  height?: number;
}) {
  return (
    <img className={styles.plate} src={src} alt="" width={width} height={height} loading={lazy ? "lazy" : undefined} />
  );
}

type CoverProps = { src: string; photo?: Photo | undefined; sizes: string; lazy?: boolean };

/** The picture of a story or news item: its photograph, or the drawn night. */
export function Cover({ src, photo, sizes, lazy = true }: CoverProps) {
  if (photo) return <Photograph className={styles.plate} photo={photo} sizes={sizes} lazy={lazy} />;
  return <Plate src={src} lazy={lazy} />;
}

type PortraitProps = { name: string; seed: string; round?: boolean; photo?: Photo | undefined; sizes: string };

/** Somebody's photograph, or a medallion in its place. */
export function Portrait({ photo, sizes, ...person }: PortraitProps) {
  if (!photo) return <Monogram {...person} />;
  return (
    <div className={person.round ? `${styles.monogram} ${styles.round}` : styles.monogram}>
      <Photograph photo={photo} sizes={sizes} />
    </div>
  );
}

/** A portrait placeholder: initials on a medallion of light drawn from the person's name. */
function Monogram({ name, seed, round }: { name: string; seed: string; round?: boolean }) {
  const initials = name
    .split(" ")
    .map((part) => /\p{L}/u.exec(part)?.[0])
    .join("");
  return (
    <div className={round ? `${styles.monogram} ${styles.round}` : styles.monogram} role="img" aria-label={name}>
      <img src={`/art/portrait/${seed}.svg`} alt="" width="480" height="600" loading="lazy" />
      <span aria-hidden="true">{initials}</span>
    </div>
  );
}

/** A small picture of 9 × 9 points from the sprite; takes the colour of the text around it. */
export function Sign({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <svg className={className ? `${styles.sign} ${className}` : styles.sign} viewBox="0 0 48 48" aria-hidden="true">
      <use href={`/art/signs.svg#${name}`} />
    </svg>
  );
}
