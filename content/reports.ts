import type { Locale } from "../site/locales.ts";
import type { PageName } from "../site/pages.ts";
import { type Words, words } from "./words.ts";

export type Report = Words<"reports/cyber-resilience">;

/** The text of each page that offers a report. */
const texts = {
  "siber-dayaniklilik-raporu": "reports/cyber-resilience",
  "veri-ve-surdurulebilirlik-raporu": "reports/data-and-sustainability",
  "gartner-kullanici-deneyimi-raporu": "reports/user-experience",
} as const satisfies Partial<Record<PageName, string>>;

export type ReportPage = keyof typeof texts;

export const reportPages = Object.keys(texts) as ReportPage[];

export function reportWords(page: ReportPage, locale: Locale): Report {
  return words(texts[page], locale);
}
