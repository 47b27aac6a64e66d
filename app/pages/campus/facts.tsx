import type { Words } from "../../../content/words.ts";
import { Figure } from "../../ui/figure.tsx";
import styles from "./facts.module.css";

export function Facts({ facts }: { facts: Words<"campus">["facts"] }) {
  return (
    <section className={styles.band}>
      <div className="wrap">
        <div className="figures">
          {facts.map(({ value, unit, label }) => (
            <Figure key={label} value={unit ? <Measured value={value} unit={unit} /> : value} label={label} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Measured({ value, unit }: { value: string; unit: string }) {
  return (
    <>
      {value} <small>{unit}</small>
    </>
  );
}
