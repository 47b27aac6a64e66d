import type { LeadForm } from "./lead.ts";
import type { FieldError, Posted } from "./read-form.ts";

/** What became of a posted form. Whatever was not taken comes back as it was typed. */
export type FormAnswer = { form: LeadForm } & (
  | { status: "sent"; reference: string; reportLink?: string }
  | { status: "invalid"; errors: FieldError[]; values: Posted }
  /** The key of this form was spent by another body: the first one is here. */
  | { status: "changed"; values: Posted }
  | { status: "failed" | "tooMany"; values: Posted }
);

/** Beside the questions a form carries these. Script adds key and opened; `again` sends a changed form as a new one; nobody sees the trap. */
export const formExtras = {
  form: "form",
  key: "key",
  opened: "opened",
  again: "again",
  trap: "website",
  captcha: "captcha",
} as const;
