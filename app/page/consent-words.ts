import { consent as consentEn } from "../../content/en/consent.ts";
import { loadLegal } from "../../content/load.ts";
import { consent as consentTr } from "../../content/tr/consent.ts";
import type { Locale } from "../../site/locales.ts";
import type { ConsentWords } from "../features/consent/consent-banner.tsx";

/** The question about cookies, and the version of the policy it is about. The Turkish text is the one that counts. */
export function consentWords(locale: Locale): ConsentWords {
  const { version } = loadLegal("cerez-politikasi", "tr");
  return { ...(locale === "tr" ? consentTr : consentEn), policyVersion: version };
}
