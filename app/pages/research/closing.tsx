import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";

export function Closing({ copy }: { copy: Words<"research">["closing"] }) {
  const to = useLinks();
  return (
    <CallToAction art="moon" title={copy.title} lead={copy.lead}>
      <div className="row">
        <ButtonLink to={to(copy.career)}>{copy.career.text}</ButtonLink>
        <ButtonLink ghost to={to(copy.propose)}>
          {copy.propose.text}
        </ButtonLink>
      </div>
    </CallToAction>
  );
}
