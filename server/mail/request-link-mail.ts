import { company } from "../../site/company.ts";
import { istanbulTime } from "./istanbul-time.ts";
import { type RenderedMail, renderLetter } from "./letter.ts";
import { type KnownRequest, requestWords } from "./request-words.ts";

/** The link that confirms a request. Anybody may enter anybody's address: nothing typed is repeated in it. */
export function renderRequestLinkMail(
  { kind, locale, linkEndsAt }: Omit<KnownRequest, "applicant">,
  { url, origin }: { url: string; origin: string },
): RenderedMail {
  const { link: words, ...shared } = requestWords[locale];
  return renderLetter({
    locale,
    subject: words.subject,
    preview: words.text,
    title: words.title,
    blocks: [
      { kind: "text", text: words.text },
      { kind: "button", text: words.button, href: url, address: words.address },
      {
        kind: "rows",
        rows: [
          { label: shared.kind, value: shared.kinds[kind] },
          { label: words.until, value: words.untilTime(istanbulTime(linkEndsAt, locale)) },
        ],
      },
    ],
    footer: [words.why(new URL(origin).host), words.notYou, { mailbox: company.email.privacy }, company.legalName],
  });
}
