import type { Words } from "../../../content/words.ts";
import styles from "./manifesto.module.css";

export function Manifesto({ copy }: { copy: Words<"career">["manifesto"] }) {
  return (
    <section className="section night" aria-labelledby="manifesto">
      <div className="wrap">
        <h2 className="vh" id="manifesto">
          {copy.title}
        </h2>
        <div className={styles.manifesto}>
          <p>{copy.opening}</p>
          <p className={styles.middle}>{copy.middle}</p>
          <p>{copy.closing}</p>
        </div>
      </div>
    </section>
  );
}
