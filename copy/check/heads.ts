import { factSlots, shownFacts } from "../fill-facts.ts";
import type { FactsByLocale } from "../parse-facts.ts";
import { isOlderVersion } from "../view/text-names.ts";
import type { Finding } from "./problem.ts";
import { fieldsIn, type Path, valueAt } from "./schema-fields.ts";
import type { Text } from "./texts.ts";

/** The most that search engines show whole. */
export const longest = { title: 60, description: 160 } as const;

type Part = keyof typeof longest;
type Head = { text: Text; path: Path; part: Part };

/** What long texts give search engines. */
const ofLongTexts: Readonly<Record<string, Record<Part, string>>> = {
  stories: { title: "title", description: "summary" },
  news: { title: "title", description: "summary" },
  legal: { title: "title", description: "description" },
};

/** What search engines show of each page: titles and descriptions that are too long, and descriptions of two pages. */
export function headMistakes(texts: readonly Text[], facts: FactsByLocale | undefined): Finding[] {
  const first = new Map<string, string>();
  return texts.flatMap(headsOf).flatMap(({ text, path, part }): Finding[] => {
    const written = valueAt(text.raw, path);
    if (typeof written !== "string") return [];
    const { file, locale } = text;
    const own = facts?.[locale];
    const value = (own ? shownFacts(written, factSlots(own)) : written).replaceAll("\u2060", "");
    const counted = part === "title" && own ? withoutName(value, own.name) : value;
    const place = { file, line: text.lineOf(path), level: "error" } as const;
    const key = `${locale} ${value}`;
    const twin = part === "description" ? first.get(key) : undefined;
    first.set(key, first.get(key) ?? file);
    const max = longest[part];
    return [
      ...(counted.length > max
        ? [{ ...place, code: `head-${part}`, values: { count: counted.length, max } } as const]
        : []),
      ...(twin ? [{ ...place, code: "head-twice", values: { twin } } as const] : []),
    ];
  });
}

/** The most characters of those fields of a text that search engines show. */
export function headLimits(text: Text): { path: Path; max: number }[] {
  return headsOf(text).map(({ path, part }) => ({ path, max: longest[part] }));
}

/** Error pages are not found, and older versions are found with the one in force. */
function headsOf(text: Text): Head[] {
  if (isOlderVersion(text) || text.name === "error-pages") return [];
  const long = ofLongTexts[text.folder ?? ""];
  if (long) return (Object.keys(longest) as Part[]).map((part) => ({ text, path: [long[part]], part }));
  return fieldsIn(text.schema, text.raw).flatMap(({ path }): Head[] => {
    const part = path.at(-1);
    return path.at(-2) === "meta" && (part === "title" || part === "description") ? [{ text, path, part }] : [];
  });
}

/** The company's name follows every title by itself; where a title has it, it is not counted. */
function withoutName(text: string, name: string): string {
  const plain = text.replace(/\s+/g, " ");
  return plain.replace(new RegExp(` ?[·|–:]? ?${name} ?[·|–:]? ?`), " ").trim();
}
