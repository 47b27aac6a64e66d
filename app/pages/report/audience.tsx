import type { Report } from "../../../content/reports.ts";
import styles from "./audience.module.css";

export function Audience({ title, items }: { title: string; items: Report["audience"] }) {
  return (
    <section className="section tight">
      <div className="wrap">
        <h2 className={styles.title}>{title}</h2>
        <ul className="trio">
          {items.map((reader) => (
            <li key={reader.title} className={styles.reader}>
              <h3 className="h">{reader.title}</h3>
              <p>{reader.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
