import { describe, expect, test } from "vitest";
import { pageNames } from "../site/pages.ts";
import { readFrontMatter } from "./front-matter.ts";
import { reportTextSchema } from "./report-schema.ts";
import { legalSchema, newsSchema, storySchema } from "./schema.ts";

type Copy = Record<string, unknown>;

const copy = import.meta.glob<Copy>(["./tr/**/*.ts", "./en/**/*.ts"], { eager: true });
const texts = import.meta.glob<string>("./{tr,en}/**/*.md", { query: "?raw", import: "default", eager: true });

const inTurkish = (files: Record<string, unknown>) => Object.keys(files).filter((file) => file.startsWith("./tr/"));
const english = (file: string) => file.replace("./tr/", "./en/");

/** Where two values differ in shape: keys, kinds of values, lengths of lists. */
function differences(a: unknown, b: unknown, path = ""): string[] {
  if (typeof a !== typeof b || Array.isArray(a) !== Array.isArray(b)) return [`${path}: ${kind(a)} and ${kind(b)}`];
  if (typeof a !== "object" || a === null || b === null) return [];
  const keys = new Set([...Object.keys(a), ...Object.keys(b as object)]);
  return [...keys].flatMap((key) => differences((a as Copy)[key], (b as Copy)[key], `${path}.${key}`));
}

const kind = (value: unknown) => (Array.isArray(value) ? "list" : value === undefined ? "missing" : typeof value);

describe("both languages have the same shape", () => {
  test("file by file", () => {
    for (const files of [copy, texts]) {
      const ours = inTurkish(files).map(english).sort();
      const theirs = Object.keys(files)
        .filter((file) => file.startsWith("./en/"))
        .sort();
      expect(theirs).toEqual(ours);
    }
  });

  test.each(inTurkish(copy))("%s, key by key", (file) => {
    expect(differences(copy[file], copy[english(file)])).toEqual([]);
  });

  test.each(inTurkish(texts))("%s, heading by heading", (file) => {
    expect(outline(texts[english(file)] as string)).toEqual(outline(texts[file] as string));
  });
});

/** Headings, table rows and list items of a text, without their words. */
function outline(source: string): string[] {
  return source.split("\n").flatMap((line) => /^(#{2,4}|\||-|\d\.)(?= |-)/.exec(line)?.[1] ?? []);
}

describe("long texts", () => {
  const schemas = {
    legal: legalSchema,
    stories: storySchema,
    news: newsSchema,
    "report-texts": reportTextSchema,
  };

  test.each(Object.keys(texts))("%s has sound front matter", (file) => {
    const folder = file.split("/")[2] as keyof typeof schemas;
    expect(() => readFrontMatter<unknown>(file, texts[file] as string, schemas[folder])).not.toThrow();
  });

  test("every legal page has its text", () => {
    const missing = pageNames.filter((name) => copyless(name) && !(`./tr/legal/${name}.md` in texts));
    expect(missing).toEqual([]);
  });

  test("dates agree between the languages", () => {
    for (const file of inTurkish(texts)) {
      expect(date(texts[english(file)] as string), file).toBe(date(texts[file] as string));
    }
  });

  test("no sentence stands in two texts of one language", () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const [file, source] of Object.entries(texts).filter(([name]) => !name.includes("/legal/"))) {
      for (const sentence of sentences(source)) {
        const other = seen.get(sentence);
        if (other && other !== file) twice.push(`${file} and ${other}: ${sentence}`);
        seen.set(sentence, file);
      }
    }
    expect(twice).toEqual([]);
  });
});

const copyless = (name: string) => /metni$|politikasi$|kurallari$|korunmasi$|sartlari$/.test(name);
const date = (source: string) => /^(?:date|effective): (\S+)/m.exec(source)?.[1];
const sentences = (source: string) =>
  source
    .split(/(?<=[.!?])\s+/)
    .map((part) => part.trim())
    .filter((part) => part.length > 60);

describe("English", () => {
  /** Names keep their Turkish letters; everything else in English prose has none. */
  test.each([...Object.keys(copy), ...Object.keys(texts)].filter((file) => file.startsWith("./en/")))(
    "%s has Turkish letters in names only",
    (file) => {
      const words =
        wordsOf(file in texts ? texts[file] : copy[file]).match(/[\p{L}’'-]*[çğışöüÇĞİŞÖÜ][\p{L}’'-]*/gu) ?? [];
      // A single letter is a sub-paragraph of a Turkish law: 5(2)(ç).
      expect(words.filter((word) => word.length > 1 && !/^\p{Lu}/u.test(word))).toEqual([]);
    },
  );
});

describe("names of programs and products", () => {
  const everything = [...Object.entries(copy), ...Object.entries(texts)].map(([file, value]) => ({
    file,
    text: wordsOf(value),
  }));

  test.each([
    ["DxPerience", /\bdx[\s-]?perience\b/gi],
    ["DxTechway", /\bdx[\s-]?tech[\s-]?way\b/gi],
    ["Yakamoz", /\bYAKAMOZ\b/g],
  ])("%s is always spelled so", (name, pattern) => {
    const odd = everything.flatMap(({ file, text }) =>
      (text.match(pattern) ?? [])
        .filter((found) => found !== name && found !== name.toLowerCase())
        .map((found) => `${file}: ${found}`),
    );
    expect(odd).toEqual([]);
  });
});

/** All words of a piece of copy, addresses and page names left out. */
function wordsOf(value: unknown): string {
  if (typeof value === "string") return /^[a-z0-9-]+$/.test(value) ? "" : `${value}\n`;
  if (typeof value === "object" && value !== null) return Object.values(value).map(wordsOf).join("");
  return "";
}
