import { type ReactNode, useId } from "react";
import { type ServiceKey, serviceTags } from "../../../domain/quote/catalogue.ts";
import type { Draft } from "../../../domain/quote/draft.ts";
import { type SummaryRow, summaryOf, summaryRows } from "../../../domain/quote/summary.ts";
import { fill, fillCounted } from "../../../domain/slots.ts";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { DepthGauge } from "./depth-gauge.tsx";
import styles from "./package-summary.module.css";
import { summaryWords, useWizard } from "./wizard-context.ts";

type Props = {
  draft: Draft;
  /** Before levels and counts are asked, each line shows the field of its service instead. */
  byTag?: boolean;
  /** What a service lacks is called missing once its visitor wanted to go on without it. */
  isPassed?: (service: ServiceKey) => boolean;
  /** How deep the package goes; while levels are asked, the bar says how much of it is ready. */
  gauge?: ReactNode;
  /** The ways on and back. */
  children?: ReactNode;
  note?: ReactNode;
};

/** What is chosen so far, beside the step; on phones a bar below it with a drawer. */
export function PackageSummary({ draft, byTag, isPassed, gauge, children, note }: Props) {
  const { words } = useWizard();
  const { title, open, close, none } = words.wizard.summary;
  const rows = useSummaryRows(draft);
  const count = useCount(rows);
  const progress = useProgress(rows);
  const id = useId();
  return (
    <aside className={`${styles.summary} noprint`} aria-labelledby={`${id}title`}>
      <h2 className={`h ${styles.title}`} id={`${id}title`}>
        {title} {rows.length > 0 && <small role="status">{count}</small>}
      </h2>
      {gauge}
      <button type="button" className={styles.open} popoverTarget={`${id}drawer`}>
        <span>{title}</span>
        <b>
          {gauge && isPassed ? progress : count} <Icon name="down" />
        </b>
        <span className="vh">{open}</span>
      </button>
      <section
        className={styles.drawer}
        id={`${id}drawer`}
        popover="auto"
        aria-labelledby={`${id}title`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, also for those who have no mouse
        tabIndex={0}
      >
        <div className={styles.drawerHead} aria-hidden="true">
          <span className="h">{title}</span> <small>{count}</small>
        </div>
        {rows.length > 0 ? (
          <PackageRows rows={rows} byTag={byTag} isPassed={isPassed} />
        ) : (
          <p className="muted">{none}</p>
        )}
        <button type="button" className={styles.close} popoverTarget={`${id}drawer`} popoverTargetAction="hide">
          <Icon name="close" /> {close}
        </button>
      </section>
      {children && <div className={styles.way}>{children}</div>}
      {note && <p className={styles.note}>{note}</p>}
    </aside>
  );
}

/** The same of a request that is sent: a panel at every width. */
export function SentPackage({ draft, title, children }: { draft: Draft; title: string; children: ReactNode }) {
  const rows = useSummaryRows(draft);
  const count = useCount(rows);
  return (
    <aside className={`${styles.summary} ${styles.panel}`} aria-labelledby="sent-package">
      <h2 className={`h ${styles.title}`} id="sent-package">
        {title} <small>{count}</small>
      </h2>
      <DepthGauge draft={draft} />
      <PackageRows rows={rows} />
      <p className={styles.note}>{children}</p>
    </aside>
  );
}

export function useSummaryRows(draft: Draft): SummaryRow[] {
  const { words, locale } = useWizard();
  return summaryRows(summaryOf(draft), summaryWords(words, locale));
}

/** "5 of 7 services ready". */
export function useProgress(rows: readonly Pick<SummaryRow, "isMissing">[]): string {
  const ready = rows.filter(({ isMissing }) => !isMissing).length;
  return fill(useWizard().words.wizard.summary.progress, { ready, total: rows.length });
}

function useCount(rows: readonly SummaryRow[]): string {
  return fillCounted(useWizard().words.wizard.summary.count, rows.length);
}

type PackageRowsProps = {
  rows: readonly SummaryRow[];
  byTag?: boolean | undefined;
  isPassed?: ((service: ServiceKey) => boolean) | undefined;
};

/** A line per service: how much of it, at which levels; or of which field it is. */
function PackageRows({ rows, byTag, isPassed }: PackageRowsProps) {
  const { words } = useWizard();
  return (
    <ul className={styles.rows}>
      {rows.map(({ key, tag, label, amount, detail, isMissing }) => (
        <li key={key}>
          <b>{label}</b>
          {byTag ? (
            <Tag color={serviceTags[tag]}>{words.services.tags[tag].name}</Tag>
          ) : isMissing && isPassed?.(key) === false ? (
            <span className={styles.ahead}>{words.wizard.summary.ahead}</span>
          ) : (
            <>
              <span className={isMissing ? styles.missing : undefined}>{amount}</span>
              {detail && <small>{detail}</small>}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
