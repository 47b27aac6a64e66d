import type { ReactNode } from "react";
import styles from "./call-to-action.module.css";

/** The night section that closes a page. */
export function CallToAction({
  title,
  lead,
  children,
  id,
}: {
  title: string;
  lead: string;
  children: ReactNode;
  id?: string;
}) {
  return (
    <section className={`${styles.cta} night noprint`} id={id} data-closing="">
      <img src="/art/cta-sea.svg" alt="" width="2400" height="1100" loading="lazy" />
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
