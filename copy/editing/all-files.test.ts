import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { isScalar, LineCounter, parseDocument } from "yaml";
import { type Path, valueAt } from "../check/schema-fields.ts";
import { readSources } from "../check/texts.ts";
import { splitFrontMatter } from "../front-matter.ts";
import { type Change, editText } from "./edit-text.ts";
import { editablePlaces, type Places } from "./places.ts";
import { formatText } from "./text-file.ts";
import type { Value } from "./yaml-document.ts";

const sources = [...readSources("content")];
const read = new Map<string, Places>();

beforeAll(() => {
  for (const [file, source] of sources) {
    const places = editablePlaces(file, source);
    if (places.code !== "read") throw new Error(`${file}: ${places.code}`);
    read.set(file, places);
  }
});

const placesOf = (file: string) => read.get(file) as Places;

const difficult = [
  "yes",
  "12",
  "1e3",
  "true",
  "null",
  "~",
  "",
  " önünde ve arkasında boşluk ",
  "- x",
  "# x",
  "x # y",
  "a: b",
  "a:",
  "? x",
  "*x",
  "&x y",
  "!x y",
  "!!str 12",
  "| x",
  "> x",
  "{{name}}, {total}",
  "[x], y",
  "a, b",
  "}",
  "'",
  '"',
  'it\'s "so" \\n',
  "%x",
  "@x",
  "`x`",
  "---",
  "...",
  "--- x",
  "<<",
  "İıĞğŞşÇçÖöÜü’nün “sözü”",
  "e-\u2060Fatura, 5\u00a0GB",
  "👩‍💻 🇹🇷 ⛵️",
];

const anyText = fc.oneof(
  fc.constantFrom(...difficult),
  fc.tuple(fc.constantFrom(...difficult), fc.constantFrom(...difficult)).map((two) => two.join("")),
  fc
    .string({ unit: "grapheme", maxLength: 80 })
    .filter((text) => !/[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\u2028\u2029]/u.test(text)),
);
const anyIndex = fc.nat({ max: 10_000 });
const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;

type Meaning = { data: unknown; body: string };
const known = new Map<string, Meaning>();

/** What a file says, read without the editing. */
function meaning(file: string, source: string): Meaning {
  const found = known.get(source) ?? meaningOf(file, source);
  known.set(source, found);
  return found;
}

function meaningOf(file: string, source: string): Meaning {
  if (!file.endsWith(".md")) return { data: parseDocument(source).toJS(), body: "" };
  const { matter, body } = splitFrontMatter(source) as { matter: string; body: string };
  return { data: parseDocument(matter).toJS(), body };
}

function bodyOf(source: string): string {
  return (splitFrontMatter(source) as { body: string }).body;
}

/** The same with another value at a path. */
function withValue(data: unknown, [step = "", ...rest]: Path, value: unknown): unknown {
  const copy = Array.isArray(data) ? [...data] : { ...(data as object) };
  const inner = rest.length === 0 ? value : withValue(valueAt(data, [step]), rest, value);
  return Object.assign(copy, { [step]: inner });
}

/** The line of a value, from 0. */
function lineAt(file: string, source: string, path: Path): number {
  const lines = new LineCounter();
  const isMarkdown = file.endsWith(".md");
  const yaml = isMarkdown ? (splitFrontMatter(source)?.matter ?? "") : source;
  const node: unknown = parseDocument(yaml, { lineCounter: lines }).getIn(path, true);
  if (!isScalar(node) || !node.range) throw new Error(`Nothing stands at ${path.join(".")}`);
  return lines.linePos(node.range[0]).line - 1 + (isMarkdown ? 1 : 0);
}

function edited(file: string, source: string, change: Change): string {
  const answer = editText(file, source, change);
  expect(answer, `${file} ${JSON.stringify(change)}`).toMatchObject({ code: "edited" });
  const after = answer.code === "edited" ? answer.source : "";
  expect(formatText(file, after)).toBe(after);
  return after;
}

