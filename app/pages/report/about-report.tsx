import type { Report } from "../../../content/reports.ts";
import styles from "./about-report.module.css";

export function AboutReport({ copy }: { copy: Report["about"] }) {
  return (
    <section className="section">
      <div className="wrap split">
        <h2>{copy.title}</h2>
        <div className={`measure ${styles.text}`}>
          {copy.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
