import { Link } from "react-router";
import type { Words } from "../../../content/words.ts";
import { useLinks } from "../../page/page-context.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";

export function Closing({ copy }: { copy: Words<"campus">["closing"] }) {
  const to = useLinks();
  const { before, link, after } = copy.notice;
  return (
    <CallToAction art="quay" title={copy.title} lead={copy.lead}>
      <div className="stack">
        <div className="row">
          <ButtonLink to={to(copy.visit)}>{copy.visit.text}</ButtonLink>
          <ButtonLink ghost to={to(copy.career)}>
            {copy.career.text}
          </ButtonLink>
        </div>
        <p className="muted small">
          {before} <Link to={to(link)}>{link.text}</Link>
          {after}
        </p>
      </div>
    </CallToAction>
  );
}
