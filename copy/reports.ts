import type { Locale } from "../site/locales.ts";
import type { PageName } from "../site/pages.ts";
import { type Words, words } from "./words.ts";

export type Report = Words<"reports/cyber-resilience">;

/** The text of each page that offers a report. */
export const reportTexts = {
  "siber-dayaniklilik-raporu": "reports/cyber-resilience",
  "veri-ve-surdurulebilirlik-raporu": "reports/data-and-sustainability",
  "gartner-kullanici-deneyimi-raporu": "reports/user-experience",
} as const satisfies Partial<Record<PageName, string>>;

export type ReportPage = keyof typeof reportTexts;

export const reportPages = Object.keys(reportTexts) as ReportPage[];

export function reportWords(page: ReportPage, locale: Locale): Report {
  return words(reportTexts[page], locale);
}
