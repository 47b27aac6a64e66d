import type { Report } from "../../../content/reports.ts";
import styles from "./chapters.module.css";

export function Chapters({ title, items }: { title: string; items: Report["contents"] }) {
  return (
    <section className="section tight">
      <div className="wrap split">
        <h2>{title}</h2>
        <ol className={styles.chapters}>
          {items.map((chapter) => (
            <li key={chapter.title}>
              <h3 className="h">{chapter.title}</h3>
              <p>{chapter.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
