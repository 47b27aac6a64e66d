import { createContext, useContext, useSyncExternalStore } from "react";
import type { Locale } from "../../../site/locales.ts";
import type { WizardWords } from "./wizard-words.ts";

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
