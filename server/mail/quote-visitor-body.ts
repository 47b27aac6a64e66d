import type { Lead } from "../../domain/lead/lead.ts";
import { maskedPhone } from "../leads/masked-phone.ts";
import type { Block } from "./letter.ts";
import { mailWords } from "./mail-words.ts";
import { packageRows, promised, promiseFor, quoteWords } from "./quote-words.ts";
import type { VisitorBody } from "./visitor-mail.ts";

/** The confirmation of a quote request: reference, when we get in touch, what was asked for. */
export function quoteVisitorBody(lead: Lead, greeting: Block): VisitorBody {
  const { locale, reference, phone, packages } = lead;
  const { quote: words, reference: label } = mailWords[locale].visitor;
  const { within, outside, quote } = quoteWords(locale).completed.next;
  const promise = promiseFor(lead, locale);
  const sentence = promised(promise.isOutside ? outside : within, promise);
  return {
    subject: words.subject(reference),
    title: words.title,
    preview: sentence,
    blocks: [
      greeting,
      { kind: "text", text: `${words.text} ${sentence} ${quote}`, strong: promise.until },
      {
        kind: "rows",
        rows: [
          { label, value: reference },
          { label: words.phone, value: maskedPhone(phone), note: words.verified },
        ],
      },
      { kind: "heading", text: words.packages },
      {
        kind: "rows",
        rows: packageRows(packages, locale).map(({ label, amount, detail }) => ({ label, value: amount, detail })),
      },
      { kind: "text", text: words.wrong },
    ],
  };
}
