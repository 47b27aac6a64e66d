import type { Report } from "../../../content/reports.ts";
import type { Words } from "../../../content/words.ts";
import { DotChart } from "../../ui/dot-chart.tsx";
import styles from "./findings.module.css";

type Props = { copy: Words<"report">["findings"]; charts: Report["charts"] };

export function Findings({ copy, charts }: Props) {
  return (
    <section className={`section tight ${styles.findings}`} id="findings">
      <div className="wrap">
        <div className="head">
          <h2>{copy.title}</h2>
          <p>{copy.lead}</p>
        </div>
        <div className={styles.charts}>
          {charts.map(({ title, text, label, columns, source, ...data }) => (
            <figure key={title}>
              <div>
                <h3 className="h">{title}</h3>
                <p>{text}</p>
              </div>
              <DotChart data={data} label={label} columns={columns} />
              <figcaption>
                {copy.source} {source} {copy.illustrative}
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
