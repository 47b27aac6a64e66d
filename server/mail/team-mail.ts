import type { Lead } from "../../domain/lead/lead.ts";
import { defaultLocale } from "../../site/locales.ts";
import { type PageName, pages } from "../../site/pages.ts";
import { istanbulTime } from "./istanbul-time.ts";
import { answerRows, nameOf } from "./lead-rows.ts";
import { type Block, type RenderedMail, type Row, renderLetter } from "./letter.ts";
import { type FormWords, mailWords } from "./mail-words.ts";
import { typed, typedLine } from "./typed-text.ts";

const words = mailWords[defaultLocale].team;
const forms: Partial<Record<Lead["form"], (typeof words.forms)["contact"]>> = words.forms;

/** What the responsible team reads of a lead: every answer, and how the lead came about. */
export function renderTeamMail(lead: Lead, formWords: FormWords): RenderedMail {
  const form = forms[lead.form];
  if (!form) throw new Error(`There is no mail for a lead of the form ${lead.form}.`);
  const { message, ...short } = lead.answers;
  const who = typedLine(lead.answers.company || nameOf(lead));
  return renderLetter({
    locale: defaultLocale,
    subject: `${form.subject(who)} (${lead.reference})`,
    preview: [nameOf(lead), short.jobTitle, short.subject].flatMap((part) => (part ? typedLine(part) : [])).join(" · "),
    tag: form.tag,
    title: who,
    blocks: [
      { kind: "rows", rows: answerRows(lead, Object.keys(short), formWords) },
      ...(message ? quoted(formWords.labels.message ?? "", message) : []),
      { kind: "text", text: words.reply },
      { kind: "heading", text: words.record },
      { kind: "rows", rows: recordRows(lead, formWords) },
    ],
    footer: [words.footer],
  });
}

function quoted(label: string, text: string): Block[] {
  return [
    { kind: "heading", text: label },
    { kind: "quote", text: typed(text) },
  ];
}

function recordRows(lead: Lead, { labels }: FormWords): Row[] {
  return [
    { label: words.reference, value: lead.reference },
    { label: words.time, value: istanbulTime(lead.createdAt, defaultLocale) },
    { label: words.page, value: pages[lead.page as PageName]?.[lead.locale] ?? typed(lead.page) },
    { label: words.language, value: words.languages[lead.locale] },
    { label: words.notice, value: lead.notice },
    { label: labels.consent ?? "", value: consentFacts(lead) },
  ];
}

function consentFacts({ consents }: Lead): string {
  const [given] = consents;
  if (!given) return words.consent.none;
  const { given: sentence } = words.consent;
  return sentence(istanbulTime(given.at, defaultLocale), given.version, words.languages[given.locale]);
}
