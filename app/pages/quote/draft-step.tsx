import type { ReactNode } from "react";
import type { Draft } from "../../../domain/quote/draft.ts";
import { baseField } from "../../../domain/quote/field-names.ts";
import type { StepError } from "../../../domain/quote/steps/step.ts";
import { postAddress, stepAddress } from "../../features/quote-wizard/addresses.ts";
import {
  conflictLine,
  type MessageAt,
  messagesAt,
  summaryLine,
  summaryTitle,
} from "../../features/quote-wizard/detail-messages.ts";
import { PackageSummary, useProgress, useSummaryRows } from "../../features/quote-wizard/package-summary.tsx";
import {
  AutosaveStatus,
  FailureMessage,
  type FailureWords,
  StorageNotice,
} from "../../features/quote-wizard/saving-notices.tsx";
import { StepButtons, StepFrame, StepTitle } from "../../features/quote-wizard/step-frame.tsx";
import { useDraftForm } from "../../features/quote-wizard/use-draft-form.ts";
import { useWizard } from "../../features/quote-wizard/wizard-context.ts";
import { type ResultOf, wizardFields } from "../../features/quote-wizard/wizard-result.ts";
import { useTitlePrefix } from "../../page/form-hooks.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ErrorSummary } from "../../ui/messages.tsx";
import { CookiesBlocked } from "./other-way.tsx";
import styles from "./quote.module.css";

export type DraftStepProps = {
  step: "services" | "details";
  draft: Draft;
  /** What is stored, by the names of the form. */
  base: string;
  actionResult: ResultOf<"services" | "details"> | undefined;
  failureWords: FailureWords;
  isFromPreview: boolean;
  /** The page says already that the browser keeps no cookies. */
  saysBlocked?: boolean;
  /** The form starts a new request, although this visitor already sent one. */
  startsNewRequest?: boolean;
  /** Stands over the summary. */
  gauge?: (draft: Draft) => ReactNode;
  /** Rendered before the form, so its fields are not posted. */
  beforeForm?: (draft: Draft) => ReactNode;
  children: (draft: Draft, messageAt: MessageAt, errors: readonly StepError[]) => ReactNode;
};

const formId = "wizard";

/** What steps 1 and 2 share: the form, its errors, the summary and the buttons. */
export function DraftStep({
  step,
  draft: stored,
  base: storedValues,
  actionResult,
  failureWords,
  isFromPreview,
  saysBlocked,
  startsNewRequest,
  gauge,
  beforeForm,
  children,
}: DraftStepProps) {
  const { words, base } = useWizard();
  const copy = words.wizard[step];
  const address = postAddress(base, step, isFromPreview);
  const { form, alert, draft, errors, isCorrected, failure, conflicts, saving, onInput, onSubmit } = useDraftForm({
    step,
    draft: stored,
    base: storedValues,
    address,
    actionResult,
  });
  useTitlePrefix(errors.length > 0 || failure || conflicts.length > 0 ? `${failureWords.prefix} ` : "");
  const backStep = isFromPreview ? "preview" : step === "details" ? "services" : undefined;
  const progress = useProgress(useSummaryRows(draft));
  const back = backStep && stepAddress(base, backStep);
  const next = (
    <Button type="submit" form={formId}>
      {isFromPreview ? words.wizard.details.backToPreview : copy.next}
    </Button>
  );

  return (
    <StepFrame
      aside={
        <PackageSummary
          draft={draft}
          byTag={step === "services"}
          isPassed={(service) => errors.some((error) => error.service === service)}
          gauge={gauge?.(draft)}
          note={words.wizard.summary.promise}
        >
          <StepButtons back={back}>{next}</StepButtons>
        </PackageSummary>
      }
    >
      <StepTitle title={copy.title} lead={copy.lead} />
      {errors.length > 0 && (
        <ErrorSummary
          ref={alert}
          title={summaryTitle(errors, words)}
          items={errors.map((error) => summaryLine(error, words))}
        />
      )}
      {isCorrected && step === "details" && (
        <p className={`h ${styles.corrected}`} role="status">
          <Icon name="check" /> {words.wizard.details.corrected}
        </p>
      )}
      {conflicts.length > 0 && (
        <ErrorSummary
          ref={alert}
          title={words.wizard.conflict.title}
          items={conflicts.map((conflict) => conflictLine(conflict, words))}
        />
      )}
      {failure && <FailureMessage ref={alert} status={failure} words={failureWords} />}
      {beforeForm?.(draft)}
      <form
        ref={form}
        id={formId}
        className={styles.form}
        method="post"
        action={address}
        noValidate
        autoComplete="off"
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <input type="hidden" name={wizardFields.form} value={step} />
        <input type="hidden" name={baseField} defaultValue={storedValues} />
        {startsNewRequest && <input type="hidden" name={wizardFields.anew} value="yes" />}
        {children(draft, messagesAt(errors, words), errors)}
      </form>
      <AutosaveStatus saving={saving} />
      {saving === "blocked" && !saysBlocked && <CookiesBlocked draft={draft} />}
      <StepButtons back={back} note={gauge && progress}>
        {next}
      </StepButtons>
      <StorageNotice />
    </StepFrame>
  );
}
