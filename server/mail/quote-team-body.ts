import type { Lead } from "../../domain/lead/lead.ts";
import { defaultLocale } from "../../site/locales.ts";
import { answerRows, nameOf } from "./lead-rows.ts";
import type { Block, Row } from "./letter.ts";
import { type FormWords, mailWords } from "./mail-words.ts";
import { packageRows, promised, promiseFor, quoteWords, serviceCount } from "./quote-words.ts";
import { typed, typedLine } from "./typed-text.ts";

const words = mailWords[defaultLocale].team.quote;

export type TeamBody = { title: string; preview: string; blocks: Block[] };

/** What sales read of a quote at a glance: who, until when, what. */
export function quoteTeamBody(lead: Lead, who: string, formWords: FormWords): TeamBody {
  const packages = packageRows(lead.packages, defaultLocale);
  const services = serviceCount(packages, defaultLocale);
  const promise = promiseFor(lead, defaultLocale);
  const sentences = [words.promise, ...(promise.isOutside ? [words.outside] : [])];
  const { note } = lead.answers;
  return {
    title: words.title(who, services),
    preview: [typedLine(nameOf(lead)), services, promise.until].join(" · "),
    blocks: [
      { kind: "text", text: promised(sentences.join(" "), promise), strong: promise.until },
      { kind: "rows", rows: personRows(lead, formWords) },
      { kind: "heading", text: words.packages },
      { kind: "rows", rows: packages.map(({ label, amount, detail }) => ({ label, value: amount, detail })) },
      ...(packages.some(({ key }) => key === "san-management") ? [{ kind: "text" as const, text: words.san }] : []),
      ...(note ? quoted(words.note, note) : []),
    ],
  };
}

function personRows(lead: Lead, { labels, choices }: FormWords): Row[] {
  const { tel } = quoteWords(defaultLocale).labels;
  const rows = answerRows(lead, ["fullname", "tel", "email", "company"], { labels: { ...labels, tel }, choices });
  const [name, phone, ...rest] = rows as [Row, Row, ...Row[]];
  const { label, yes, no } = words.partner;
  return [
    { ...name, note: typedLine(lead.answers.jobTitle ?? "") },
    { ...phone, note: words.verified },
    ...rest,
    { label, value: lead.answers.partner ? yes : no },
  ];
}

/** A visitor's own words under a heading. */
export function quoted(label: string, text: string): Block[] {
  return [
    { kind: "heading", text: label },
    { kind: "quote", text: typed(text) },
  ];
}
