import { type Consent, readConsent, writeConsent } from "./consent.ts";

const name = "cerez_tercihi";
const halfAYear = 180 * 24 * 60 * 60;

/** The cookie that remembers a decision, with its attributes. */
export function consentCookie(consent: Consent, secure: boolean): string {
  return `${name}=${writeConsent(consent)}; Max-Age=${halfAYear}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** The decision among a browser's cookies, whichever version of the policy it was made for. */
export function consentIn(cookies: string): Consent | undefined {
  const own = cookies.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
  return own === undefined ? undefined : readConsent(own.slice(name.length + 1));
}
