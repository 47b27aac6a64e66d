import type { Locale } from "../../site/locales.ts";
import type { FieldInfo } from "../schemas/fields.ts";
import { labelFromPlace } from "../view/field-label.ts";
import en from "./messages/en.json" with { type: "json" };
import tr from "./messages/tr.json" with { type: "json" };
import type { Path } from "./schema-fields.ts";

export type MessageCode = keyof typeof en;
export type Values = { readonly [name: string]: string | number | { code: MessageCode; values?: Values | undefined } };

/** Something wrong in a text, without words yet. */
export type Finding = {
  file: string;
  /** Missing where the file itself is what is wrong. */
  line?: number | undefined;
  level: "error" | "warning";
  code: MessageCode;
  values?: Values | undefined;
  /** The field it is about, and the text that it stands in: what editors call it is said too. */
  field?: { path: Path; info: FieldInfo; data: unknown } | undefined;
  /** The text could not be read at all. */
  unreadable?: true;
  /** `--fix` mends it. */
  fixable?: true;
};

/** Something wrong in a text, in a sentence. */
export type Problem = Pick<Finding, "file" | "line" | "level" | "fixable"> & { message: string };

const messages: Readonly<Record<Locale, Readonly<Record<MessageCode, string>>>> = { tr, en };

export function say(code: MessageCode, locale: Locale, values: Values = {}): string {
  return messages[locale][code].replace(/\{(\w+)\}/g, (slot, name: string) => {
    const value = values[name] ?? slot;
    return typeof value === "object" ? say(value.code, locale, value.values) : String(value);
  });
}

/** Those whose sentence names a command or a file have another one for the office. */
function officeCode(code: MessageCode): MessageCode {
  const own = `${code}.office`;
  return own in en ? (own as MessageCode) : code;
}

export function problemOf(finding: Finding, locale: Locale, reader: "terminal" | "office" = "terminal"): Problem {
  const { code, values, field, file, line, level, fixable } = finding;
  const message = say(reader === "office" ? officeCode(code) : code, locale, values);
  const about = field && labelFromPlace(field.path, field.info, field.data, locale);
  const sentence = about ? say("about", locale, { message, about }) : message;
  return { file, line, level, message: sentence, ...(fixable && { fixable }) };
}

/** The problem with its place, as people read it. */
export function sentenceOf({ file, line, message }: Pick<Problem, "file" | "line" | "message">, locale: Locale) {
  return line === undefined
    ? say("place-of-file", locale, { file, message })
    : say("place", locale, { file, line, message });
}

/** The language of the terminal: Turkish where it says so, otherwise English. */
export function terminalLanguage(env: Readonly<Record<string, string | undefined>> = process.env): Locale {
  return /^tr/i.test(env.LC_ALL || env.LC_MESSAGES || env.LANG || "") ? "tr" : "en";
}

/** A mistake that keeps a text from being shown, in the terminal's language. */
export class BrokenText extends Error {
  readonly file: string;
  readonly line: number | undefined;

  constructor(file: string, message: string, line?: number) {
    super(sentenceOf({ file, line, message }, terminalLanguage()));
    this.file = file;
    this.line = line;
  }
}

export function brokenText(finding: Finding): BrokenText {
  const { file, line, message } = problemOf(finding, terminalLanguage());
  return new BrokenText(file, message, line);
}
