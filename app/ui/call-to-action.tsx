import type { ReactNode } from "react";
import styles from "./call-to-action.module.css";

type Props = {
  title: string;
  lead: string;
  children: ReactNode;
  id?: string;
  /** A picture of app/art/closings.ts; pages that are neighbours have different ones. */
  art: "moon" | "quay" | "current" | "moon-cold";
};

/** The night section that closes a page. */
export function CallToAction({ title, lead, children, id, art }: Props) {
  return (
    <section className={`${styles.cta} glow night noprint`} id={id} data-closing="">
      <img src={`/art/closing/${art}.svg`} alt="" width="2400" height="900" loading="lazy" />
      <div className="wrap">
        <div className="stack">
          <h2>{title}</h2>
          <p className="lead">{lead}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
