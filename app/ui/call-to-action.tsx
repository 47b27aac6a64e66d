import type { ReactNode } from "react";
import styles from "./call-to-action.module.css";

/** A picture of app/art/closings.ts; pages that are neighbours have different ones. */
export type ClosingArt = "moon" | "quay" | "current" | "moon-cold";

type Props = {
  title: string;
  lead?: string;
  /** Its buttons. */
  children?: ReactNode;
  /** What is offered, in columns 6 to 12; the buttons stay with the words. */
  beside?: ReactNode;
  /** What is offered, below the picture. */
  below?: ReactNode;
  id?: string;
  art: ClosingArt;
};

/** The night section that closes a page. */
export function CallToAction({ title, lead, children, beside, below, id, art }: Props) {
  return (
    <section className={`${styles.cta} glow night noprint`} id={id}>
      <img src={`/art/closing/${art}.svg`} alt="" width="2400" height="900" loading="lazy" />
      <div className={beside ? `wrap split ${styles.split}` : "wrap"}>
        <div className="stack">
          <h2>{title}</h2>
          {lead && <p className="lead">{lead}</p>}
          {beside && children}
        </div>
        {beside ?? children}
        {below && <div className={styles.below}>{below}</div>}
      </div>
    </section>
  );
}
