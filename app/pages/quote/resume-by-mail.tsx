import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { stepAddress } from "../../features/quote-wizard/addresses.ts";
import type { FailureWords } from "../../features/quote-wizard/saving-notices.tsx";
import panel from "../../features/quote-wizard/service-package.module.css";
import { useWizard } from "../../features/quote-wizard/wizard-context.ts";
import {
  hasError,
  isFailure,
  type ResultOf,
  type WizardForm,
  wizardFields,
} from "../../features/quote-wizard/wizard-result.ts";
import { useTitlePrefix } from "../../page/form-hooks.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./quote.module.css";

type Props = {
  step: "preview" | "contact";
  actionResult: ResultOf<"resume-mail"> | undefined;
  failureWords: FailureWords;
  wrongEmail: string;
};

/** A small form for whoever wants to go on later, or on another device. */
export function ResumeByMail({ step, actionResult, failureWords, wrongEmail }: Props) {
  const { words, base } = useWizard();
  const copy = words.contact.resume;
  const section = useRef<HTMLElement>(null);
  const errors = {
    invalid: wrongEmail,
    "nothing-yet": copy.nothingYet,
    failed: failureWords.failed.title,
    tooMany: copy.tooMany,
  };
  const error = actionResult && actionResult.status !== "sent" ? errors[actionResult.status] : undefined;
  useTitlePrefix(actionResult && hasError(actionResult) ? `${failureWords.prefix} ` : "");
  useEffect(() => {
    if (!actionResult) return;
    section.current?.scrollIntoView({ block: "nearest" });
    section.current?.querySelector<HTMLInputElement>("input:not([type=hidden])")?.focus({ preventScroll: true });
  }, [actionResult]);
  return (
    <section ref={section} className={`${panel.package} noprint`} aria-labelledby="later-title" id="later">
      <header>
        <h2 id="later-title">{copy.title}</h2>
        <p>{copy.text}</p>
      </header>
      <Form className={styles.resume} method="post" action={`${stepAddress(base, step)}#later`} noValidate replace>
        <input type="hidden" name={wizardFields.form} value={"resume-mail" satisfies WizardForm} />
        <TextField
          id={wizardFields.resumeEmail}
          name={wizardFields.resumeEmail}
          label={copy.label}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={error}
          defaultValue={emailIn(actionResult)}
        />
        <Button ghost type="submit">
          {copy.submit}
        </Button>
      </Form>
      <p className={styles.done} role="status">
        {actionResult?.status === "sent" && (
          <>
            <Icon name="check" /> {copy.sent}
          </>
        )}
      </p>
    </section>
  );
}

function emailIn(actionResult: Props["actionResult"]): string | undefined {
  if (!actionResult) return undefined;
  return isFailure(actionResult) ? actionResult.values[wizardFields.resumeEmail] : actionResult.email;
}
