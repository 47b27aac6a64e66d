import type { Posted } from "../../../domain/lead/read-form.ts";
import type { FormWords } from "../../features/lead-form/form-words.ts";
import { answerTo, isFailure, type WizardAnswer } from "../../features/quote-wizard/answer.ts";
import type { SentCode } from "../../features/quote-wizard/code-form.tsx";
import type { PhoneData } from "../../page/page-phone.tsx";
import { ContactStep } from "./contact-step.tsx";
import { DetailsStep } from "./details-step.tsx";
import { PackageView } from "./package-view.tsx";
import { PreviewStep } from "./preview-step.tsx";
import { ResumeView } from "./resume-view.tsx";
import { ServicesStep } from "./services-step.tsx";
import { Trouble } from "./trouble.tsx";
import { troubleWords } from "./trouble-words.ts";
import type { Shown } from "./view.ts";

type Props = {
  view: Shown;
  resume: "" | { token: string; holds: boolean };
  given: WizardAnswer | undefined;
  forms: FormWords;
  contact: Posted;
  code: SentCode | undefined;
  isResent: boolean;
  isLost: boolean;
  isFromPreview: boolean;
  phone: PhoneData;
};

/** The step, or what stands in its place. */
export function WizardView({ view, resume, given, forms, isLost, ...rest }: Props) {
  const trouble = troubleWords(forms);
  if (isFailure(given) && standsAlone.includes(given.form)) {
    return (
      <>
        <Trouble status={given.status} words={trouble} />
        <WizardView view={view} resume={resume} given={undefined} forms={forms} isLost={isLost} {...rest} />
      </>
    );
  }
  if (resume) return <ResumeView {...resume} />;
  if (view.kind === "package") return <PackageView {...view} />;
  const { step, draft, sent } = view;
  if (step === "preview") {
    const answer = answerTo("resume-mail", given);
    return <PreviewStep draft={draft} given={answer} trouble={trouble} wrongEmail={forms.errors.wrong.email} />;
  }
  if (step === "contact") return <ContactStep draft={draft} given={given} forms={forms} trouble={trouble} {...rest} />;
  const answer = answerTo(step, given);
  const shared = { draft, given: answer, trouble, isFromPreview: rest.isFromPreview };
  return step === "services" ? <ServicesStep {...shared} sent={sent} isLost={isLost} /> : <DetailsStep {...shared} />;
}

/** These forms are a button alone: what went wrong is said above the page. */
const standsAlone: readonly WizardAnswer["form"][] = ["package", "resume", "anew", "change-number"];
