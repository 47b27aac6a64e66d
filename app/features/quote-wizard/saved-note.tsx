import { Icon } from "../../ui/icon.tsx";
import styles from "./saved-note.module.css";
import type { Saving } from "./use-autosave.ts";
import { useWizard } from "./wizard-context.ts";

/** Quietly: what is chosen is kept, or could not be. Success is for the eye alone, or it would be said all the time. */
export function SavedNote({ saving }: { saving: Saving }) {
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
