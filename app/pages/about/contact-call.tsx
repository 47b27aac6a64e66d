import type { about } from "../../../content/tr/about.ts";
import { useLinks } from "../../page/page-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";

export function ContactCall({ copy }: { copy: (typeof about)["contact"] }) {
  const to = useLinks();
  return (
    <CallToAction title={copy.title} lead={copy.lead}>
      <ButtonLink to={to(copy.link)}>{copy.link.text}</ButtonLink>
    </CallToAction>
  );
}
