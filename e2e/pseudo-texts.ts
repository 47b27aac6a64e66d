import { parse, stringify } from "yaml";
import { z } from "zod";
import { type FieldInfo, fieldInfo, meta } from "../copy/schemas/fields.ts";
import { schemas } from "../copy/schemas/index.ts";

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  ["aâá", "eé", "iıîí", "oöó", "uüûú", "AÂÁ", "EÉ", "IİÎÍ", "OÖÓ", "UÜÛÚ"].flatMap((letters) =>
    [...letters].map((letter) => [letter, letters.at(-1) as string]),
  ),
);

/** Letters that no text of the pseudo language has. */
export const plainVowel = /[aeıioöuüâîûAEIİOÖUÜÂÎÛ]/;

/** Slots, facts, targets of links, addresses: what stands in a text and is none. */
const fixed = /(\{\{[^}]*\}\}|\{\w+\}|\]\([^)]*\)|https?:\/\/[^\s)]+|[\w.+-]+@[\w-]+\.[\w.-]+)/;

/** A text of the pseudo language: accented, a third longer, with a mark at either end. Figures and facts stay as they are. */
export function pseudoText(text: string, longest = Number.POSITIVE_INFINITY): string {
  if (!text.split(fixed).some((part, index) => index % 2 === 0 && /\p{L}/u.test(part))) return text;
  const forms = [`⟦${accented(text, 3)}⟧`, `⟦${accented(text, 0)}⟧`, accented(text, 0)];
  return forms.find((form) => form.length <= longest) ?? (forms.at(-1) as string);
}

/** `doubled` of four vowels are written twice. */
function accented(text: string, doubled: number): string {
  let vowels = 0;
  const write = (letter: string) => {
    const accent = accents[letter];
    if (!accent) return letter;
    return vowels++ % 4 < doubled ? accent + accent.toLowerCase() : accent;
  };
  return text
    .split(fixed)
    .map((part, index) => (index % 2 === 1 ? part : [...part].map(write).join("")))
    .join("");
}

/** A short text, by what its schema says of each field. */
export function pseudoWords(name: string, source: string): string {
  const schema = schemas[name as keyof typeof schemas];
  return stringify(pseudoFields(schema, parse(source), name), { lineWidth: 0 });
}

function pseudoFields(schema: z.core.$ZodType, value: unknown, name: string): unknown {
  const info = fieldInfo.get(schema);
  if (info) return info.kind === "id" || typeof value !== "string" ? value : pseudoField(schema, info, value, name);
  if (schema instanceof z.ZodExactOptional) return pseudoFields(schema.unwrap(), value, name);
  if (Array.isArray(value)) return value.map((item) => pseudoFields((schema as z.ZodArray).element, item, name));
  const { shape } = schema as z.ZodObject;
  return Object.fromEntries(
    Object.entries(value as object).map(([key, part]) => [key, pseudoFields(shape[key] as z.ZodType, part, name)]),
  );
}

/** What search results show whole. */
const heads = { title: 60, description: 160, summary: 160 } as const;

function pseudoField(schema: z.core.$ZodType, { max }: FieldInfo, text: string, name: string): string {
  // A phone takes letters without accents, and few of them.
  if (name === "quote-sms") return `XX ${text}`;
  if (schema === meta.shape.title) return pseudoText(text, heads.title);
  if (schema === meta.shape.description) return pseudoText(text, heads.description);
  return pseudoText(text, max ?? ((schema instanceof z.ZodString && schema.maxLength) || undefined));
}

/** The company's facts: those that differ by language, in the pseudo language too, and no longer there. */
export function pseudoFacts(source: string, from: string, code: string): string {
  return stringify(withLanguage(parse(source), from, code), { lineWidth: 0 });
}

function withLanguage(value: unknown, from: string, code: string): unknown {
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, withLanguage(part, from, code)]);
  const text = (value as Record<string, unknown>)[from];
  return Object.fromEntries(typeof text === "string" ? [...parts, [code, pseudoText(text, text.length)]] : parts);
}

/** Fields of front matter that are facts, names of the code, or names of persons and companies. */
const facts =
  /^(date|effective|version|publish|draft|kind|sign|sector|services|tags|related|id|direction|unit|customer|person)$/;

/** A long text: front matter and Markdown. */
export function pseudoMarkdown(source: string): string {
  const [, matter = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const lines = body.split("\n").map(pseudoLine).join("\n");
  return `---\n${stringify(pseudoMatter(parse(matter)), { lineWidth: 0 })}---\n${lines}`;
}

function pseudoMatter(value: unknown, key = ""): unknown {
  if (facts.test(key)) return value;
  // The label of a bar in a chart has fifteen letters at most.
  if (typeof value === "string") {
    return pseudoText(value, key === "row label" ? 15 : heads[key as keyof typeof heads]);
  }
  if (Array.isArray(value)) return value.map((item) => pseudoMatter(item, key === "rows" ? "row" : key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, pseudoMatter(part, key === "row" ? `row ${name}` : name)]),
  );
}

function pseudoLine(line: string): string {
  if (/^\s*$|^\|[-:|\s]+$|^::chart /.test(line)) return line;
  if (line.startsWith("|"))
    return line.replace(/[^|]+/g, (cell) => (cell.trim() ? ` ${pseudoText(cell.trim())} ` : cell));
  const [, markup = "", text = ""] = /^((?:> ?)?(?:#+ |[-*] |\d+\. |::figure [^|]+\| |::\w+ )?)(.*)$/.exec(line) ?? [];
  return markup + (text && pseudoText(text));
}
