import type { Words } from "../../../copy/words.ts";
import { screenPicture } from "../../../site/screen-names.ts";
import styles from "./product-screen.module.css";

export type Screen = Words<"products">["families"][number]["screen"];

/** The parts of each drawing (app/art/screens.ts), in the order in which they lie on one another. */
const parts = {
  leave: ["frame", "r1", "r2", "r3", "r4", "r5", "r6", "warm"],
  bids: ["frame", "r1", "r2", "r3", "r4", "off", "warm"],
  document: ["frame", "r1", "r2", "r3", "r4", "r5", "stamp", "warm"],
  robot: ["frame", "r1", "r2", "r3", "r4", "way", "t1", "t2", "t3", "t4", "pointer", "warm"],
} satisfies Record<Screen["name"], string[]>;

/** The row where the work is done. */
const lit = { leave: "r5", bids: "r2", document: "r5", robot: "r4" } satisfies Record<Screen["name"], string>;

/** The screen of a product in points, and what they stand for. A row lights up under the hand. */
export function ProductScreen({ screen: { name, letters, alt, point, warm } }: { screen: Screen }) {
  const file = screenPicture(name, letters);
  return (
    <figure className={styles.figure}>
      <svg className={`night ${styles.screen}`} viewBox="0 0 600 400" role="img" aria-label={alt}>
        {parts[name].map((part) => (
          <use key={part} href={`${file}#${part}`} className={part === lit[name] ? styles.lit : styles[part]} />
        ))}
      </svg>
      <figcaption>
        {point} {warm}
      </figcaption>
    </figure>
  );
}
