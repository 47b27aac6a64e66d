import { lacksCountry } from "../phone/countries.ts";
import type { Field } from "./fields.ts";
import { isMailAddress } from "./mail-address.ts";

/** Rules give codes; the words for them live with the copy. */
export type ErrorCode = "missing" | "wrong" | "tooLong" | "country";
export type FieldError = { field: string; code: ErrorCode };

/** Whether the consent to transfers abroad must be given; off where it is not asked for. */
export type ConsentRule = "required" | "optional" | "off";

/** What was posted: one text per name. */
export type Posted = Readonly<Record<string, string>>;

export type FormRules = {
  consent: ConsentRule;
  /** Number and country as typed → E.164, or undefined where it is no number. */
  readPhone: (typed: { number: string; country: string }) => string | undefined;
  /** The country of numbers that name none. */
  fallbackCountry?: string;
};

export type ParsedForm = { errors: FieldError[]; answers: Record<string, string>; phone: string };

/** The field of the country that belongs to a phone field. */
export function countryFieldOf(name: string): string {
  return `${name}-country`;
}

/** Cleaned answers, and the errors of the fields in the order of the form. */
export function readForm(fields: readonly Field[], posted: Posted, rules: FormRules): ParsedForm {
  const parsed: ParsedForm = { errors: [], answers: {}, phone: "" };
  for (const field of fields) {
    if (field.when && !isMet(field.when, posted)) continue;
    const code = readField(field, posted, rules, parsed);
    if (code) parsed.errors.push({ field: field.name, code });
  }
  return parsed;
}

/** Whether the condition on another field is met. */
function isMet({ field, is }: NonNullable<Field["when"]>, posted: Posted): boolean {
  return posted[field] === is;
}

function isRequired({ required, requiredWhen }: Field, posted: Posted): boolean {
  return required || (requiredWhen !== undefined && isMet(requiredWhen, posted));
}

function readField(field: Field, posted: Posted, rules: FormRules, parsed: ParsedForm): ErrorCode | undefined {
  const typed = posted[field.name] ?? "";
  if (field.kind === "consent") return readConsent(field.name, typed, rules, parsed);
  if (field.kind === "flag") return readFlag(field.name, typed, parsed);
  if (typed.trim() === "") return isRequired(field, posted) ? "missing" : undefined;
  if (field.kind === "phone") return readPhone(field.name, typed, posted, rules, parsed);
  const { answer, code } = read(field, typed);
  if (!code) parsed.answers[field.name] = answer;
  return code;
}

function readConsent(name: string, typed: string, rules: FormRules, parsed: ParsedForm): ErrorCode | undefined {
  if (rules.consent === "off") return undefined;
  if (typed === "yes") parsed.answers[name] = "yes";
  else if (rules.consent === "required") return "missing";
  return undefined;
}

/** The fields that a form shows: without the consent where it is not asked for. */
export function askedFields<Asked extends Field>(fields: readonly Asked[], consent: ConsentRule): readonly Asked[] {
  return consent === "off" ? fields.filter(({ kind }) => kind !== "consent") : fields;
}

function readFlag(name: string, typed: string, parsed: ParsedForm): undefined {
  if (typed === "yes") parsed.answers[name] = "yes";
}

function readPhone(
  name: string,
  number: string,
  posted: Posted,
  rules: FormRules,
  parsed: ParsedForm,
): ErrorCode | undefined {
  const country = posted[countryFieldOf(name)] || rules.fallbackCountry || "";
  const phone = rules.readPhone({ number, country });
  if (phone === undefined) return lacksCountry({ country, number }) ? "country" : "wrong";
  parsed.answers[name] = phone;
  parsed.phone = phone;
  return undefined;
}

function read(
  field: Exclude<Field, { kind: "consent" } | { kind: "flag" } | { kind: "phone" }>,
  typed: string,
): { answer: string; code?: ErrorCode | undefined } {
  if (field.kind === "choice") return { answer: typed, code: field.choices.includes(typed) ? undefined : "missing" };
  if (field.kind === "email") return { answer: typed.trim(), code: isMailAddress(typed.trim()) ? undefined : "wrong" };
  // Cleaning is for what people type; what is far too long is not worth it.
  if (typed.length > 4 * field.max) return { answer: "", code: "tooLong" };
  const answer = field.kind === "multiline" ? cleanText(typed) : cleanLine(typed);
  if (answer === "") return { answer, code: "missing" };
  return { answer, code: [...answer].length > field.max ? "tooLong" : undefined };
}

const control = /[\p{Cc}\u2028\u2029]/gu;
/** Characters that turn the direction of the text around them, used to disguise what it says. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

/** One line as a person meant it: composed letters, single spaces, no control characters. */
function cleanLine(typed: string): string {
  return typed.normalize("NFC").replace(directions, "").replace(control, " ").replace(/ {2,}/g, " ").trim();
}

/** Several lines: line ends are "\n", other control characters go. */
function cleanText(typed: string): string {
  const lines = typed
    .normalize("NFC")
    .replace(directions, "")
    .split(/\r\n|[\r\n\u2028\u2029]/);
  return lines
    .map((line) => line.replace(control, " ").trimEnd())
    .join("\n")
    .trim();
}
