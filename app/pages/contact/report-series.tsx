import { Link } from "react-router";
import type { Words } from "../../../content/words.ts";
import { ReportCover } from "../../features/report/report-cover.tsx";
import { useLinks } from "../../page/page-context.ts";
import type { ReportTeaser } from "../../page/report-teasers.ts";
import { More } from "../../ui/links.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./report-series.module.css";

type Props = { copy: Words<"contact">["reports"]; reports: ReportTeaser[] };

export function ReportSeries({ copy, reports }: Props) {
  const to = useLinks();
  return (
    <Section noprint id="reports" className={styles.series} title={copy.title} lead={copy.lead}>
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
    </Section>
  );
}