/** The file with comments above some lines and beside others, in the format of the files. */
function withComments(file: string, source: string, seed: number): string {
  const end = file.endsWith(".md") ? source.indexOf("\n---\n") : source.length;
  const lines = source.slice(0, end).split("\n");
  const commented = lines.flatMap((line, index) => {
    if (line.trim() === "" || line === "---" || line.trimStart().startsWith("#") || /\|-?$/.test(line)) return [line];
    const chance = (seed + index * 7_919) % 31;
    const above = chance % 4 === 0 ? [`${/^ */.exec(line)?.[0]}# above ${index}`] : [];
    return [...above, chance % 6 === 1 ? `${line} # beside ${index}` : line];
  });
  return formatText(file, commented.join("\n") + source.slice(end)) ?? "";
}

function commentsIn(source: string): string[] {
  return (source.match(/# (?:above|beside) \d+/g) ?? []).sort();
}

type Check = (file: string, source: string, index: number, text: string) => void;

/** A check of every file. */
function inAnyFile(all: typeof sources, check: Check): void {
  for (const [file, source] of all) {
    const property = fc.property(anyIndex, anyText, (index, text) => check(file, source, index, text));
    fc.assert(property, { numRuns: 1 });
  }
}

/** A check of every file, as it is or with comments. */
function inAnyCommentedFile(all: typeof sources, check: Check): void {
  inAnyFile(all, (file, source, index, text) => {
    check(file, index % 2 === 0 ? withComments(file, source, index) : source, index, text);
  });
}

test.each(sources)("%s is in the format of the files", (file, source) => {
  expect(formatText(file, source)).toBe(source);
});

describe("in any file of ours", () => {
  test("a text reads back as it was given, on its own line, and nothing else changes", () => {
    inAnyCommentedFile(sources, (file, source, index, text) => {
      // A block of several lines is written over several lines again.
      const { path } = pick(
        placesOf(file).values.filter(({ value }) => typeof value === "string" && !value.includes("\n")),
        index,
      );
      const after = edited(file, source, { change: "set", path, value: text });
      const { data, body } = meaning(file, source);
      expect(meaning(file, after)).toEqual({ data: withValue(data, path, text), body });
      const line = lineAt(file, source, path);
      expect(after.split("\n").toSpliced(line, 1)).toEqual(source.split("\n").toSpliced(line, 1));
      expect(commentsIn(after)).toEqual(commentsIn(source));
    });
  });

  test("the same text leaves the file as it is", () => {
    inAnyCommentedFile(sources, (file, source, index) => {
      const { path, value } = pick(placesOf(file).values, index);
      expect(edited(file, source, { change: "set", path, value })).toBe(source);
    });
  });

  const withLists = () => sources.filter(([file]) => placesOf(file).lists.some(({ length }) => length > 1));
  const listAt = (file: string, index: number) =>
    pick(
      placesOf(file).lists.filter(({ length }) => length > 1),
      index,
    );

  test("an entry moves with its lines, and back again", () => {
    inAnyFile(withLists(), (file, source, index, text) => {
      const { path, length } = listAt(file, index);
      const [from, to] = [index % length, text.length % length];
      const after = edited(file, source, { change: "move", path, from, to });
      const list = valueAt(meaning(file, source).data, path) as unknown[];
      const rest = list.toSpliced(from, 1);
      expect(valueAt(meaning(file, after).data, path)).toEqual(rest.toSpliced(to, 0, list[from]));
      expect(edited(file, after, { change: "move", path, from: to, to: from })).toBe(source);
    });
  });

  test("an entry is added in lines of its own, and removed again", () => {
    inAnyFile(withLists(), (file, source, index, text) => {
      const { path, length } = listAt(file, index);
      const list = valueAt(meaning(file, source).data, path) as Value[];
      const at = text.length % (length + 1);
      const value = withText(pick(list, index), text);
      const after = edited(file, source, { change: "add", path, at, value });
      expect(valueAt(meaning(file, after).data, path)).toEqual(list.toSpliced(at, 0, value));
      expect(meaning(file, after).body).toBe(meaning(file, source).body);
      expect(edited(file, after, { change: "remove", path: [...path, at] })).toBe(source);
    });
  });

  test("an entry is removed, and the other lines stay", () => {
    inAnyFile(withLists(), (file, source, index) => {
      const { path, length } = listAt(file, index);
      const at = index % length;
      const after = edited(file, source, { change: "remove", path: [...path, at] });
      const list = valueAt(meaning(file, source).data, path) as unknown[];
      expect(valueAt(meaning(file, after).data, path)).toEqual(list.toSpliced(at, 1));
      expect(isPartOf(after, source)).toBe(true);
    });
  });

  test("comments stay when an entry is added or moved", () => {
    inAnyFile(withLists(), (file, source, index, text) => {
      const commented = withComments(file, source, index);
      const { path, length } = listAt(file, index);
      const [from, to] = [index % length, text.length % length];
      const value = pick(valueAt(meaning(file, source).data, path) as Value[], index);
      for (const change of [
        { change: "move", path, from, to } as const,
        { change: "add", path, at: to, value } as const,
      ]) {
        expect(commentsIn(edited(file, commented, change))).toEqual(commentsIn(commented));
      }
    });
  });

  test("an entry of the facts is added in lines of its own, written like its neighbours, and removed again", () => {
    const facts = sources.filter(([file]) => file === "content/facts.yaml");
    expect(facts).toHaveLength(1);
    const groups = ["people", "certificates", "awards", "universities"];
    for (const group of groups) {
      inAnyFile(facts, (file, source, index, text) => {
        const entries = valueAt(meaning(file, source).data, [group]) as Record<string, Value>;
        const path = [group, "yeni-kayit"];
        const value = withText(pick(Object.values(entries), index), text);
        const after = edited(file, source, { change: "set", path, value });
        const { data, body } = meaning(file, source);
        expect(meaning(file, after)).toEqual({ data: withValue(data, path, value), body });
        expect(isPartOf(source, after)).toBe(true);
        expect(edited(file, after, { change: "remove", path })).toBe(source);
      });
    }
  });

  test("a photograph is added in its place, and removed again", () => {
    const pictures = (file: string) => placesOf(file).absent.filter(({ path }) => path.at(-1) === "picture");
    const withPlace = sources.filter(([file]) => pictures(file).length > 0);
    expect(withPlace.length).toBeGreaterThan(80);
    inAnyFile(withPlace, (file, source, index, text) => {
      const { path } = pick(pictures(file), index);
      const picture = { file: "defne-arslan.jpg", alt: text };
      const after = edited(file, source, { change: "set", path, value: picture });
      const { data, body } = meaning(file, source);
      expect(meaning(file, after)).toEqual({ data: withValue(data, path, picture), body });
      expect(edited(file, after, { change: "remove", path })).toBe(source);
    });
  });

  test("a body is replaced below an untouched front matter", () => {
    const markdown = sources.filter(([file]) => file.endsWith(".md"));
    inAnyFile(markdown, (file, source, _, text) => {
      const body = `## Başlık\n${text}\n\n---\n\nson`;
      const after = edited(file, source, { change: "body", text: body });
      expect(meaning(file, after).body.trimEnd()).toBe(body);
      expect(after.slice(0, after.indexOf("## Başlık"))).toBe(source.slice(0, source.length - bodyOf(source).length));
    });
  });
});

/** The entry with another text in it where it holds one. */
function withText(value: Value, text: string): Value {
  if (typeof value === "string") return text;
  if (typeof value !== "object" || Array.isArray(value)) return value;
  const [key, old] = Object.entries(value).find(([, one]) => typeof one === "string") ?? [];
  return key === undefined || old === undefined ? value : { ...value, [key]: text };
}

/** Whether something was taken out of the other text and nothing else done. */
function isPartOf(after: string, before: string): boolean {
  let start = 0;
  while (start < after.length && after[start] === before[start]) start += 1;
  return before.endsWith(after.slice(start));
}
