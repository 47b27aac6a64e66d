import type { quoteContact } from "../../../content/tr/quote-contact.ts";
import type { quoteServices } from "../../../content/tr/quote-services.ts";
import type { quoteWizard } from "../../../content/tr/quote-wizard.ts";
import type { SummaryWords } from "../../../domain/quote/summary.ts";
import type { Locale } from "../../../site/locales.ts";

export type WizardWords = {
  wizard: typeof quoteWizard;
  services: typeof quoteServices;
  contact: typeof quoteContact;
};

type Forms = { one: string; other: string };

/** A sentence with its gaps filled: "{count} services" becomes "4 services". */
export function fill(sentence: string, gaps: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => String(gaps[name] ?? gap));
}

/** "1 service", "4 services". */
export function counted(forms: Forms, count: number): string {
  return fill(count === 1 ? forms.one : forms.other, { count });
}

/** What the summary of a package needs of the words. */
export function summaryWords({ wizard, services }: WizardWords, locale: Locale): SummaryWords {
  const { expert, missing } = wizard.summary;
  return { locale, ...services, expert, missing };
}
