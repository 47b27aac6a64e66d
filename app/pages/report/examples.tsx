import type { Report } from "../../../content/reports.ts";
import type { Words } from "../../../content/words.ts";
import { DotChart } from "../../ui/dot-chart.tsx";
import styles from "./examples.module.css";

type Props = { copy: Words<"report">["examples"]; charts: Report["charts"] };

/** Charts of the report's worked example, with the sums behind them. */
export function Examples({ copy, charts }: Props) {
  return (
    <section className={`section tight ${styles.examples}`} id="examples">
      <div className="wrap">
        <div className="head">
          <h2>{copy.title}</h2>
          <p>{copy.lead}</p>
        </div>
        <div className={styles.charts}>
          {charts.map(({ title, text, label, columns, calculation, ...data }) => (
            <figure key={title}>
              <div>
                <h3 className="h">{title}</h3>
                <p>{text}</p>
              </div>
              <DotChart data={data} label={label} columns={columns} />
              <figcaption>
                {copy.exampleFigures} {calculation}
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
