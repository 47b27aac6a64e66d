import { isIPv6 } from "node:net";
import { mailAddressKey } from "../../domain/lead/mail-address.ts";
import { day, minute } from "../../domain/time.ts";
import type { LimitRule } from "../ports/limits.ts";
import type { KeyedHash } from "../secret.ts";

/** How often a visitor may send forms. An office shares one address, so the door is wide; without a captcha's word it is narrower. */
export function visitorRules(address: string, unproven: boolean, hash: KeyedHash): LimitRule[] {
  const visitor = visitorKey(address, hash);
  return [
    { key: `forms:${visitor}`, limit: unproven ? 3 : 10, window: 10 * minute },
    { key: `forms-day:${visitor}`, limit: unproven ? 10 : 50, window: day },
  ];
}

/** Confirmations to one address: a stranger who types it cannot fill its inbox. */
export function confirmationRules(email: string, hash: KeyedHash): LimitRule[] {
  return [{ key: `confirmation:${hash("email", mailAddressKey(email))}`, limit: 5, window: day }];
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
