import { mails as en } from "../../content/en/mails.ts";
import { mails as tr } from "../../content/tr/mails.ts";

export const mailWords = { tr, en } as const;

/** What the forms call their questions and choices, in one language. */
export type FormWords = {
  labels: Readonly<Record<string, string>>;
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
};
