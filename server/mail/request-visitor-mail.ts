import { company } from "../../site/company.ts";
import { calendarDay, istanbulDay } from "./istanbul-time.ts";
import { type RenderedMail, renderLetter } from "./letter.ts";
import { mailWords } from "./mail-words.ts";
import { type KnownConfirmedRequest, requestWords } from "./request-words.ts";
import { greetingName } from "./typed-text.ts";

/** Tells whoever confirmed a request its number and its last day. */
export function renderRequestVisitorMail(
  { kind, locale, applicant, confirmed: { reference, at, dueOn } }: KnownConfirmedRequest,
  origin: string,
): RenderedMail {
  const { confirmed: words, ...shared } = requestWords[locale];
  const day = calendarDay(dueOn, locale);
  return renderLetter({
    locale,
    subject: words.subject(reference),
    preview: `${words.due}: ${day}`,
    title: words.title,
    blocks: [
      { kind: "text", text: mailWords[locale].visitor.greeting(greetingName(applicant.fullname)) },
      { kind: "text", text: words.text },
      {
        kind: "rows",
        rows: [
          { label: shared.reference, value: reference },
          { label: shared.kind, value: shared.kinds[kind] },
          { label: words.received, value: istanbulDay(at, locale) },
          { label: words.due, value: day },
        ],
      },
      { kind: "text", text: words.more },
      { kind: "text", text: words.complaint },
    ],
    footer: [words.why(new URL(origin).host), words.write, { mailbox: company.email.privacy }, company.legalName],
  });
}
