import { words } from "../../content/words.ts";
import { languageName } from "../../domain/grammar/language-name.ts";
import type { Lead } from "../../domain/lead/lead.ts";
import { shownSource } from "../../domain/lead/source.ts";
import { summaryText } from "../../domain/quote/summary.ts";
import { fill } from "../../domain/slots.ts";
import { istanbulTime } from "../../domain/time.ts";
import type { Locale } from "../../site/locales.ts";
import type { FormWords } from "../mail/mail-content.ts";
import { summaryWords } from "../mail/quote-words.ts";
import { sourceDetails } from "../mail/source-words.ts";
import { shownTime } from "./format.ts";

/** A column of a table of leads. */
export type LeadColumn = { head: string; of: (lead: Lead) => Cell };

/** The columns of an export for people: headers and values in their language. */
export function labelledColumns(answers: readonly string[], locale: Locale): LeadColumn[] {
  const own = words("lead-export", locale);
  const forms: FormWords = words("forms", locale);
  const pages: Readonly<Record<string, string>> = words("page-names", locale);
  const { team } = words("mails", locale);
  const sourceLabels = words("lead-source", locale);
  const { facts } = own;
  const ownLabels: Readonly<Record<string, string>> = own.answers;

  function shown(name: string, { answers }: Lead): string {
    const answer = answers[name] ?? "";
    if (name === "partner" && answer === "yes") return own.yes;
    return forms.choices[name]?.[answer] ?? answer;
  }

  function consents({ consents: [given] }: Lead): string {
    if (!given) return team.consent.none;
    const slots = { time: istanbulTime(given.at, locale), version: given.version };
    return fill(team.consent.given, { ...slots, language: languageName(given.locale, locale) });
  }

  const columns: LeadColumn[] = [
    { head: facts.reference, of: ({ reference }) => reference },
    { head: facts.id, of: ({ id }) => id },
    { head: facts.form, of: ({ form }) => own.forms[form] },
    { head: facts.createdAt, of: ({ createdAt }) => ({ moment: shownTime(createdAt) }) },
    { head: facts.held, of: ({ held }) => (held ? own.held[held] : "") },
    { head: facts.locale, of: (lead) => languageName(lead.locale, locale) },
    { head: facts.page, of: ({ page }) => pages[page] ?? page },
    { head: facts.email, of: ({ email }) => email },
    { head: facts.phone, of: ({ phone }) => phone },
    { head: sourceLabels.source, of: ({ source }) => shownSource(source) ?? sourceLabels.unknown },
    ...sourceDetails.map((name) => ({ head: sourceLabels[name], of: ({ source }: Lead) => source?.[name] ?? "" })),
    ...answers.map((name) => ({
      head: ownLabels[name] ?? forms.labels[name] ?? name,
      of: (lead: Lead) => shown(name, lead),
    })),
    { head: facts.packages, of: ({ packages = [] }) => summaryText(packages, summaryWords(locale)) },
    { head: facts.notice, of: ({ notice }) => notice },
    { head: facts.consents, of: consents },
  ];
  return columns.map(({ head, of }) => ({ head: plain(head), of: (lead) => plainCell(of(lead)) }));
}

/** Joiners keep words together on pages; a spreadsheet shows them as boxes. */
function plain(text: string): string {
  return text.replaceAll("\u2060", "");
}

function plainCell(cell: Cell): Cell {
  return typeof cell === "string" ? plain(cell) : cell;
}

/** Signs with which spreadsheets begin a formula, the wide ones of East Asian keyboards included. */
const live = {
  ",": /(^|[;\t\r\n])([\s"]*)(?=['=+\-@＝＋－＠])/g,
  ";": /(^|[,\t\r\n])([\s"]*)(?=['=+\-@＝＋－＠])/g,
};
/** Spreadsheets turn "1-50" into a date. */
const numeric = /^(?=\d[\d.,:/\s-]*$)/;

export const separators = [",", ";"] as const;
export type Separator = (typeof separators)[number];

/** A moment of ours, which spreadsheets may take for one. */
type Cell = string | { moment: string };

/** A line after RFC 4180, every cell quoted. */
export function csvLine(cells: readonly Cell[], separator: Separator = ","): string {
  const text = (cell: Cell) => (typeof cell === "string" ? disarmed(cell, separator) : cell.moment);
  return `${cells.map((cell) => `"${text(cell).replaceAll('"', '""')}"`).join(separator)}\r\n`;
}

/**
 * An apostrophe makes a spreadsheet take what follows for text. It stands at the beginning of a cell, and inside where
 * a new cell would begin if the file were cut at the other separator, as a spreadsheet of another language does. What
 * begins with an apostrophe gets one too, so that a reader who drops one in each of these places has the exact text again.
 */
function disarmed(cell: string, separator: Separator): string {
  return cell.replace(live[separator], "$1$2'").replace(numeric, "'");
}
