import { type Locale, locales } from "../../site/locales.ts";
import { type Term, termsSchema } from "../schemas/terms.ts";
import { isOlderVersion } from "../view/text-names.ts";
import { keepLatest } from "./keep-latest.ts";
import { type Passage, passagesOf, withoutTargets } from "./passages.ts";
import type { Finding } from "./problem.ts";
import { readYaml } from "./read-yaml.ts";
import type { Sources, Text } from "./texts.ts";

export const termsFile = "content/terms.yaml";

type Terms = Partial<Record<Locale, Term[]>>;

/** The list of terms with everything that is wrong in it. Without a file there are none. */
export function checkTerms(sources: Sources): { terms: Terms; findings: Finding[] } {
  const source = sources.get(termsFile);
  return source === undefined ? { terms: {}, findings: [] } : readTerms(termsFile, source);
}

const readTerms = keepLatest(10, (file, source) => {
  const { data = {}, findings } = readYaml(file, source, termsSchema);
  return { terms: data as Terms, findings };
});

/** What visitors themselves would write. */
const visitorsWords = ["frequent-searches"];

/** Words in a text for which we have another one. */
export function termMistakes(text: Text, terms: Terms): Finding[] {
  if (isOlderVersion(text) || visitorsWords.includes(text.name)) return [];
  // Looked at as a whole first: two dozen patterns in each of six thousand fields take time.
  const whole = lower(text.source, text.locale);
  const patterns = patternsOf(terms[text.locale] ?? [], text).filter(({ pattern }) => whole.search(pattern) >= 0);
  if (patterns.length === 0) return [];
  return passagesOf(text).flatMap((passage) => wordsIn(passage, patterns, text));
}

type Pattern = Term & { pattern: RegExp; phrases: string[] };

const known = new WeakMap<readonly Term[], Pattern[]>();

function patternsOf(list: readonly Term[], { name, locale }: Text): Pattern[] {
  const all = known.get(list) ?? list.map((term) => ({ ...term, ...patternOf(term, locale) }));
  known.set(list, all);
  return all.filter(
    ({ except = [] }) => !except.some((one) => one === name || (one.endsWith("/") && name.startsWith(one))),
  );
}

function patternOf({ not, except = [] }: Term, locale: Locale) {
  const forms = not.map((word) => {
    const stem = escaped(lower(word.replace(/-$/, ""), locale)).replaceAll(" ", "\\s+");
    return word.endsWith("-") ? `${stem}\\p{L}*` : stem;
  });
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join("|")})(?!\\p{L})`, "gu");
  return { pattern, phrases: except.map((phrase) => lower(phrase, locale)) };
}

function wordsIn({ content, line }: Passage, patterns: readonly Pattern[], { file, locale }: Text): Finding[] {
  const read = lower(withoutTargets(content), locale);
  return patterns.flatMap(({ pattern, phrases, use, why }) =>
    [...read.matchAll(pattern)]
      .filter(({ 0: word, index }) => !phrases.some((phrase) => isWithin(phrase, read, index, word.length)))
      .map(({ 0: word, index }): Finding => {
        const value = content.slice(index, index + word.length);
        const values = { value, use, why: why ?? "" };
        return { file, line, level: "error", code: why ? "term-why" : "term", values };
      }),
  );
}

/** Whether a phrase stands around these letters. */
function isWithin(phrase: string, text: string, index: number, length: number): boolean {
  const start = Math.max(0, index + length - phrase.length);
  return text.slice(start, index + phrase.length).includes(phrase);
}

/** In Turkish the small letter of I is ı, and that of İ is i. */
function lower(text: string, locale: Locale): string {
  return text.toLocaleLowerCase(locales[locale].iso);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
