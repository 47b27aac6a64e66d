import type { Lead } from "../../../domain/lead/lead.ts";
import type { Moment } from "../../../domain/verification/moment.ts";
import type { SmsCaps } from "../../../domain/verification/sms-limits.ts";
import type { Hash } from "../../../domain/verification/verification.ts";
import type { Locale } from "../../../site/locales.ts";
import type { DeliverySettings } from "../../leads/deliveries.ts";
import type { Log } from "../../log.ts";
import type { Incident } from "../../outbox/alert.ts";
import type { Captcha } from "../../ports/leads.ts";
import type { SmsSender } from "../../ports/quotes.ts";
import type { Storage } from "../../ports/storage.ts";
import type { KeyedHash } from "../../secret.ts";

/** What the wizard works with. */
export type QuoteParts = {
  storage: () => Storage;
  sms: SmsSender;
  caps: SmsCaps;
  /** Asked before a code is sent, where there is one. */
  captcha: Captcha | undefined;
  /** Host of the site: phones fill a code in there alone. */
  host: string;
  /** Whether step 4 needs the consent to transfer of data abroad. */
  consent: "required" | "optional";
  hash: KeyedHash;
  now: () => Moment;
  deliveries: DeliverySettings;
  /** Called once there is something to deliver. */
  wake: () => void;
  /** Tells the operators. */
  raise: (incident: Incident) => void;
  record: (lead: Lead, locale: Locale) => Promise<Buffer>;
  log: Log;
};

/** The hash under which the rules of verification keep numbers and codes. */
export function codeHash({ hash }: Pick<QuoteParts, "hash">): Hash {
  return (text) => hash("quote-code", text);
}
