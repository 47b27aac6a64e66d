import type { Lead } from "../../domain/lead/lead.ts";
import { company } from "../../site/company.ts";
import { istanbulTime } from "./istanbul-time.ts";
import { answerRows, nameOf } from "./lead-rows.ts";
import { type Block, type RenderedMail, renderLetter } from "./letter.ts";
import { type FormWords, mailWords } from "./mail-words.ts";
import { quoteVisitorBody } from "./quote-visitor-body.ts";
import { greetingName } from "./typed-text.ts";

/** The signed address of a report, and the moment after which it opens nothing. */
export type ReportLink = { url: string; until: number };
export type VisitorMailFacts = { origin: string; reportLink?: ReportLink };

export type VisitorBody = { subject: string; title: string; preview: string; blocks: Block[] };

/**
 * What the visitor gets. Nobody has proved yet that the address is the sender's own, so nothing typed is repeated in it
 * but a plain name; choices are our own words.
 */
export function renderVisitorMail(lead: Lead, formWords: FormWords, facts: VisitorMailFacts): RenderedMail {
  const { footer } = mailWords[lead.locale].visitor;
  const { street, postalCode, district, city } = company.address;
  return renderLetter({
    locale: lead.locale,
    ...bodyOf(lead, formWords, facts.reportLink),
    footer: [
      footer.why(new URL(facts.origin).host),
      footer.notYou,
      { mailbox: company.email.privacy },
      `${company.legalName}, ${street}, ${postalCode} ${district}/${city}`,
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
  const words = mailWords[lead.locale].visitor;
  const { subject, title, text, more } = words.contact;
  const isChoice = (field: string) => formWords.choices[field]?.[lead.answers[field] ?? ""] !== undefined;
  const chosen = ["topic", "service", "team"].filter(isChoice);
  return {
    subject: subject(lead.reference),
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
  const { report } = mailWords[lead.locale].visitor;
  const name = choices.report?.[lead.answers.report ?? ""] ?? "";
  const valid = { label: report.until, value: report.untilTime(istanbulTime(until, lead.locale)) };
  return {
    subject: report.subject(name),
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
  return { kind: "text", text: mailWords[lead.locale].visitor.greeting(greetingName(nameOf(lead))) };
}

function reference(lead: Lead) {
  return { label: mailWords[lead.locale].visitor.reference, value: lead.reference };
}
