import type { ReactNode } from "react";
import type { Draft } from "../../../domain/quote/draft.ts";
import type { StepError } from "../../../domain/quote/steps/step.ts";
import { postAddress, stepAddress } from "../../features/quote-wizard/addresses.ts";
import { type AnswerTo, extras } from "../../features/quote-wizard/answer.ts";
import { type MessageAt, messagesAt, summaryLine } from "../../features/quote-wizard/detail-messages.ts";
import { Frame, StepTitle } from "../../features/quote-wizard/frame.tsx";
import { PackageSummary } from "../../features/quote-wizard/package-summary.tsx";
import { SavedNote } from "../../features/quote-wizard/saved-note.tsx";
import { useDraftForm } from "../../features/quote-wizard/use-draft-form.ts";
import { WhatIsKept } from "../../features/quote-wizard/what-is-kept.tsx";
import { useWizard } from "../../features/quote-wizard/wizard-context.ts";
import { counted } from "../../features/quote-wizard/wizard-words.ts";
import { useTitlePrefix } from "../../page/use-title-prefix.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import styles from "./quote.module.css";
import { Trouble } from "./trouble.tsx";
import type { TroubleWords } from "./trouble-words.ts";

export type DraftStepProps = {
  step: "services" | "details";
  draft: Draft;
  given: AnswerTo<"services" | "details"> | undefined;
  trouble: TroubleWords;
  isFromPreview: boolean;
  /** It begins another request beside one that is sent. */
  anew?: boolean;
  children: (draft: Draft, messageAt: MessageAt, remaining: readonly StepError[]) => ReactNode;
};

const formId = "wizard";

/** What steps 1 and 2 share: the form, its errors, the running summary and the way on. */
export function DraftStep({ step, draft: stored, given, trouble, isFromPreview, anew, children }: DraftStepProps) {
  const { words, base } = useWizard();
  const copy = words.wizard[step];
  const address = postAddress(base, step, isFromPreview);
  const { form, alert, draft, errors, remaining, failure, saving, onInput, onSubmit } = useDraftForm({
    step,
    draft: stored,
    address,
    given,
  });
  useTitlePrefix(errors.length > 0 || failure ? `${trouble.prefix} ` : "");
  const back = isFromPreview ? stepAddress(base, "preview") : step === "details" && stepAddress(base, "services");
  const next = isFromPreview ? words.wizard.details.backToPreview : copy.next;

  return (
    <Frame
      aside={
        <PackageSummary draft={draft} byTag={step === "services"} note={words.wizard.summary.promise}>
          <Button type="submit" form={formId}>
            {next}
          </Button>
        </PackageSummary>
      }
    >
      <StepTitle title={copy.title} lead={copy.lead} />
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
        <input type="hidden" name={extras.form} value={step} />
        {anew && <input type="hidden" name={extras.anew} value="yes" />}
        {errors.length > 0 && (
          <ErrorSummary
            ref={alert}
            title={counted(words.wizard.errors.summary, errors.length)}
            items={errors.map((error) => summaryLine(error, words))}
          />
        )}
        {failure && <Trouble ref={alert} status={failure} words={trouble} />}
        {children(draft, messagesAt(remaining, words), remaining)}
      </form>
      <SavedNote saving={saving} />
      {back && (
        <div>
          <ButtonLink ghost to={back}>
            {words.wizard.steps.back}
          </ButtonLink>
        </div>
      )}
      <WhatIsKept />
    </Frame>
  );
}
