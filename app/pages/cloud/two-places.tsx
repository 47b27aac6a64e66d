import styles from "./two-places.module.css";

const step = 16;
const size = 10;
const field = (size - 1) * step;
const publicFrom = 440;
/** Rows of the three trails that tie both sides: network, identity, monitoring. */
const trails = [2, 4.5, 7];

/** A dense grid (your data center), a loose one (the public cloud) and three trails between them; one warm point. */
export function TwoPlaces() {
  const cells = Array.from({ length: size * size }, (_, i) => ({ column: i % size, row: Math.floor(i / size) }));
  const inside = cells.map(({ column, row }) => at(column * step, row * step)).join("");
  const open = (column: number, row: number) => (column * 7 + row * 11 + column * row) % 10 >= column;
  const outside = cells.map(({ column, row }) => ({
    d: at(publicFrom + column * step, row * step),
    lit: open(column, row),
  }));
  return (
    <svg className={styles.picture} viewBox="-12 -12 608 168" fill="none" strokeLinecap="round" aria-hidden="true">
      <path className={styles.inside} d={inside} />
      <path
        className={styles.idle}
        d={outside
          .filter(({ lit }) => !lit)
          .map(({ d }) => d)
          .join("")}
      />
      <path
        className={styles.busy}
        d={outside
          .filter(({ lit }) => lit)
          .map(({ d }) => d)
          .join("")}
      />
      {trails.map((row) => (
        <path key={row} className={styles.trail} d={`M${field + step * 1.5} ${row * step}H${publicFrom - step}`} />
      ))}
      <path className={styles.user} d={at((field + publicFrom) / 2, 4.5 * step)} />
    </svg>
  );
}

function at(x: number, y: number): string {
  return `M${x} ${y}h0`;
}
