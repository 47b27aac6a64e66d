import { Link } from "react-router";
import { useLinks } from "../../page/page-context.ts";
import { Icon } from "../../ui/icon.tsx";
import type { SaveStatus } from "./autosave.ts";
import styles from "./saving-notices.module.css";
import { useWizard } from "./wizard-context.ts";

/** Quietly: what is chosen is kept, or could not be. Success is for the eye alone, or it would be said all the time. */
export function AutosaveStatus({ saving }: { saving: SaveStatus }) {
  const { now, failed } = useWizard().words.wizard.saved;
  return (
    <>
      {saving === "saved" && (
        <p className={styles.note} aria-hidden="true">
          <Icon name="check" /> {now}
        </p>
      )}
      <p className={`${styles.note} ${styles.failed}`} role="status">
        {saving === "failed" && (
          <>
            <Icon name="alert" /> {failed}
          </>
        )}
      </p>
    </>
  );
}

/** What the wizard stores, and for how long. */
export function StorageNotice() {
  const { title, choices, personal, more } = useWizard().words.wizard.saved;
  const to = useLinks();
  return (
    <details className={`${styles.storage} noprint`}>
      <summary>
        {title} <Icon name="down" />
      </summary>
      <p>{choices}</p>
      <p>{personal}</p>
      <p>
        <Link to={to(more)}>{more.text}</Link>
      </p>
    </details>
  );
}
