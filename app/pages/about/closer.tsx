import type { about } from "../../../content/tr/about.ts";
import { PageRows } from "../../page/page-parts.tsx";
import styles from "./closer.module.css";

export function Closer({ copy }: { copy: (typeof about)["closer"] }) {
  return (
    <section className="section tight">
      <div className="wrap">
        <h2 className={styles.title}>{copy.title}</h2>
        <PageRows rows={copy.rows} />
      </div>
    </section>
  );
}
