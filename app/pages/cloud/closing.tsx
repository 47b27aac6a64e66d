import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";

export function Closing({ copy }: { copy: Words<"cloud">["closing"] }) {
  const to = useLinks();
  return (
    <CallToAction art="current" title={copy.title} lead={copy.lead}>
      <div className="row">
        <ButtonLink to={to(copy.contact)}>{copy.contact.text}</ButtonLink>
        <ButtonLink ghost to={to(copy.quote)}>
          {copy.quote.text}
        </ButtonLink>
      </div>
    </CallToAction>
  );
}
