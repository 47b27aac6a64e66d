import { useEffect, useId, useState } from "react";
import type { Posted } from "../../../domain/lead/read-form.ts";
import type { Draft } from "../../../domain/quote/draft.ts";
import type { ActiveCode } from "../../../domain/quote/steps/contact.ts";
import { addCaptchaToken } from "../../features/lead-form/captcha.ts";
import type { FormWords } from "../../features/lead-form/form-words.ts";
import { stepAddress } from "../../features/quote-wizard/addresses.ts";
import { CodeForm } from "../../features/quote-wizard/code-form.tsx";
import { CodeReminder } from "../../features/quote-wizard/code-time.tsx";
import { PackageSummary } from "../../features/quote-wizard/package-summary.tsx";
import { type FailureWords, StorageNotice } from "../../features/quote-wizard/saving-notices.tsx";
import { StepButtons, StepFrame, StepTitle } from "../../features/quote-wizard/step-frame.tsx";
import { useWizard } from "../../features/quote-wizard/wizard-context.ts";
import { hasError, resultOf, type WizardResult } from "../../features/quote-wizard/wizard-result.ts";
import { useTitlePrefix } from "../../page/form-hooks.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { PhoneData } from "../form-phone.tsx";
import { ContactForm, contactFormId } from "./contact-form.tsx";
import { OtherWay, OtherWayForm } from "./other-way.tsx";
import styles from "./quote.module.css";
import { ResumeByMail } from "./resume-by-mail.tsx";

type Props = {
  draft: Draft;
  /** Answers that were right before. */
  contact: Posted;
  code: ActiveCode | undefined;
  isResent: boolean;
  actionResult: WizardResult | undefined;
  forms: FormWords;
  phone: PhoneData;
  failureWords: FailureWords;
};

/** Step 4: whom the quote is for, and the code. A page that comes with a code out is about that code alone. */
export function ContactStep({ draft, contact, code, isResent, actionResult, forms, phone, failureWords }: Props) {
  const { words, base } = useWizard();
  const result = resultOf("code", actionResult) ?? resultOf("resend", actionResult);
  const isOut = code !== undefined || result !== undefined;
  const [asPage, setAsPage] = useState(isOut);
  const [dismissed, setDismissed] = useState(false);
  const dialogTitle = useId();
  useEffect(() => {
    if (!isOut) setAsPage(false);
  }, [isOut]);
  useTitlePrefix(result && hasError(result) ? `${failureWords.prefix} ` : "");

  const { title, lead } = words.contact;
  const codeForm = {
    code,
    result,
    isResent,
    onResend: (body: FormData) => addCaptchaToken("quote", body),
    failures: {
      failed: `${failureWords.failed.title} ${failureWords.failed.instead}`,
      tooMany: failureWords.tooMany.title,
    },
    otherWay: (
      <>
        <OtherWay />
        <OtherWayForm draft={draft} values={contact} />
      </>
    ),
  };
  return (
    <StepFrame
      aside={
        <PackageSummary draft={draft} note={words.wizard.summary.promise}>
          {asPage ? (
            <ButtonLink ghost small to={stepAddress(base, "preview")}>
              {words.wizard.summary.change}
            </ButtonLink>
          ) : (
            <StepButtons back={stepAddress(base, "preview")}>
              <Button type="submit" form={contactFormId}>
                {words.contact.submit}
              </Button>
            </StepButtons>
          )}
        </PackageSummary>
      }
    >
      {asPage ? (
        <>
          <StepTitle title={words.contact.code.title} />
          <div className={styles.panel}>
            <CodeForm {...codeForm} />
          </div>
        </>
      ) : (
        <>
          <StepTitle title={title} lead={lead} />
          {isOut && dismissed && <CodeReminder code={code} onOpen={() => setDismissed(false)} />}
          <ContactForm
            draft={draft}
            stored={contact}
            actionResult={resultOf("contact", actionResult)}
            forms={forms}
            phone={phone}
            failureWords={failureWords}
            isSent={isOut}
            onSend={() => setDismissed(false)}
          />
          <ResumeByMail
            step="contact"
            actionResult={resultOf("resume-mail", actionResult)}
            failureWords={failureWords}
            wrongEmail={forms.errors.wrong.email}
          />
        </>
      )}
      {isOut && !asPage && !dismissed && (
        <Dialog labelledBy={dialogTitle} onClose={() => setDismissed(true)}>
          <CodeForm {...codeForm} titleId={dialogTitle} />
        </Dialog>
      )}
      <StorageNotice />
    </StepFrame>
  );
}
