import { mailAddressKey } from "../../../domain/lead/mail-address.ts";
import { day, minute } from "../../../domain/time.ts";
import { visitorKey } from "../../leads/limits.ts";
import type { LimitRule } from "../../ports/limits.ts";
import type { KeyedHash } from "../../secret.ts";

/** New drafts: nobody fills the disk with them. An office shares one address. */
export function draftRules(address: string, hash: KeyedHash): LimitRule[] {
  const visitor = visitorKey(address, hash);
  return [
    { key: `drafts:${visitor}`, limit: 60, window: 10 * minute },
    { key: `drafts-day:${visitor}`, limit: 600, window: day },
  ];
}

/** Mails with links: a stranger who types an address cannot fill its inbox. */
export function resumeRules(email: string, address: string, hash: KeyedHash): LimitRule[] {
  return [
    { key: `resume:${hash("email", mailAddressKey(email))}`, limit: 3, window: day },
    { key: `resume-visitor:${visitorKey(address, hash)}`, limit: 10, window: day },
  ];
}
