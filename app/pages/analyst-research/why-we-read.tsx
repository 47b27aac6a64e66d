import type { Words } from "../../../content/words.ts";
import styles from "./why-we-read.module.css";

export function WhyWeRead({ copy }: { copy: Words<"analyst-research">["why"] }) {
  return (
    <section className="section tight">
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
