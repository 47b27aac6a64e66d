import { type Locale, locales } from "../../site/locales.ts";

/** Numbers as words, which a language may prefer to digits. */
const numberWords: Readonly<Record<string, RegExp>> = {
  tr: /(?<!\p{L})(yarım|çeyrek|bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz|bin|milyon)/iu,
  en: /\b(half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|midnight|noon|dozen)/i,
};

/** The figures of two texts that say the same in two languages, where they do not agree. */
export function differentFigures(a: string, aLocale: Locale, b: string, bLocale: Locale): [string, string] | undefined {
  const [ours, theirs] = [figuresIn(a), figuresIn(b)];
  if (same(ours, theirs)) return undefined;
  const [ourValues, theirValues] = [ours.map((one) => plain(one, aLocale)), theirs.map((one) => plain(one, bLocale))];
  const ourRest = without(ours, ourValues, theirValues);
  const theirRest = without(theirs, theirValues, ourValues);
  if (ourRest.length === 0 && theirRest.length === 0) return undefined;
  if (ourRest.length === 0 && hasNumberWord(a, aLocale)) return undefined;
  if (theirRest.length === 0 && hasNumberWord(b, bLocale)) return undefined;
  return [ourRest.join(" "), theirRest.join(" ")];
}

function hasNumberWord(text: string, locale: Locale): boolean {
  return numberWords[locale]?.test(text) ?? true;
}

/** Names of pages, slots and the targets of links are no figures. */
function figuresIn(text: string): string[] {
  const shown = text.replace(/\u2060|\{\{?[^{}]*\}\}?|(?<=\])\([^()]*\)/g, "");
  return shown.match(/\d+(?:[.,]\d+)*/g) ?? [];
}

/** "5.632" in Turkish is "5,632" in English: without marks of thousands, with a point for decimals. */
function plain(figure: string, locale: Locale): string {
  const decimal = decimalMark(locale);
  const groups = /[.,](?=\d{3}(?!\d))/g;
  return figure.replace(groups, (mark) => (mark === decimal ? mark : "")).replace(decimal, "d");
}

const decimalMarks = new Map<Locale, string>();

function decimalMark(locale: Locale): string {
  const known = decimalMarks.get(locale);
  if (known) return known;
  const parts = new Intl.NumberFormat(locales[locale].iso).formatToParts(0.5);
  const mark = parts.find(({ type }) => type === "decimal")?.value ?? ".";
  decimalMarks.set(locale, mark);
  return mark;
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return [...a].sort().join(" ") === [...b].sort().join(" ");
}

/** Those written figures whose values the others do not have; a value that stands twice counts twice. */
function without(written: readonly string[], values: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string | undefined, number>();
  for (const other of others) counts.set(other, (counts.get(other) ?? 0) + 1);
  return written.filter((_, index) => {
    const count = counts.get(values[index]) ?? 0;
    counts.set(values[index], count - 1);
    return count <= 0;
  });
}
