import type { ReactNode } from "react";
import type { PageModule } from "../../site/pages.ts";
import styles from "./page-head.module.css";
import { type Photo, Photograph } from "./photograph.tsx";

type Props = {
  title: string;
  lead?: ReactNode;
  crumbs?: ReactNode;
  /** The build draws a band for each folder of pages. */
  art: PageModule;
  /** Stands below the words, in the place of the band. */
  photo?: Photo | undefined;
  short?: boolean;
  children?: ReactNode;
};

/** The head of a light page: where one is, what it is, and a band of light in the corner. */
export function PageHead({ title, lead, crumbs, art, photo, short, children }: Props) {
  return (
    <section className={short ? `${styles.head} ${styles.short}` : styles.head}>
      <div className="wrap">
        <div className={styles.crumbs}>{crumbs}</div>
        <h1>{title}</h1>
        {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
        {children}
        {photo && (
          <div className={`${styles.photo} noprint`}>
            <Photograph photo={photo} sizes="(width < 1440px) 92vw, 82.5rem" lazy={false} />
          </div>
        )}
      </div>
      {/* As high as the text, so it comes after it: before, it would grow while the page still arrives. */}
      {!photo && (
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
      )}
    </section>
  );
}
