import { Form, Link } from "react-router";
import type { Posted } from "../../../domain/lead/read-form.ts";
import { chosenServices, type Draft } from "../../../domain/quote/draft.ts";
import { shareQuery, writePackages } from "../../../domain/quote/links.ts";
import type { ActiveCode } from "../../../domain/quote/steps/contact.ts";
import type { FormWords } from "../../features/lead-form/form-words.ts";
import { stepAddress } from "../../features/quote-wizard/addresses.ts";
import { DepthGauge } from "../../features/quote-wizard/depth-gauge.tsx";
import { PackagePreview, SharePackage } from "../../features/quote-wizard/package-preview.tsx";
import { PackageSummary } from "../../features/quote-wizard/package-summary.tsx";
import { type FailureWords, failureWordsOf, StorageNotice } from "../../features/quote-wizard/saving-notices.tsx";
import { ServicePackage } from "../../features/quote-wizard/service-package.tsx";
import { StepButtons, StepFrame, StepTitle } from "../../features/quote-wizard/step-frame.tsx";
import { useWizard } from "../../features/quote-wizard/wizard-context.ts";
import {
  type ResultOf,
  resultOf,
  type WizardForm,
  type WizardResult,
  wizardFields,
} from "../../features/quote-wizard/wizard-result.ts";
import { useLinks } from "../../page/page-context.ts";
import { absolute } from "../../seo/addresses.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { MoreLink } from "../../ui/links.tsx";
import { Note } from "../../ui/messages.tsx";
import type { PhoneData } from "../form-phone.tsx";
import { ContactStep } from "./contact-step.tsx";
import { DraftStep, type DraftStepProps } from "./draft-step.tsx";
import { ResumeByMail } from "./resume-by-mail.tsx";
import type { ShownView } from "./view.ts";

export type LaterViewProps = {
  view: ShownView;
  base: string;
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
export default function LaterView({ view, base, resume, actionResult, forms, ...rest }: LaterViewProps) {
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
      base={base}
      actionResult={resultOf("details", actionResult)}
      failureWords={failureWords}
      isFromPreview={isFromPreview}
    />
  );
}

/** Step 2: levels and counts of what was chosen. */
function DetailsStep(props: Omit<DraftStepProps, "step" | "children">) {
  const { levels } = useWizard().words.wizard.details;
  const to = useLinks();
  return (
    <DraftStep
      step="details"
      gauge={(draft) => <DepthGauge draft={draft} />}
      beforeForm={() => <MoreLink to={to(levels)}>{levels.text}</MoreLink>}
      {...props}
    >
      {(draft, messageAt, errors) =>
        chosenServices(draft).map(({ service, choice }) => (
          <ServicePackage
            key={service.key}
            service={service}
            choice={choice}
            messageAt={messageAt}
            isBad={errors.some((error) => error.service === service.key)}
          />
        ))
      }
    </DraftStep>
  );
}

type PreviewProps = {
  draft: Draft;
  actionResult: ResultOf<"resume-mail"> | undefined;
  failureWords: FailureWords;
  wrongEmail: string;
};

/** Step 3: everything once more, and ways to come back to it. */
function PreviewStep({ draft, actionResult, failureWords, wrongEmail }: PreviewProps) {
  const { words, base } = useWizard();
  const { title, lead, price, next } = words.wizard.preview;
  const ways = (
    <StepButtons back={stepAddress(base, "details")}>
      <ButtonLink to={stepAddress(base, "contact")}>{next}</ButtonLink>
    </StepButtons>
  );
  return (
    <StepFrame
      aside={
        <PackageSummary draft={draft} gauge={<DepthGauge draft={draft} />} note={price}>
          {ways}
        </PackageSummary>
      }
    >
      <StepTitle title={title} lead={lead} />
      <PackagePreview draft={draft} />
      {ways}
      <SharePackage address={absolute(`${base}?${shareQuery(draft)}`)} />
      <ResumeByMail step="preview" actionResult={actionResult} failureWords={failureWords} wrongEmail={wrongEmail} />
      <StorageNotice />
    </StepFrame>
  );
}

/** A package that came by a link: to look at, and to take over. Nothing is saved before that. */
function PackageView({ draft, replaces }: { draft: Draft; replaces: boolean }) {
  const { words, base } = useWizard();
  const copy = words.wizard.share.opened;
  return (
    <StepFrame
      aside={
        <PackageSummary draft={draft} gauge={<DepthGauge draft={draft} />} note={words.wizard.preview.price}>
          <Form method="post" action={base}>
            <input type="hidden" name={wizardFields.form} value={"package" satisfies WizardForm} />
            <input type="hidden" name={wizardFields.package} value={writePackages(draft)} />
            <Button type="submit">{copy.use}</Button>
          </Form>
        </PackageSummary>
      }
    >
      <StepTitle title={copy.title} lead={copy.text} />
      {replaces && (
        <Note>
          {copy.replaces} <Link to={stepAddress(base, "preview")}>{copy.keep}</Link>
        </Note>
      )}
      <PackagePreview draft={draft} fixed />
    </StepFrame>
  );
}

/** The link of a mail opens this; only its button spends the link, so that mail scanners do not. */
function ResumeView({ token, holds }: { token: string; holds: boolean }) {
  const { words, base } = useWizard();
  const { title, text, submit, ended, anew } = words.contact.resume.opened;
  return (
    <div className="stack">
      <StepTitle title={title} lead={holds ? text : ended} />
      {holds ? (
        <Form method="post" action={base}>
          <input type="hidden" name={wizardFields.form} value={"resume" satisfies WizardForm} />
          <input type="hidden" name={wizardFields.token} value={token} />
          <Button type="submit">{submit}</Button>
        </Form>
      ) : (
        <ButtonLink to={base}>{anew}</ButtonLink>
      )}
    </div>
  );
}
