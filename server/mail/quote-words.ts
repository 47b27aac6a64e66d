import { words } from "../../copy/words.ts";
import { fromText, untilText } from "../../domain/grammar/moments.ts";
import type { Lead } from "../../domain/lead/lead.ts";
import { type SummaryGroup, type SummaryRow, type SummaryWords, summaryRows } from "../../domain/quote/summary.ts";
import { nextWorkingTime, responseDeadline } from "../../domain/working-time/working-hours.ts";
import type { Locale } from "../../site/locales.ts";

/** What the wizard says of step 4 and after it. */
export function quoteWords(locale: Locale) {
  return words("quote-contact", locale);
}

export function summaryWords(locale: Locale): SummaryWords {
  const { summary } = words("quote-wizard", locale);
  return { locale, ...words("quote-services", locale), expert: summary.expert, missing: summary.missing };
}

/** A row for each service that was asked for. */
export function packageRows(packages: readonly SummaryGroup[] | undefined, locale: Locale): SummaryRow[] {
  return summaryRows(packages ?? [], summaryWords(locale));
}

/** "6 services". */
export function serviceCount(rows: readonly SummaryRow[], locale: Locale): string {
  const { one, other } = words("quote-wizard", locale).summary.count;
  return (rows.length === 1 ? one : other).replace("{count}", String(rows.length));
}

export type ReplyTimes = { until: string; from: string; isOutside: boolean };

/** By when whoever asked hears from us, and from when on somebody works. */
export function replyTimesFor({ createdAt }: Lead, locale: Locale): ReplyTimes {
  const moments = words("moments", locale);
  const next = nextWorkingTime(createdAt);
  return {
    until: untilText(responseDeadline(createdAt), locale, moments),
    from: fromText(next, locale, moments),
    isOutside: next !== createdAt,
  };
}

/** A sentence with the moments of a promise in it. */
export function withReplyTimes(sentence: string, { until, from }: ReplyTimes): string {
  return sentence.replace("{until}", until).replace("{from}", from);
}
