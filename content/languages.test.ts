import { describe, expect, test } from "vitest";
import { readFrontMatter } from "./front-matter.ts";
import { reportTextSchema } from "./report-schema.ts";
import { legalSchema, newsSchema, storySchema } from "./schema.ts";

type Copy = Record<string, unknown>;

const copy = import.meta.glob<Copy>("./{tr,en}/**/*.yaml", { import: "default", eager: true });
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

  function read(file: string): { data: unknown; body: string } {
    const folder = file.split("/")[2] as keyof typeof schemas;
    return readFrontMatter<unknown>(file, texts[file] as string, schemas[folder]);
  }

  test.each(inTurkish(texts))("%s has front matter of the same shape and facts in both languages", (file) => {
    expect(skeleton(read(english(file)).data)).toEqual(skeleton(read(file).data));
  });

  test.each(["tr", "en"])("no sentence of stories, news and reports stands twice in %s", (locale) => {
    const seen = new Set<string>();
    const files = Object.keys(texts).filter((file) => file.startsWith(`./${locale}/`) && !file.includes("/legal/"));
    const all = files.flatMap((file) => sentences(file).map((sentence) => ({ file, sentence })));
    expect(all.length).toBeGreaterThan(1000);
    const twice = all.filter(({ sentence }) => {
      const before = seen.has(sentence);
      seen.add(sentence);
      return before;
    });
    expect(twice).toEqual([]);
  });

  /** What is long enough to be noticed twice; sources of figures are meant to be the same. */
  function sentences(file: string): string[] {
    const { data, body } = read(file);
    return [...strings(data), ...body.split(/[\n|]/)]
      .flatMap((part) => part.split(/(?<=[.!?])\s+/))
      .map((part) => part.replace(/^[\s>#*-]+|\s+$/g, ""))
      .filter((part) => part.length > 45 && part.includes(" ") && !/^(Yakamoz .*\d{4},|::)/.test(part));
  }
});

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(strings) : [];
}

const facts = /^(date|effective|version|publish|kind|sector|services|tags|related|id|direction)$/;

/** A value without its words: facts, numbers and shape remain. */
function skeleton(value: unknown, key = ""): unknown {
  if (typeof value === "string") return facts.test(key) ? value : "words";
  if (Array.isArray(value)) return value.map((item) => skeleton(item, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, skeleton(part, name)]));
}
