import type { Draft } from "../../../domain/quote/draft.ts";
import { shareQuery } from "../../../domain/quote/links.ts";
import { stepAddress } from "../../features/quote-wizard/addresses.ts";
import { PackagePreview, SharePackage } from "../../features/quote-wizard/package-preview.tsx";
import { PackageSummary } from "../../features/quote-wizard/package-summary.tsx";
import { StorageNotice } from "../../features/quote-wizard/saving-notices.tsx";
import { StepButtons, StepFrame, StepTitle } from "../../features/quote-wizard/step-frame.tsx";
import { useWizard } from "../../features/quote-wizard/wizard-context.ts";
import type { ResultOf } from "../../features/quote-wizard/wizard-result.ts";
import { absolute } from "../../seo/addresses.ts";
import { ButtonLink } from "../../ui/button.tsx";
import type { FailureWords } from "./failure-message.tsx";
import { ResumeByMail } from "./resume-by-mail.tsx";

type Props = {
  draft: Draft;
  actionResult: ResultOf<"resume-mail"> | undefined;
  failureWords: FailureWords;
  wrongEmail: string;
};

/** Step 3: everything once more, and ways to come back to it. */
export function PreviewStep({ draft, actionResult, failureWords, wrongEmail }: Props) {
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
        <PackageSummary draft={draft} note={price}>
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
