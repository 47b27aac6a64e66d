import { facts as companyFacts } from "../../copy/facts.ts";
import type { Lead } from "../../domain/lead/lead.ts";
import { maskedPhone } from "../../domain/phone/e164.ts";
import type { SummaryGroup } from "../../domain/quote/summary.ts";
import { fill } from "../../domain/slots.ts";
import { istanbulTime } from "../../domain/time.ts";
import type { Locale } from "../../site/locales.ts";
import { type Block, type FormWords, greetingText, mailWords } from "./mail-content.ts";
import { packageRows, quoteWords, replyTimesFor, serviceCount, withReplyTimes } from "./quote-words.ts";
import { type RenderedMail, renderMail } from "./render-mail.ts";
import { answerRows, greetingName, nameOf } from "./visitor-text.ts";

/** The signed address of a report, and the moment after which it opens nothing. */
export type ReportLink = { url: string; until: number };
export type VisitorMailFacts = { origin: string; reportLink?: ReportLink };

type VisitorBody = { subject: string; title: string; preview: string; blocks: Block[] };

/**
 * What the visitor gets. Nobody has proved yet that the address is the sender's own, so nothing typed is repeated in it
 * but a plain name; choices are our own words.
 */
export function renderVisitorMail(lead: Lead, formWords: FormWords, facts: VisitorMailFacts): RenderedMail {
  const { footer } = mailWords(lead.locale).visitor;
  const { legalName, email, offices } = companyFacts(lead.locale);
  const { street, postalCode, district, city } = offices.headquarters;
  return renderMail({
    locale: lead.locale,
    ...bodyOf(lead, formWords, facts.reportLink),
    footer: [
      fill(footer.why, { site: new URL(facts.origin).host }),
      footer.notYou,
      { mailbox: email.privacy },
      `${legalName}, ${street}, ${postalCode} ${district}/${city}`,
    ],
  });
}

function bodyOf(lead: Lead, formWords: FormWords, reportLink: ReportLink | undefined): VisitorBody {
  if (lead.form === "quote") return quoteVisitorBody(lead, greeting(lead));
  if (lead.form === "contact") return contactBody(lead, formWords);
  if (lead.form === "report" && reportLink) return reportBody(lead, formWords, reportLink);
  throw new Error(`There is no mail to the visitor for this lead of the form ${lead.form}.`);
}

function contactBody(lead: Lead, formWords: FormWords): VisitorBody {
  const words = mailWords(lead.locale).visitor;
  const { subject, title, text, more } = words.contact;
  const isChoice = (field: string) => formWords.choices[field]?.[lead.answers[field] ?? ""] !== undefined;
  const chosen = ["topic", "service", "team"].filter(isChoice);
  return {
    subject: fill(subject, { reference: lead.reference }),
    title,
    preview: text,
    blocks: [
      greeting(lead),
      { kind: "text", text },
      { kind: "rows", rows: [reference(lead), ...answerRows(lead, chosen, formWords)] },
      { kind: "text", text: more },
    ],
  };
}

function reportBody(lead: Lead, { choices }: FormWords, { url, until }: ReportLink): VisitorBody {
  const { report } = mailWords(lead.locale).visitor;
  const name = choices.report?.[lead.answers.report ?? ""] ?? "";
  const valid = { label: report.until, value: fill(report.untilTime, { time: istanbulTime(until, lead.locale) }) };
  return {
    subject: fill(report.subject, { report: name }),
    title: report.title,
    preview: name,
    blocks: [
      greeting(lead),
      { kind: "text", text: report.text },
      { kind: "heading", text: name },
      { kind: "button", text: report.button, href: url, address: report.address },
      { kind: "rows", rows: [valid, reference(lead)] },
      { kind: "text", text: report.again },
    ],
  };
}

function greeting(lead: Lead): Block {
  return { kind: "text", text: greetingText(greetingName(nameOf(lead)), lead.locale) };
}

function reference(lead: Lead) {
  return { label: mailWords(lead.locale).visitor.reference, value: lead.reference };
}

/** The confirmation of a quote request: reference, when we get in touch, what was asked for. */
function quoteVisitorBody(lead: Lead, greeting: Block): VisitorBody {
  const { locale, reference, phone, packages } = lead;
  const { quote: words, reference: label } = mailWords(locale).visitor;
  const { within, outside, quote } = quoteWords(locale).completed.next;
  const promise = replyTimesFor(lead, locale);
  const sentence = withReplyTimes(promise.isOutside ? outside : within, promise);
  return {
    subject: fill(words.subject, { reference }),
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

export type ResumeMailFacts = { locale: Locale; packages: SummaryGroup[]; url: string; endsAt: number; origin: string };

/** The link with which a visitor goes on later. Anybody may enter anybody's address: nothing typed is repeated in it. */
export function renderResumeMail({ locale, packages, url, endsAt, origin }: ResumeMailFacts): RenderedMail {
  const { resume: words, report } = mailWords(locale).visitor;
  const rows = packageRows(packages, locale);
  return renderMail({
    locale,
    subject: words.subject,
    preview: serviceCount(rows, locale),
    title: words.title,
    blocks: [
      { kind: "text", text: words.text },
      { kind: "button", text: words.button, href: url, address: words.address },
      {
        kind: "rows",
        rows: [{ label: words.until, value: fill(report.untilTime, { time: istanbulTime(endsAt, locale) }) }],
      },
      { kind: "heading", text: words.packages },
      { kind: "rows", rows: rows.map(({ label, amount, detail }) => ({ label, value: amount, detail })) },
      { kind: "text", text: words.personal },
    ],
    footer: [
      fill(words.why, { site: new URL(origin).host }),
      words.notYou,
      { mailbox: companyFacts(locale).email.privacy },
      companyFacts(locale).legalName,
    ],
  });
}
