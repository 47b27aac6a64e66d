import { Form } from "react-router";
import { StepTitle } from "../../features/quote-wizard/step-frame.tsx";
import { useWizard } from "../../features/quote-wizard/wizard-context.ts";
import { type WizardForm, wizardFields } from "../../features/quote-wizard/wizard-result.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";

/** The link of a mail opens this; only its button spends the link, so that mail scanners do not. */
export function ResumeView({ token, holds }: { token: string; holds: boolean }) {
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
