import type { Words } from "../../../content/words.ts";
import { ReportCover } from "../../features/report/report-cover.tsx";
import { useLinks } from "../../page/page-context.ts";
import type { ReportTeaser } from "../../page/report-teasers.ts";
import { ButtonLink } from "../../ui/button.tsx";
import styles from "./report-offer.module.css";

type Props = { copy: Words<"analyst-research">["offer"]; report: ReportTeaser };

export function ReportOffer({ copy, report }: Props) {
  const to = useLinks();
  return (
    <section className={`section night noprint ${styles.offer}`} data-closing="">
      <div className={`wrap split ${styles.split}`}>
        <div className="stack">
          <h2>{copy.title}</h2>
          <p className="lead">{copy.text}</p>
          <div className="row">
            <ButtonLink to={to(copy.ask)}>{copy.ask.text}</ButtonLink>
            <ButtonLink ghost to={to(copy.see)}>
              {copy.see.text}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.cover}>
          <ReportCover seed={report.page} name={report.name} edition={report.edition} lazy />
        </div>
      </div>
    </section>
  );
}
