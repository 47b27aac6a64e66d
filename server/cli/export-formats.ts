import { contactForm } from "../../domain/lead/contact-form.ts";
import type { Lead } from "../../domain/lead/lead.ts";
import { reportForm } from "../../domain/lead/report-form.ts";
import { quoteContactForm } from "../../domain/quote/steps/contact.ts";
import { csvLine } from "./csv.ts";
import { jsonList } from "./json-list.ts";
import { leadDocument, packagesText } from "./lead-view.ts";

type Leads = () => AsyncIterable<Lead>;

export const exportFormats = { csv, json } satisfies Record<string, (leads: Leads) => AsyncIterable<string>>;
export type ExportFormat = keyof typeof exportFormats;

const facts = ["reference", "id", "form", "createdAt", "held", "locale", "page", "email", "phone"] as const;
const known = [...new Set([...contactForm, ...reportForm, ...quoteContactForm].map(({ name }) => name))].filter(
  (name) => name !== "consent",
);

/** Facts, every answer that any form asks for or any lead has, consents; the columns are the same in every export. */
async function* csv(leads: Leads): AsyncGenerator<string> {
  const answers = await answerNames(leads());
  // Spreadsheets take the file for UTF-8 where it begins with this mark.
  yield `\ufeff${csvLine([...facts, ...answers.map((name) => `answers.${name}`), "packages", "notice", "consents"])}`;
  for await (const lead of leads()) {
    const document = leadDocument(lead);
    yield csvLine([
      ...facts.map((name) => document[name] ?? ""),
      ...answers.map((name) => lead.answers[name] ?? ""),
      packagesText(lead),
      document.notice,
      JSON.stringify(document.consents),
    ]);
  }
}

async function answerNames(leads: AsyncIterable<Lead>): Promise<string[]> {
  const others = new Set<string>();
  for await (const { answers } of leads) for (const name of Object.keys(answers)) others.add(name);
  return [...known, ...[...others].filter((name) => !known.some((one) => one === name)).sort()];
}

function json(leads: Leads): AsyncGenerator<string> {
  return jsonList("leads", documentsOf(leads()));
}

async function* documentsOf(leads: AsyncIterable<Lead>) {
  for await (const lead of leads) yield leadDocument(lead);
}
