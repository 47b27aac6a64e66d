import { Link } from "react-router";
import type { Words } from "../../../content/words.ts";
import { ReportCover } from "../../features/report/report-cover.tsx";
import { useLinks } from "../../page/page-context.ts";
import type { ReportTeaser } from "../../page/report-teasers.ts";
import { More } from "../../ui/links.tsx";
import styles from "./report-series.module.css";

type Props = { copy: Words<"contact">["reports"]; reports: ReportTeaser[] };

export function ReportSeries({ copy, reports }: Props) {
  const to = useLinks();
  return (
    <section className={`section noprint ${styles.series}`} id="reports">
      <div className="wrap">
        <div className="head">
          <h2>{copy.title}</h2>
          <p>{copy.lead}</p>
        </div>
        <ul className="trio">
          {reports.map(({ page, name, edition, summary }) => (
            <li key={page}>
              <Link className={styles.report} to={to({ to: page })}>
                <ReportCover seed={page} name={name} edition={edition} lazy />
                <div className="stack g3">
                  <h3 className="h">{name}</h3>
                  <p className={styles.summary}>{summary}</p>
                  <More>{copy.more}</More>
                </div>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
