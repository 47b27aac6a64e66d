import { type Consent, readConsent } from "../../../../domain/consent/consent.ts";
import { cookies } from "../../../../site/cookies.ts";

/** The decision among a browser's cookies, whichever version of the policy it was made for. */
export function consentIn(text: string): Consent | undefined {
  const start = `${cookies.consent.name}=`;
  const own = text.split("; ").find((cookie) => cookie.startsWith(start));
  return own === undefined ? undefined : readConsent(own.slice(start.length));
}
