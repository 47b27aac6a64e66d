import { Form, Link } from "react-router";
import type { Draft } from "../../../domain/quote/draft.ts";
import { writePackages } from "../../../domain/quote/links.ts";
import { stepAddress } from "../../features/quote-wizard/addresses.ts";
import { PackagePreview } from "../../features/quote-wizard/package-preview.tsx";
import { PackageSummary } from "../../features/quote-wizard/package-summary.tsx";
import { StepFrame, StepTitle } from "../../features/quote-wizard/step-frame.tsx";
import { useWizard } from "../../features/quote-wizard/wizard-context.ts";
import { type WizardForm, wizardFields } from "../../features/quote-wizard/wizard-result.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/messages.tsx";

/** A package that came by a link: to look at, and to take over. Nothing is saved before that. */
export function PackageView({ draft, replaces }: { draft: Draft; replaces: boolean }) {
  const { words, base } = useWizard();
  const copy = words.wizard.share.opened;
  return (
    <StepFrame
      aside={
        <PackageSummary draft={draft} note={words.wizard.preview.price}>
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
