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

/** How the data is processed, and where that stands. It comes before any consent. */
export function Notice({ words }: { words: Pick<FormWords, "notice" | "newTab"> }) {
  return (
    <p className="muted small">
      <LegalSentence copy={words.notice} newTab={words.newTab} />
    </p>
  );
}

type CaptchaNoteProps = { copy: FormWords["captcha"]; newTab: string };

/** The sentence that allows the badge to be hidden. */
export function CaptchaNote({ copy, newTab }: CaptchaNoteProps) {
  return (
    <p className="muted small">
      {copy.before}
      <Outside href="https://policies.google.com/privacy" text={copy.privacy} newTab={newTab} />
      {copy.between}
      <Outside href="https://policies.google.com/terms" text={copy.terms} newTab={newTab} />
      {copy.after}
    </p>
  );
}

function Outside({ href, text, newTab }: { href: string; text: string; newTab: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {text}
      <span className="vh"> ({newTab})</span>
    </a>
  );
}
