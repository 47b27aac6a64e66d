import type { Words } from "../../../copy/words.ts";
import { Section } from "../../ui/section.tsx";
import styles from "./about.module.css";

type Copy = Words<"about">["history"];

/** The turns of the company as soundings: each line goes as deep as the company was old, a point for every year. */
export function History({ copy }: { copy: Copy }) {
  const years = copy.turns.map(({ kicker }) => Number.parseInt(kicker, 10));
  const [founded = 0] = years;
  return (
    <div className={styles.history}>
      <Section title={copy.title} lead={copy.lead} />
      <div className={styles.sea}>
        <img src="/art/company/soundings.svg" alt="" width="3600" height="900" loading="lazy" />
        <ol className="wrap">
          {copy.turns.map(({ kicker, title, content }, i) => {
            const year = years[i] ?? founded;
            return (
              <li key={kicker}>
                <span className={styles.year}>{kicker}</span>
                <Years className={styles.between} count={year - (years[i - 1] ?? year)} />
                <Years className={styles.depth} count={year - founded} />
                <div className={styles.turn}>
                  <h3>{title}</h3>
                  <p>{content}</p>
                </div>
              </li>
            );
          })}
        </ol>
        <div className="wrap">
          <p className={styles.legend}>{copy.legend}</p>
        </div>
      </div>
    </div>
  );
}

const step = 10;

/** A point for every year, one under the other. */
function Years({ count, className }: { count: number; className: string | undefined }) {
  if (!(count > 0)) return null;
  const points = Array.from({ length: count }, (_, i) => `M4 ${step * (i + 0.5)}h0`);
  return (
    <svg className={className} width="8" height={count * step} aria-hidden="true">
      <path d={points.join("")} />
    </svg>
  );
}
