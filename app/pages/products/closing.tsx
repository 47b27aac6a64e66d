import type { products } from "../../../content/tr/products.ts";
import { useLinks } from "../../page/page-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";

export function Closing({ copy }: { copy: (typeof products)["closing"] }) {
  const to = useLinks();
  return (
    <CallToAction title={copy.title} lead={copy.lead}>
      <ButtonLink to={to(copy.contact)}>{copy.contact.text}</ButtonLink>
    </CallToAction>
  );
}
