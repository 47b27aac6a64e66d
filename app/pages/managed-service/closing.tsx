import type { ManagedService } from "../../../content/managed-services.ts";
import { useLinks } from "../../page/page-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";

export function Closing({ copy }: { copy: ManagedService["closing"] }) {
  const to = useLinks();
  const { quote, contact, contactFirst } = copy;
  const [first, second] = contactFirst ? [contact, quote] : [quote, contact];
  return (
    <CallToAction art="current" id="closing" title={copy.title} lead={copy.lead}>
      <div className="row">
        <ButtonLink to={to(first)}>{first.text}</ButtonLink>
        <ButtonLink ghost to={to(second)}>
          {second.text}
        </ButtonLink>
      </div>
    </CallToAction>
  );
}
