import {
  type Category,
  type Consent,
  consentAddress,
  readConsent,
  writeConsent,
} from "../../../../domain/consent/consent.ts";
import { cookies, writeCookie } from "../../../../site/cookies.ts";

/** Holds for this document where the browser keeps no cookies, so that nobody is asked twice on one page. */
let decisionInMemory: Consent | undefined;

/** The decision that counts: made for the policy in force. */
export function decisionFor(version: string): Consent | undefined {
  const decision = consentIn(document.cookie) ?? decisionInMemory;
  return decision?.version === version ? decision : undefined;
}

/** Remembers a decision here and on the server. */
export function decide(version: string, categories: Category[]): void {
  const id = consentIn(document.cookie)?.id ?? randomId();
  decisionInMemory = { id, version, time: new Date().toISOString(), categories };
  const record = writeConsent(decisionInMemory);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser we support
  document.cookie = writeCookie(cookies.consent, record, location.protocol === "https:");
  void send(record);
}

function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function send(record: string, tries = 3): Promise<void> {
  const order = { method: "POST", body: new URLSearchParams(record), keepalive: true };
  const isStored = await fetch(consentAddress, order).then(
    (response) => response.ok,
    () => false,
  );
  if (!isStored && tries > 1) setTimeout(send, 5000, record, tries - 1);
}

/** The decision among a browser's cookies, whichever version of the policy it was made for. */
export function consentIn(text: string): Consent | undefined {
  const start = `${cookies.consent.name}=`;
  const own = text.split("; ").find((cookie) => cookie.startsWith(start));
  return own === undefined ? undefined : readConsent(own.slice(start.length));
}
