import type { Words } from "../../../content/words.ts";
import { Figure, UnitDots } from "../../ui/figure.tsx";
import styles from "./counted-figures.module.css";
import { Rail } from "./rail.tsx";

type Copy = Words<"robotic-process-automation">["figures"];

/** Seven numbers, each drawn so that it can be counted. */
export function CountedFigures({ copy }: { copy: Copy }) {
  return (
    <section className="section tight">
      <div className="wrap">
        <div className="head">
          <h2>{copy.title}</h2>
          <p>{copy.lead}</p>
        </div>
        <div className={styles.seven}>
          <Hundred {...copy.cost} />
          <Times {...copy.speed} />
          <Hundred {...copy.errors} />
          <Times {...copy.peak} />
          <Hundred {...copy.entry} />
          <Hundred {...copy.approval} />
          <div className={styles.hours}>
            <Figure {...copy.hours}>
              <UnitDots total={200} columns={20} wide />
            </Figure>
          </div>
        </div>
        <p className={`small muted ${styles.source}`}>{copy.source}</p>
      </div>
    </section>
  );
}

function Hundred({ value, left, label }: Copy["cost"]) {
  return (
    <Figure value={value} label={label}>
      <UnitDots total={100} lit={left} columns={10} />
    </Figure>
  );
}

function Times({ value, label, ...rail }: Copy["speed"]) {
  return (
    <Figure value={value} label={label}>
      <Rail {...rail} />
    </Figure>
  );
}
