import type { ReactNode } from "react";
import type { Link } from "../../../content/schema.ts";
import { PageRows } from "../../page/page-parts.tsx";
import styles from "./way.module.css";

/** The neighbouring pages, and under them what a candidate should know before applying. */
export function ReadOn({ rows, children }: { rows: { kicker: string; link: Link }[]; children?: ReactNode }) {
  return (
    <section className="section tight">
      <div className="wrap">
        <PageRows rows={rows} />
        {children && <div className={styles.below}>{children}</div>}
      </div>
    </section>
  );
}
