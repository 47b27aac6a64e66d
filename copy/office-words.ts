import type { Locale } from "../site/locales.ts";
import { addTexts } from "./source.ts";
import { type Words, type WordsName, words } from "./words.ts";

if (import.meta.env?.SSR) addTexts(import.meta.glob("../content/*/office/*.yaml", { eager: true, import: "default" }));

type OfficeWordsName = WordsName extends infer Name ? (Name extends `office/${infer Part}` ? Part : never) : never;
export type OfficeWords<Name extends OfficeWordsName> = Words<`office/${Name}`>;

/** The one way to the words of the office; no build of the site has them. */
export function officeWords<Name extends OfficeWordsName>(name: Name, locale: Locale): OfficeWords<Name> {
  return words(`office/${name}`, locale);
}
