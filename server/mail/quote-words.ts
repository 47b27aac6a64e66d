import { quoteContact as contactEn } from "../../content/en/quote-contact.ts";
import { quoteServices as servicesEn } from "../../content/en/quote-services.ts";
import { quoteWizard as wizardEn } from "../../content/en/quote-wizard.ts";
import { quoteContact as contactTr } from "../../content/tr/quote-contact.ts";
import { quoteServices as servicesTr } from "../../content/tr/quote-services.ts";
import { quoteWizard as wizardTr } from "../../content/tr/quote-wizard.ts";
import type { Lead } from "../../domain/lead/lead.ts";
import { type SummaryGroup, type SummaryRow, type SummaryWords, summaryRows } from "../../domain/quote/summary.ts";
import { fromText, untilText } from "../../domain/working-time/wording.ts";
import { nextWorkingTime, responseDeadline } from "../../domain/working-time/working-hours.ts";
import type { Locale } from "../../site/locales.ts";

const words = {
  tr: { contact: contactTr, services: servicesTr, summary: wizardTr.summary },
  en: { contact: contactEn, services: servicesEn, summary: wizardEn.summary },
} as const;

/** What the wizard says of step 4 and after it. */
export function quoteWords(locale: Locale) {
  return words[locale].contact;
}

export function summaryWords(locale: Locale): SummaryWords {
  const { services, summary } = words[locale];
  return { locale, ...services, expert: summary.expert, missing: summary.missing };
}

/** A row for each service that was asked for. */
export function packageRows(packages: readonly SummaryGroup[] | undefined, locale: Locale): SummaryRow[] {
  return summaryRows(packages ?? [], summaryWords(locale));
}

/** "6 services". */
export function serviceCount(rows: readonly SummaryRow[], locale: Locale): string {
  const { one, other } = words[locale].summary.count;
  return (rows.length === 1 ? one : other).replace("{count}", String(rows.length));
}

export type ReplyTimes = { until: string; from: string; isOutside: boolean };

/** By when whoever asked hears from us, and from when on somebody works. */
export function replyTimesFor({ createdAt }: Lead, locale: Locale): ReplyTimes {
  const next = nextWorkingTime(createdAt);
  return {
    until: untilText(responseDeadline(createdAt), locale),
    from: fromText(next, locale),
    isOutside: next !== createdAt,
  };
}

/** A sentence with the moments of a promise in it. */
export function withReplyTimes(sentence: string, { until, from }: ReplyTimes): string {
  return sentence.replace("{until}", until).replace("{from}", from);
}
