import type { Report } from "../../../content/reports.ts";
import type { Words } from "../../../content/words.ts";
import { ReportCover } from "../../features/report/report-cover.tsx";
import { PageCrumbs } from "../../page/page-parts.tsx";
import { ButtonAnchor } from "../../ui/button.tsx";
import styles from "./report-head.module.css";

type Props = {
  seed: string;
  copy: Pick<Words<"report">, "ask" | "toExamples" | "format">;
  item: Pick<Report, "title" | "lead" | "name" | "edition">;
};

export function ReportHead({ seed, copy, item }: Props) {
  return (
    <section className={`wrap ${styles.head}`}>
      <PageCrumbs />
      <div className={`split ${styles.split}`}>
        <div className="stack">
          <h1>{item.title}</h1>
          <p className="lead">{item.lead}</p>
          <div className="row noprint">
            <ButtonAnchor href="#request">{copy.ask}</ButtonAnchor>
            <ButtonAnchor ghost href="#examples">
              {copy.toExamples}
            </ButtonAnchor>
          </div>
          <p className="muted small">
            {item.name} {item.edition} · {copy.format}
          </p>
        </div>
        <div className={styles.cover}>
          <ReportCover seed={seed} name={item.name} edition={item.edition} />
        </div>
      </div>
    </section>
  );
}
