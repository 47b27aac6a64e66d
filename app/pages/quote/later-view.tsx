import type { Posted } from "../../../domain/lead/read-form.ts";
import type { ActiveCode } from "../../../domain/quote/steps/contact.ts";
import type { FormWords } from "../../features/lead-form/form-words.ts";
import { resultOf, type WizardResult } from "../../features/quote-wizard/wizard-result.ts";
import type { PhoneData } from "../form-phone.tsx";
import { ContactStep } from "./contact-step.tsx";
import { DetailsStep } from "./details-step.tsx";
import { failureWordsOf } from "./failure-message.tsx";
import { PackageView } from "./package-view.tsx";
import { PreviewStep } from "./preview-step.tsx";
import { ResumeView } from "./resume-view.tsx";
import type { ShownView } from "./view.ts";

export type LaterViewProps = {
  view: ShownView;
  resume: "" | { token: string; holds: boolean };
  actionResult: WizardResult | undefined;
  forms: FormWords;
  contact: Posted;
  code: ActiveCode | undefined;
  isResent: boolean;
  isFromPreview: boolean;
  phone: PhoneData;
};

/** Everything of the wizard but its first step. */
export default function LaterView({ view, resume, actionResult, forms, ...rest }: LaterViewProps) {
  const failureWords = failureWordsOf(forms);
  if (resume) return <ResumeView {...resume} />;
  if (view.kind === "package") return <PackageView {...view} />;
  const { step, draft } = view;
  if (step === "contact")
    return (
      <ContactStep draft={draft} actionResult={actionResult} forms={forms} failureWords={failureWords} {...rest} />
    );
  if (step === "preview") {
    const result = resultOf("resume-mail", actionResult);
    return (
      <PreviewStep
        draft={draft}
        actionResult={result}
        failureWords={failureWords}
        wrongEmail={forms.errors.wrong.email}
      />
    );
  }
  const { isFromPreview } = rest;
  return (
    <DetailsStep
      draft={draft}
      actionResult={resultOf("details", actionResult)}
      failureWords={failureWords}
      isFromPreview={isFromPreview}
    />
  );
}
