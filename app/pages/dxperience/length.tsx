import type { Words } from "../../../content/words.ts";
import { Figure, UnitDots } from "../../ui/figure.tsx";
import styles from "./length.module.css";

export function Length({ copy }: { copy: Words<"dxperience">["length"] }) {
  return (
    <section className={`section ${styles.length}`}>
      <div className="wrap split">
        <div className="stack">
          <h2>{copy.title}</h2>
          <Figure {...copy.figure}>
            <UnitDots total={12} lit={7} columns={12} wide />
          </Figure>
        </div>
        <div className="stack measure">
          <p className="lead">{copy.lead}</p>
          {copy.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
