import type { Ref } from "react";
import { Link } from "react-router";
import type { Words } from "../../../copy/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { Icon } from "../../ui/icon.tsx";
import { Alert } from "../../ui/messages.tsx";
import type { SaveStatus } from "./autosave.ts";
import styles from "./step-frame.module.css";
import { useWizard } from "./wizard-context.ts";
import type { Failure } from "./wizard-result.ts";

/** Quietly: what is chosen is kept, or could not be. Success is for the eye alone, or it would be said all the time. */
export function AutosaveStatus({ saving }: { saving: SaveStatus | undefined }) {
  const { now, failed, conflict } = useWizard().words.wizard.saved;
  return (
    <>
      {saving === "saved" && (
        <p className={styles.note} aria-hidden="true">
          <Icon name="check" /> {now}
        </p>
      )}
      <p className={`${styles.note} ${styles.failed}`} role="status">
        {(saving === "failed" || saving === "conflict") && (
          <>
            <Icon name="alert" /> {saving === "failed" ? failed : conflict}
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

type FailureProps = { ref?: Ref<HTMLDivElement>; status: Failure["status"]; words: FailureWords };

/** Above a form that the server did not accept. */
export function FailureMessage({ ref, status, words }: FailureProps) {
  const { title, text } = words[status];
  return (
    <Alert ref={ref} title={title}>
      <p>{text}</p>
      {status === "failed" && <p>{words.failed.instead}</p>}
    </Alert>
  );
}

type FormWords = Pick<Words<"forms">, "errors" | Failure["status"]>;

/** The words that every step shows when the server failed or too many forms came from one address. */
export type FailureWords = { prefix: string } & Readonly<Pick<FormWords, Failure["status"]>>;

export function failureWordsOf({ errors, failed, tooMany }: FormWords): FailureWords {
  return { prefix: errors.prefix, failed, tooMany };
}
