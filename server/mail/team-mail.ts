import { languageName } from "../../domain/grammar/language-name.ts";
import type { Lead } from "../../domain/lead/lead.ts";
import { fill } from "../../domain/slots.ts";
import { istanbulTime } from "../../domain/time.ts";
import { defaultLocale } from "../../site/locales.ts";
import { type PageName, pageOf, pages } from "../../site/pages.ts";
import { type Block, type FormWords, mailWords, type Row } from "./mail-content.ts";
import { packageRows, quoteWords, replyTimesFor, serviceCount, withReplyTimes } from "./quote-words.ts";
import { type RenderedMail, renderMail } from "./render-mail.ts";
import { sourceFacts } from "./source-words.ts";
import { answerRows, nameOf, typed, typedLine } from "./visitor-text.ts";

const teamWords = () => mailWords(defaultLocale).team;

type TeamBody = { title: string; preview: string; blocks: Block[] };

/** What the responsible team reads of a lead: every answer, and how the lead came about; in the office it goes on. */
export function renderTeamMail(lead: Lead, formWords: FormWords, officeOrigin?: string): RenderedMail {
  const form = teamWords().forms[lead.form];
  const who = typedLine(lead.answers.company || nameOf(lead));
  const { title, preview, blocks } =
    lead.form === "quote" ? quoteTeamBody(lead, who, formWords) : formBody(lead, who, formWords);
  return renderMail({
    locale: defaultLocale,
    subject: `${fill(form.subject, { who })} (${lead.reference})`,
    preview,
    tag: form.tag,
    title,
    blocks: [
      ...blocks,
      { kind: "text", text: teamWords().reply },
      ...(officeOrigin ? [officeButton(lead, officeOrigin)] : []),
      { kind: "heading", text: teamWords().record },
      { kind: "rows", rows: recordRows(lead, formWords) },
    ],
    footer: [teamWords().footer],
  });
}

function officeButton({ reference }: Lead, origin: string): Block {
  const { button, address } = teamWords().office;
  return { kind: "button", text: button, href: `${origin}/leads/${reference}`, address };
}

function formBody(lead: Lead, who: string, formWords: FormWords): TeamBody {
  const { message, ...short } = lead.answers;
  return {
    title: who,
    preview: [nameOf(lead), short.jobTitle, short.subject].flatMap((part) => (part ? typedLine(part) : [])).join(" · "),
    blocks: [
      { kind: "rows", rows: answerRows(lead, Object.keys(short), formWords) },
      ...(message ? quoted(teamWords().message, message) : []),
    ],
  };
}

function recordRows(lead: Lead, { labels }: FormWords): Row[] {
  return [
    { label: teamWords().reference, value: lead.reference },
    { label: teamWords().time, value: istanbulTime(lead.createdAt, defaultLocale) },
    { label: teamWords().page, value: addressOf(lead) },
    ...sourceFacts(lead, defaultLocale).map(({ label, value }) => ({ label, value: typed(value) })),
    { label: teamWords().language, value: languageName(lead.locale, defaultLocale) },
    { label: teamWords().notice, value: lead.notice },
    { label: labels.consent ?? "", value: consentFacts(lead) },
  ];
}

function addressOf({ page, locale }: Lead): string {
  return Object.hasOwn(pages, page) ? pageOf(page as PageName)[locale] : typed(page);
}

function consentFacts({ consents }: Lead): string {
  const [given] = consents;
  if (!given) return teamWords().consent.none;
  const [time, language] = [istanbulTime(given.at, defaultLocale), languageName(given.locale, defaultLocale)];
  return fill(teamWords().consent.given, { time, version: given.version, language });
}

/** What sales read of a quote at a glance: who, until when, what. */
function quoteTeamBody(lead: Lead, who: string, formWords: FormWords): TeamBody {
  const packages = packageRows(lead.packages, defaultLocale);
  const services = serviceCount(packages, defaultLocale);
  const promise = replyTimesFor(lead, defaultLocale);
  const sentences = [teamWords().quote.promise, ...(promise.isOutside ? [teamWords().quote.outside] : [])];
  const { note } = lead.answers;
  return {
    title: fill(teamWords().quote.title, { who, services }),
    preview: [typedLine(nameOf(lead)), services, promise.until].join(" · "),
    blocks: [
      { kind: "text", text: withReplyTimes(sentences.join(" "), promise), strong: promise.until },
      { kind: "rows", rows: personRows(lead, formWords) },
      { kind: "heading", text: teamWords().quote.packages },
      { kind: "rows", rows: packages.map(({ label, amount, detail }) => ({ label, value: amount, detail })) },
      ...(packages.some(({ key }) => key === "san-management")
        ? [{ kind: "text" as const, text: teamWords().quote.san }]
        : []),
      ...(note ? quoted(teamWords().quote.note, note) : []),
    ],
  };
}

function personRows(lead: Lead, { labels, choices }: FormWords): Row[] {
  const { tel } = quoteWords(defaultLocale).labels;
  const rows = answerRows(lead, ["fullname", "tel", "email", "company"], { labels: { ...labels, tel }, choices });
  const [name, phone, ...rest] = rows as [Row, Row, ...Row[]];
  const { label, yes, no } = teamWords().quote.partner;
  return [
    { ...name, note: typedLine(lead.answers.jobTitle ?? "") },
    { ...phone, note: teamWords().quote.verified },
    ...rest,
    { label, value: lead.answers.partner ? yes : no },
  ];
}

/** A visitor's own words under a heading. */
function quoted(label: string, text: string): Block[] {
  return [
    { kind: "heading", text: label },
    { kind: "quote", text: typed(text) },
  ];
}
