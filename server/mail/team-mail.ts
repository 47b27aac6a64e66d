import type { Lead } from "../../domain/lead/lead.ts";
import { defaultLocale } from "../../site/locales.ts";
import { type PageName, pages } from "../../site/pages.ts";
import { istanbulTime } from "./istanbul-time.ts";
import { answerRows, nameOf } from "./lead-rows.ts";
import { type RenderedMail, type Row, renderLetter } from "./letter.ts";
import { type FormWords, mailWords } from "./mail-words.ts";
import { quoted, quoteTeamBody, type TeamBody } from "./quote-team-body.ts";
import { typed, typedLine } from "./typed-text.ts";

const words = mailWords[defaultLocale].team;

/** What the responsible team reads of a lead: every answer, and how the lead came about. */
export function renderTeamMail(lead: Lead, formWords: FormWords): RenderedMail {
  const form = words.forms[lead.form];
  const who = typedLine(lead.answers.company || nameOf(lead));
  const { title, preview, blocks } =
    lead.form === "quote" ? quoteTeamBody(lead, who, formWords) : formBody(lead, who, formWords);
  return renderLetter({
    locale: defaultLocale,
    subject: `${form.subject(who)} (${lead.reference})`,
    preview,
    tag: form.tag,
    title,
    blocks: [
      ...blocks,
      { kind: "text", text: words.reply },
      { kind: "heading", text: words.record },
      { kind: "rows", rows: recordRows(lead, formWords) },
    ],
    footer: [words.footer],
  });
}

function formBody(lead: Lead, who: string, formWords: FormWords): TeamBody {
  const { message, ...short } = lead.answers;
  return {
    title: who,
    preview: [nameOf(lead), short.jobTitle, short.subject].flatMap((part) => (part ? typedLine(part) : [])).join(" · "),
    blocks: [
      { kind: "rows", rows: answerRows(lead, Object.keys(short), formWords) },
      ...(message ? quoted(words.message, message) : []),
    ],
  };
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
