import type { Locale } from "../../site/locales.ts";

/** Words that turn a search into a sentence and say nothing about its subject, as `fold` writes them. */
const fillers: Partial<Record<Locale, string>> = {
  tr:
    "acaba ama bana beni benim bir biz bize bizi bizim bu bunu da de diye en gibi hangi hangisi hem icin ile istiyoruz istiyorum " +
    "ki kadar lazim mi mu miyim miyiz misiniz musunuz muyuz nasil ne neden nedir nerede neler o olan olur peki siz sizde size sizi " +
    "sizin su var ve veya ya",
  en:
    "a about am an and are at be been can could did do does for from had has have how i in is it its just like me my need of off " +
    "on or our please should some that the their there they this to us want was we were what when where which who why will with " +
    "would you your",
};

/** Endings of words: plural, possessive, case and verb in Turkish; plural and verb in English. */
const endings: Partial<Record<Locale, RegExp>> = {
  tr: /^(?:l[ae]r|[iu]?[mn](?:[iu]z)?|[sny]?[iu]|[ny]?[ae]|n?[dt][ae]n?|n?[iu]n|y?l[ae]|ki|m[ae]k?|[iu]yor|[dt][iu]k?|m[iu]s|[ae]c[ae][gk]|s[iu]n)+$/,
  en: /^(?:es|s|ing|ed|e|er)$/,
};

export function fillersOf(locale: Locale): ReadonlySet<string> {
  return new Set(fillers[locale]?.split(" "));
}

const shortestStem = 4;
const longestEnding = 12;

/** What a word may be without its endings, longest first. */
export function stemsOf(word: string, locale: Locale): string[] {
  const shortest = Math.max(shortestStem, word.length - longestEnding);
  const stems = Array.from({ length: Math.max(0, word.length - shortest) }, (_, cut) => word.slice(0, -1 - cut));
  return stems.filter((stem) => endings[locale]?.test(word.slice(stem.length)));
}
