import { words } from "../../copy/words.ts";
import { languageName } from "../../domain/grammar/language-name.ts";
import { contactForm } from "../../domain/lead/contact-form.ts";
import type { Lead } from "../../domain/lead/lead.ts";
import { reportForm } from "../../domain/lead/report-form.ts";
import { shownSource } from "../../domain/lead/source.ts";
import { quoteContactForm } from "../../domain/quote/steps/contact.ts";
import { summaryText } from "../../domain/quote/summary.ts";
import { fill } from "../../domain/slots.ts";
import { istanbulTime } from "../../domain/time.ts";
import { type Locale, localeCodes } from "../../site/locales.ts";
import type { FormWords } from "../mail/mail-content.ts";
import { summaryWords } from "../mail/quote-words.ts";
import { sourceDetails } from "../mail/source-words.ts";

/** What a table has in a place: text, a moment, or a day such as "2026-11-20"; nothing where a day is not set. */
export type Cell = string | { moment: number } | { day: string | null };

/** A column of a table. */
export type Column<Row> = { head: string; of: (row: Row) => Cell };

/** `name` is the same in every language. Personal is what names or reaches somebody, and what they wrote freely. */
export type LeadColumn = Column<Lead> & { name: string; isPersonal: boolean };

/** Stand among the facts, or behind the answers. */
const elsewhere = new Set(["email", "tel", "consent"]);
/** What the forms of today ask for. */
const asked = new Set([...contactForm, ...reportForm, ...quoteContactForm].map(({ name }) => name as string));
export const askedAnswers = [...asked.difference(elsewhere)];
/** Answers about the company, or chosen from a list. All others are personal, those of forms to come included. */
const impersonal = new Set(["company", "companySize", "sector", "topic", "service", "team", "report", "partner"]);

/** Every answer that any form asks for or any of the leads has: those of a form of earlier years too. */
export async function answerNames(leads: AsyncIterable<Lead>): Promise<string[]> {
  const others = new Set<string>();
  for await (const { answers } of leads) for (const name of Object.keys(answers)) others.add(name);
  return [...askedAnswers, ...[...others.difference(asked)].sort()];
}

/** Answers that no form of today asks for, in one text: for tables whose columns are named before any lead is read. */
export function otherAnswers({ answers }: Lead): string {
  const others = Object.entries(answers).filter(([name]) => !asked.has(name));
  return others.map(([name, answer]) => `${name}: ${answer}`).join("\n");
}

/** The columns of an export for people: headers and values in their language. */
export function labelledColumns(answers: readonly string[], locale: Locale): LeadColumn[] {
  const own = words("lead-export", locale);
  const forms: FormWords = words("forms", locale);
  const pages: Readonly<Record<string, string>> = words("page-names", locale);
  const { team } = words("mails", locale);
  const sourceLabels = words("lead-source", locale);
  const { facts } = own;
  const summary = summaryWords(locale);
  const languages = new Map(localeCodes.map((code) => [code, languageName(code, locale)]));
  const ownLabels: Readonly<Record<string, string>> = own.answers;

  function shown(name: string, { answers }: Lead): string {
    const answer = answers[name] ?? "";
    if (name === "partner" && answer === "yes") return own.yes;
    return forms.choices[name]?.[answer] ?? answer;
  }

  function consents({ consents: [given] }: Lead): string {
    if (!given) return team.consent.none;
    const slots = { time: istanbulTime(given.at, locale), version: given.version };
    return fill(team.consent.given, { ...slots, language: languages.get(given.locale) ?? "" });
  }

  function fact(name: keyof typeof facts, of: LeadColumn["of"], isPersonal = false): LeadColumn {
    return { name, head: facts[name], of, isPersonal };
  }

  const columns: LeadColumn[] = [
    fact("reference", ({ reference }) => reference),
    fact("id", ({ id }) => id),
    fact("form", ({ form }) => own.forms[form]),
    fact("createdAt", ({ createdAt }) => ({ moment: createdAt })),
    fact("held", ({ held }) => (held ? own.held[held] : "")),
    fact("locale", (lead) => languages.get(lead.locale) ?? ""),
    fact("page", ({ page }) => pages[page] ?? page),
    fact("email", ({ email }) => email, true),
    fact("phone", ({ phone }) => phone, true),
    {
      name: "source",
      head: sourceLabels.source,
      of: ({ source }) => shownSource(source) ?? sourceLabels.unknown,
      isPersonal: false,
    },
    ...sourceDetails.map((name) => ({
      name,
      head: sourceLabels[name],
      of: ({ source }: Lead) => source?.[name] ?? "",
      isPersonal: false,
    })),
    ...answers.map((name) => ({
      name,
      head: ownLabels[name] ?? forms.labels[name] ?? name,
      of: (lead: Lead) => shown(name, lead),
      isPersonal: !impersonal.has(name),
    })),
    fact("packages", ({ packages = [] }) => summaryText(packages, summary)),
    fact("notice", ({ notice }) => notice),
    fact("consents", consents),
  ];
  return columns.map((column) => ({
    ...column,
    head: plain(column.head),
    of: (lead) => plainCell(column.of(lead)),
  }));
}

/** Joiners keep words together on pages; a spreadsheet shows them as boxes. */
function plain(text: string): string {
  return text.replaceAll("\u2060", "");
}

function plainCell(cell: Cell): Cell {
  return typeof cell === "string" ? plain(cell) : cell;
}
