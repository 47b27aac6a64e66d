import { contactForm } from "../../domain/lead/contact-form.ts";
import type { Lead } from "../../domain/lead/lead.ts";
import { reportForm } from "../../domain/lead/report-form.ts";
import { quoteContactForm } from "../../domain/quote/steps/contact.ts";
import type { Locale } from "../../site/locales.ts";
import { type Cell, csvLine, type Separator } from "./csv.ts";
import { jsonList } from "./json-list.ts";
import { labelledColumns } from "./labelled-columns.ts";
import { leadDocument, packagesText } from "./lead-view.ts";

type Leads = () => AsyncIterable<Lead>;
/** `labels`: the language of headers and values; without it both are as programs want them. */
export type CsvOptions = { separator?: Separator | undefined; labels?: Locale | undefined };

/** A column of a table of leads. */
export type LeadColumn = { head: string; of: (lead: Lead) => Cell };

export const exportFormats = { csv, json } satisfies Record<
  string,
  (leads: Leads, options: CsvOptions) => AsyncIterable<string>
>;
export type ExportFormat = keyof typeof exportFormats;

const facts = ["reference", "id", "form", "createdAt", "held", "locale", "page", "email", "phone"] as const;
/** Stand among the facts, or behind the answers. */
const elsewhere: readonly string[] = ["email", "tel", "consent"];
const asked = new Set([...contactForm, ...reportForm, ...quoteContactForm].map(({ name }) => name as string));

/** Facts, every answer that any form asks for or any lead has, consents; the columns are the same in every export. */
async function* csv(leads: Leads, { separator, labels }: CsvOptions): AsyncGenerator<string> {
  const answers = await answerNames(leads());
  const columns = labels ? labelledColumns(answers, labels) : plainColumns(answers);
  const heads = columns.map(({ head }) => head);
  // Spreadsheets take the file for UTF-8 where it begins with this mark.
  yield `\ufeff${csvLine(heads, separator)}`;
  for await (const lead of leads()) {
    yield csvLine(
      columns.map(({ of }) => of(lead)),
      separator,
    );
  }
}

function plainColumns(answers: readonly string[]): LeadColumn[] {
  return [
    ...facts.map((head) => ({ head, of: (lead: Lead) => leadDocument(lead)[head] ?? "" })),
    ...answers.map((name) => ({ head: `answers.${name}`, of: (lead: Lead) => lead.answers[name] ?? "" })),
    { head: "packages", of: packagesText },
    { head: "notice", of: ({ notice }) => notice },
    { head: "consents", of: (lead) => JSON.stringify(leadDocument(lead).consents) },
  ];
}

async function answerNames(leads: AsyncIterable<Lead>): Promise<string[]> {
  const others = new Set<string>();
  for await (const { answers } of leads) for (const name of Object.keys(answers)) others.add(name);
  const all = [...asked, ...[...others.difference(asked)].sort()];
  return all.filter((name) => !elsewhere.includes(name));
}

function json(leads: Leads): AsyncGenerator<string> {
  return jsonList("leads", documentsOf(leads()));
}

async function* documentsOf(leads: AsyncIterable<Lead>) {
  for await (const lead of leads) yield leadDocument(lead);
}
