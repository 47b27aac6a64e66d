import { mailAddressKey } from "../../../domain/lead/mail-address.ts";
import { day } from "../../../domain/time.ts";
import { visitorRules } from "../../leads/limits.ts";
import type { LimitRule } from "../../ports/limits.ts";
import type { KeyedHash } from "../../secret.ts";

/** As for every form, and mails with links: a stranger who types an address cannot fill its inbox. */
export function privacyRequestRules(email: string, address: string, unproven: boolean, hash: KeyedHash): LimitRule[] {
  const mailbox = hash("email", mailAddressKey(email));
  return [...visitorRules(address, unproven, hash), { key: `request:${mailbox}`, limit: 5, window: day }];
}
