import type { FormWords } from "./form-words.ts";

type Props = { copy: FormWords["captcha"]; newTab: string };

/** The sentence that allows the badge to be hidden. */
export function CaptchaNote({ copy, newTab }: Props) {
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
