import { facts } from "../../copy/facts.ts";
import { words } from "../../copy/words.ts";
import type { Lead } from "../../domain/lead/lead.ts";
import { maskedPhone } from "../../domain/phone/e164.ts";
import type { SummaryRow, SummaryService } from "../../domain/quote/summary.ts";
import { istanbulTime } from "../../domain/time.ts";
import type { Locale } from "../../site/locales.ts";
import { packageRows, quoteWords, replyTimesFor, withReplyTimes } from "../mail/quote-words.ts";
import { inKnownLetters } from "../pdf/known-letters.ts";

/** Everything a record says, in the order in which it says it. */
export function recordContent(lead: Lead, locale: Locale) {
  const copy = words("quote-record", locale);
  const { labels } = words("forms", locale);
  const { reference, createdAt, phone, answers } = lead;
  const services = (lead.packages ?? []).flatMap((group) => group.services);
  const rows = packageRows(lead.packages, locale).map((row, index) => columnsOf(row, services[index]));
  return {
    locale,
    date: new Date(createdAt),
    kind: copy.kind,
    reference,
    title: copy.title.replace("{reference}", reference),
    subject: copy.subject,
    facts: [
      [copy.sent, copy.zone.replace("{time}", istanbulTime(createdAt, locale))],
      ...(["company", "fullname", "jobTitle", "email"] as const).map((name) => [
        plain(labels[name]),
        typed(answers[name]),
      ]),
      [quoteWords(locale).labels.tel, copy.verified.replace("{phone}", maskedPhone(phone))],
      ...(answers.partner ? [[copy.partner.label, copy.partner.yes]] : []),
    ] as [label: string, value: string][],
    packages: { title: copy.packages, head: Object.values(copy.columns), rows: rows.map((row) => row.map(plain)) },
    note: answers.note ? { title: copy.note, lines: answers.note.split("\n").map(typed) } : undefined,
    next: {
      title: copy.next,
      sentences: [...nextSentences(lead, locale), contactSentence(copy.contact, locale)].map(plain),
    },
    pageLabel: copy.page,
  };
}

/** Service, levels, scope: what is not counted has levels alone, or neither of the two. */
function columnsOf({ label, amount, detail }: SummaryRow, service: SummaryService | undefined) {
  if (service?.total !== undefined) return [label, detail, amount];
  return service?.packages.length ? [label, amount, "–"] : [label, "–", amount];
}

function nextSentences(lead: Lead, locale: Locale): string[] {
  const { within, outside, quote } = quoteWords(locale).completed.next;
  const promise = replyTimesFor(lead, locale);
  return [withReplyTimes(promise.isOutside ? outside : within, promise), quote];
}

function contactSentence(sentence: string, locale: Locale): string {
  return sentence.replace("{address}", facts(locale).email.sales);
}

/** Joiners keep words together in HTML; a search in the PDF would stumble over them. */
function plain(text: string): string {
  return text.replaceAll("\u2060", "");
}

/** What a visitor typed, in letters that the document's fonts have. */
function typed(text = ""): string {
  return inKnownLetters(text);
}
