import { quoteSms as en } from "../../content/en/quote-sms.ts";
import { quoteSms as tr } from "../../content/tr/quote-sms.ts";
import { codeSms } from "../../domain/verification/sms-text.ts";
import { type Locale, localeCodes } from "../../site/locales.ts";

const words = { tr, en };

/** The message that carries a code. The start is refused with a host that fits into none. */
export function codeText(code: string, locale: Locale, host: string): string {
  return codeSms(words[locale].sentences, code, host) ?? code;
}

/** Whether a message with this host is one message in every language. */
export function smsFits(host: string): boolean {
  return localeCodes.every((locale) => codeSms(words[locale].sentences, "000000", host) !== undefined);
}
