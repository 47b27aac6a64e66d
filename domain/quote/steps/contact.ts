import { company, email, type Field, fullName, jobTitle, transferConsent } from "../../lead/fields.ts";
import type { Step } from "./step.ts";

/** The one field of the code dialog. */
export const codeField = "code";

/** A code that is out: what its dialog shows. */
export type ActiveCode = {
  /** The number as its owner writes it, all but the last digits hidden. */
  phone: string;
  secondsLeft: number;
  /** Seconds until another one may be sent. */
  resendIn: number;
  triesLeft: number;
};

/** Step 4: whom the quote is for. The code goes to the phone, so whoever reads the form takes mobile numbers alone. */
export const quoteContactForm = [
  fullName,
  email,
  { name: "tel", kind: "phone", required: true },
  company,
  jobTitle,
  { name: "partner", kind: "flag" },
  { name: "note", kind: "multiline", max: 2_000 },
  transferConsent,
] as const satisfies readonly Field[];

/** Done once the right code came back: until then nobody hears of the request. */
export const contactStep = {
  name: "contact",
  fields: () => quoteContactForm.map(({ name }) => name),
  errors: ({ contact, completed }) => {
    if (completed) return [];
    return contact
      ? [{ field: codeField, code: "no-code" }]
      : [{ field: quoteContactForm[0].name, code: "no-contact" }];
  },
  next: "completed",
} as const satisfies Step;
