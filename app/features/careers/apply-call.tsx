import { company } from "../../../site/company.ts";
import { ButtonAnchor } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";

/** The way to the application site, at the end of every career page. */
export function ApplyCall({ copy }: { copy: { title: string; lead: string; button: string } }) {
  return (
    <CallToAction title={copy.title} lead={copy.lead}>
      <ButtonAnchor href={company.applicationUrl}>{copy.button}</ButtonAnchor>
    </CallToAction>
  );
}
