import type { ReactNode } from "react";
import styles from "./page-head.module.css";
import { type Photo, Photograph } from "./photograph.tsx";

type Props = {
  title: string;
  lead?: ReactNode;
  crumbs?: ReactNode;
  /** A picture of app/art/heads.ts; without one the head is low and its words have the whole width. */
  art?: string;
  /** Stands below the words, in the place of the picture. */
  photo?: Photo | undefined;
  /** With a low picture on a phone, where one came to read or to fill something in. */
  plain?: boolean;
  children?: ReactNode;
};

/** The head of a light page: where one is, what it is, and a picture of it. */
export function PageHead({ title, lead, crumbs, art, photo, plain, children }: Props) {
  const isPlain = plain || photo !== undefined || art === undefined;
  const classes = [styles.head, isPlain && styles.plain, !art && styles.wide, art && "glow paper"];
  return (
    <section className={classes.filter(Boolean).join(" ")}>
      <div className="wrap">
        <div className={styles.crumbs}>{crumbs}</div>
        <div>
          <div className={styles.text}>
            <h1>{title}</h1>
            {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
            {children}
          </div>
          {photo && (
            <div className={`${styles.photo} noprint`}>
              <Photograph photo={photo} sizes="(width < 1440px) 92vw, 82.5rem" lazy={false} />
            </div>
          )}
        </div>
      </div>
      {/* As high as the text, so it comes after it: before, it would grow while the page still arrives. */}
      {art && !photo && (
        <img
          className={`${styles.art} noprint`}
          src={`/art/head/${art}.svg`}
          alt=""
          width="940"
          height="560"
          // After the fonts: it decorates.
          fetchPriority="low"
          loading="lazy"
        />
      )}
    </section>
  );
}
