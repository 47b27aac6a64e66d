import { useRootData } from "../../page/page-context.ts";
import { Logo } from "../../ui/logo.tsx";
import styles from "./report-cover.module.css";

type Props = { seed: string; name: string; edition: string; lazy?: boolean; cold?: boolean };

/** The report's A4 cover. What it says always stands beside it as well, so it is a picture for the ear. */
export function ReportCover({ seed, name, edition, lazy, cold }: Props) {
  return (
    <div className={`${styles.frame} cq`} aria-hidden="true">
      <div className={`${styles.cover} night`}>
        <img
          src={`/art/report/${seed}${cold ? "--cold" : ""}.svg`}
          alt=""
          width="840"
          height="1188"
          loading={lazy ? "lazy" : undefined}
        />
        <div>
          <p className={styles.name}>{name}</p>
          <p className={styles.edition}>{edition}</p>
        </div>
        <Logo name={useRootData()?.company.name.toLowerCase() ?? ""} />
      </div>
    </div>
  );
}
