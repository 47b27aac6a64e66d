import type { LeadForm, Suspicion } from "./lead.ts";
import type { FieldError, Posted } from "./read-form.ts";

/** Forms for leads, the request of a data subject, and the button that confirms it. */
export type FormName = LeadForm | "request" | "confirm";

/** What became of a posted form. Whatever was not taken comes back as it was typed. */
export type FormResult = { form: FormName } & (
  | { status: "sent"; reference: string; reportLink?: string }
  /** A request counts once the link is used that went there. */
  | { status: "mailed"; email: string }
  | { status: "confirmed"; reference: string; dueOn: string }
  /** The link was used, has run out or never was. */
  | { status: "ended" }
  | { status: "invalid"; errors: FieldError[]; values: Posted }
  /** The key of this form was spent by another body: the first one is here. */
  | { status: "changed"; values: Posted }
  | { status: "failed" | "tooMany"; values: Posted }
  /** Filled in as far as it is known, to go on with: nothing was sent, and nothing is wrong. */
  | { status: "begun"; filled: Posted }
);

export type RefusedResult = Extract<FormResult, { values: Posted }>;

/**
 * The names of the hidden fields of a form. Script adds key and opened; `again` is the button that sends a changed form as a
 * new one; visitors do not see the honeypot.
 */
export const hiddenFields = {
  form: "form",
  key: "key",
  opened: "opened",
  again: "again",
  honeypot: "website",
  captcha: "captcha",
  /** It was begun elsewhere: it is shown, not taken. */
  begun: "begun",
  /** Of the link that is used. */
  token: "token",
} as const;

/** Nobody fills a form of eight questions faster, not even a browser that knows the answers. */
const quickestMilliseconds = 3_000;

/** Why a submission looks like a bot's. Forms sent without script say nothing of their opening and are not suspected. */
export function suspicionOf(posted: Posted, now: number): Suspicion | undefined {
  if (posted[hiddenFields.honeypot]) return "honeypot";
  const opened = Number(posted[hiddenFields.opened]);
  return opened > 0 && now >= opened && now - opened < quickestMilliseconds ? "speed" : undefined;
}
