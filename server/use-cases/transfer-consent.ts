import { words } from "../../copy/words.ts";
import type { ConsentGiven } from "../../domain/lead/lead.ts";
import type { Locale } from "../../site/locales.ts";

/** What is kept of a ticked box: the version of the sentence beside it stands with the sentence. */
export function transferConsent(isGiven: boolean, locale: Locale, at: number): ConsentGiven[] {
  return isGiven ? [{ name: "transfer-abroad", version: words("forms", locale).consent.version, locale, at }] : [];
}
