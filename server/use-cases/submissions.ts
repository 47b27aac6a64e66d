import crypto from "node:crypto";
import { isIPv6 } from "node:net";
import { hiddenFields, suspicionOf } from "../../domain/lead/form-result.ts";
import type { Suspicion } from "../../domain/lead/lead.ts";
import { mailAddressKey } from "../../domain/lead/mail-address.ts";
import type { Posted } from "../../domain/lead/read-form.ts";
import { type LeadSource, readSource } from "../../domain/lead/source.ts";
import { day, istanbulDate, minute } from "../../domain/time.ts";
import { pageAt } from "../../site/href.ts";
import type { KeyedHash } from "../data-folder/secret.ts";
import type { Captcha, Idempotency } from "../ports/leads.ts";
import { type LimitRule, limitKey } from "../ports/limits.ts";

/** How often a visitor may send forms. An office shares one address, so the limit is high; without a token of the captcha it is lower. */
export function visitorRules(address: string, hasNoToken: boolean, hash: KeyedHash): LimitRule[] {
  const visitor = visitorKey(address, hash);
  return [
    { key: limitKey("forms", visitor), limit: hasNoToken ? 3 : 10, window: 10 * minute },
    { key: limitKey("forms-day", visitor), limit: hasNoToken ? 10 : 50, window: day },
  ];
}

/** Confirmations to one address: a stranger who types it cannot fill its inbox. */
export function confirmationRules(email: string, hash: KeyedHash): LimitRule[] {
  return [{ key: limitKey("confirmation", hash("email", mailAddressKey(email))), limit: 5, window: day }];
}

/** Who a visitor is to the limits. */
export function visitorKey(address: string, hash: KeyedHash): string {
  return hash("visitor", networkOf(address));
}

/** A household has a whole /64 of IPv6 addresses. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const missing = address.includes("::") ? 8 - groups.length - tail.split(":").filter(Boolean).length : 0;
  return [...groups, ...Array<string>(Math.max(0, missing)).fill("0")].slice(0, 4).join(":");
}

/**
 * How a submission is known again: by the key that script gave its form, or without script by form, body and day.
 * Both are hashed with our secret, so that an erased person cannot be found by trying.
 */
export function idempotencyOf(
  form: string,
  answers: Readonly<Record<string, string>>,
  key: string | undefined,
  now: number,
  hash: KeyedHash,
): Idempotency {
  const body = JSON.stringify(Object.entries(answers));
  const digest = hash("submission", `${form} ${body}`);
  const own = key && /^[\w-]{16,64}$/.test(key) ? `script ${key}` : `body ${digest} ${istanbulDate(now)}`;
  return { key: hash("submission-key", `${form} ${own}`), digest };
}

type Submission = { form: string; posted: Posted; clientAddress: string };

/** Why a submission looks like a bot's: by its fields, or by the captcha's verdict. */
export async function botSuspicion(
  { form, posted, clientAddress }: Submission,
  captcha: Captcha | undefined,
  now: number,
): Promise<Suspicion | undefined> {
  const suspicion = suspicionOf(posted, now);
  const token = posted[hiddenFields.captcha];
  if (suspicion || !captcha || !token) return suspicion;
  const { verdict } = await captcha.verify(token, form, clientAddress);
  return verdict === "bot" ? "captcha" : undefined;
}

/** Where the visit came from that sent a form. It is no part of what makes two submissions the same. */
export function sourceOf(posted: Posted, ownHost: string): LeadSource | undefined {
  return readSource(posted, { host: ownHost, isPage: (path) => pageAt(path) !== undefined });
}

/**
 * Ids that follow one another in time: what comes together stands together in the indexes of the database, which has
 * fewer pages to write. Not for what operators name by the beginning of its id. The first releases of Node 24 do not
 * have them yet.
 */
export const newId: () => string = crypto.randomUUIDv7 ?? crypto.randomUUID;
