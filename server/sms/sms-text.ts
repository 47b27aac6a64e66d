import { words } from "../../copy/words.ts";
import { codeSms, isBasic, maxSmsLength } from "../../domain/verification/sms-text.ts";
import { type Locale, localeCodes } from "../../site/locales.ts";

/** The message that carries a code. The start is refused with a host that fits into none. */
export function codeText(code: string, locale: Locale, host: string): string {
  return codeSms(words("quote-sms", locale).sentences, code, host) ?? code;
}

/** Whether a message with this host is one message in every language. */
export function smsFits(host: string): boolean {
  return localeCodes.every((locale) => codeSms(words("quote-sms", locale).sentences, "000000", host) !== undefined);
}

/** What is wrong with a text as one plain SMS, as a sentence; undefined where nothing is. */
export function smsTextProblem(text: string): string | undefined {
  if (text === "") return "The SMS text is empty.";
  if (!isBasic(text)) return "The SMS text has letters outside the basic GSM alphabet.";
  if (text.length > maxSmsLength) return `The SMS text has ${text.length} characters; ${maxSmsLength} fit.`;
  return undefined;
}
