import type { Words } from "../../../content/words.ts";
import { CountUp } from "../../ui/count-up.tsx";
import { Figure, UnitDots } from "../../ui/figure.tsx";
import styles from "./counters.module.css";
import { WarmPoint } from "./voyage.tsx";

/** Numbers drawn honestly: 4000+ is a field of 4,000 points. */
export function Counters({ copy }: { copy: Words<"home">["counters"] }) {
  return (
    <section className="section shoal">
      <div className={`wrap ${styles.counters}`}>
        <div className={`head ${styles.head}`}>
          <p className={styles.big}>
            <CountUp text={copy.customers.value} />
          </p>
          <p className="lead">{copy.customers.label}</p>
        </div>
        <div className={styles.sky}>
          <img src="/art/field-4000.svg" alt="" width="1600" height="520" loading="lazy" />
          <div className={styles.near}>
            <img src="/art/field-4000.svg" alt="" width="1600" height="520" loading="lazy" />
          </div>
          <WarmPoint className={styles.free} />
        </div>
        <div className={`figures ${styles.thirds}`}>
          {copy.others.map(({ value, label }) => (
            <div key={label} className={styles.counter}>
              <Figure value={value} label={label} />
              <UnitDots total={Number.parseInt(value, 10)} columns={20} wide />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
