import { defaultLocale, type Locale } from "../../site/locales.ts";

/** Words in a language. One that is missing is no reason to fail: a warning is logged and Turkish stands in. */
export function inLanguage<Words>(words: Partial<Record<Locale, Words>> & { tr: Words }, locale: Locale): Words {
  const found = words[locale];
  if (found !== undefined) return found;
  // biome-ignore lint/suspicious/noConsole: whoever runs the site should hear of it
  console.warn(`There is no translation for the language "${locale}"; "${defaultLocale}" stands in.`);
  return words[defaultLocale] as Words;
}
