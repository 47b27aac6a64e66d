import { type ServiceKey, serviceTags } from "../../../domain/quote/catalogue.ts";
import type { SummaryRow } from "../../../domain/quote/summary-text.ts";
import { Tag } from "../../ui/tag.tsx";
import styles from "./package-rows.module.css";
import { useWizard } from "./wizard-context.ts";

type Props = {
  rows: readonly SummaryRow[];
  byTag?: boolean | undefined;
  isPassed?: ((service: ServiceKey) => boolean) | undefined;
};

/** A line per service: how much of it, at which levels; or of which field it is. */
export function PackageRows({ rows, byTag, isPassed }: Props) {
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
