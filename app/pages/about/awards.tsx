import type { Words } from "../../../content/words.ts";
import { Slider } from "../../ui/slider.tsx";
import styles from "./awards.module.css";

export function Awards({ copy }: { copy: Words<"about">["awards"] }) {
  return (
    <section className="section tight">
      <div className="wrap">
        <Slider heading={<h2>{copy.title}</h2>} label={copy.label} previous={copy.previous} next={copy.next}>
          {copy.entries.map(({ year, image, title, content, body, person }) => (
            <li key={title} className={styles.award}>
              <img src={`/art/award/${image}.svg`} alt="" width="1200" height="600" loading="lazy" />
              <div>
                <span className="muted small">{year}</span>
                <h3 className="h">{title}</h3>
              </div>
              <div className={`small ${styles.text}`}>
                <p>{content}</p>
                <p className="muted">
                  {copy.givenBy} {body}
                  <br />
                  {copy.receivedBy} {person}
                </p>
              </div>
            </li>
          ))}
        </Slider>
      </div>
    </section>
  );
}
