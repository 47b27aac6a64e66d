import type { ReactNode } from "react";
import type { PageModule } from "../../site/pages.ts";
import styles from "./page-head.module.css";

type Props = {
  title: string;
  lead?: ReactNode;
  crumbs?: ReactNode;
  /** The build draws a band for each folder of pages. */
  art: PageModule;
  short?: boolean;
  children?: ReactNode;
};

/** The head of a light page: where one is, what it is, and a band of light in the corner. */
export function PageHead({ title, lead, crumbs, art, short, children }: Props) {
  return (
    <section className={short ? `${styles.head} ${styles.short}` : styles.head}>
      <div className="wrap">
        <div className={styles.crumbs}>{crumbs}</div>
        <h1>{title}</h1>
        {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
        {children}
      </div>
      {/* As high as the text, so it comes after it: before, it would grow while the page still arrives. */}
      <img
        className={`${styles.art} noprint`}
        src={`/art/band/${art}.svg`}
        alt=""
        width="1600"
        height="640"
        // After the fonts: it decorates.
        fetchPriority="low"
        loading="lazy"
      />
    </section>
  );
}
