import { createContext, useContext, useSyncExternalStore } from "react";
import type { Words } from "../../../copy/words.ts";
import type { ServiceKey } from "../../../domain/quote/catalogue.ts";
import type { SummaryWords } from "../../../domain/quote/summary.ts";
import type { Locale } from "../../../site/locales.ts";

type Services = Words<"quote-services">["services"];
/** Only some services ask for a number; for every one it may be looked up. */
type ServiceWords<Key extends ServiceKey> = Services[Key] & Partial<Pick<Services["backup"], "input" | "unit">>;

export type WizardWords = {
  wizard: Words<"quote-wizard">;
  services: Omit<Words<"quote-services">, "services"> & { services: { [Key in ServiceKey]: ServiceWords<Key> } };
  contact: Words<"quote-contact">;
};

export type Wizard = {
  words: WizardWords;
  locale: Locale;
  /** The address of the wizard, without a query. */
  base: string;
};

/** What every part of the wizard reads. */
export const WizardContext = createContext<Wizard | undefined>(undefined);

export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error("A part of the wizard stands outside of it");
  return wizard;
}

const never = () => () => {};

/** Whether script runs: false in the markup that the server sends, true from then on. */
export function useScript(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** What the summary of a package needs of the words. */
export function summaryWords({ wizard, services }: WizardWords, locale: Locale): SummaryWords {
  const { expert, missing } = wizard.summary;
  return { locale, ...services, expert, missing };
}
