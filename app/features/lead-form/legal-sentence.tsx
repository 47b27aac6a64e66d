import { Link } from "react-router";
import { useLinks } from "../../page/page-context.ts";
import type { FormWords } from "./form-words.ts";

type Props = { copy: { before: string; link: FormWords["notice"]["link"]; after: string }; newTab: string };

/** A sentence with a link to a legal text. It opens beside the form, so that nothing typed is lost on the way. */
export function LegalSentence({ copy, newTab }: Props) {
  const to = useLinks();
  return (
    <>
      {copy.before}
      <Link to={to(copy.link)} target="_blank">
        {copy.link.text}
        <span className="vh"> ({newTab})</span>
      </Link>
      {copy.after}
    </>
  );
}
