import type { Words } from "../../../content/words.ts";
import { Plate } from "../../ui/pictures.tsx";
import styles from "./reason.module.css";

export function Reason({ copy }: { copy: Words<"campus">["reason"] }) {
  return (
    <section className="section tight">
      <div className="wrap split">
        <div className="stack">
          <h2>{copy.title}</h2>
          {copy.text.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
        <div className={styles.picture}>
          <Plate src="/art/campus.svg" width={1200} height={1000} />
        </div>
      </div>
    </section>
  );
}
