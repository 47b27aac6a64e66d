import type { ReactNode } from "react";
import styles from "./call-to-action.module.css";

type Props = {
  title: string;
  lead?: string;
  /** Its buttons. */
  children?: ReactNode;
  /** What is offered, in columns 6 to 12; the buttons stay with the words. */
  beside?: ReactNode;
  id?: string;
  /** A picture of app/art/closings.ts; pages that are neighbours have different ones. */
  art: "moon" | "quay" | "current" | "moon-cold";
};

/** The night section that closes a page. */
export function CallToAction({ title, lead, children, beside, id, art }: Props) {
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
      </div>
    </section>
  );
}
