import { expect, test } from "vitest";
import {
  type CopyText,
  findIn,
  isAsked,
  isComplete,
  labelIn,
  missingFields,
  pairedFields,
  statesOf,
} from "../../../copy/view/copy-texts.ts";
import { shownState } from "../../../testing/server/draft-views.ts";
import type { Publication, Words } from "../../ports/words.ts";
import { readTexts } from "./read-texts.ts";

const now = Date.UTC(2026, 10, 19);
const news = "news/yeni-ofis";
const item = (title: string, more = "") =>
  `---\ntitle: ${title}\ndate: 2026-11-01\n${more}kind: haber\nsummary: Kısa.\ntopics: [a]\n---\nUzun metin, veri merkezinizde.\n`;

type Files = Record<string, string>;
let commits = 0;

/** Words with these files; publications are given oldest first, as the names that each changed. */
function someWords(
  files: Files,
  publications: string[][] = [Object.keys(files)],
  person?: number,
  confirmed: string[] = [],
): Words {
  commits += 1;
  const commit = `commit ${commits}`;
  const history = publications.map((paths, index): Publication => {
    const by = index > 0 && person !== undefined ? { person } : {};
    const about = { commit: `${commit}.${index}`, title: "t", at: now + index, editors: [], ...by };
    const isLast = index === publications.length - 1;
    return { ...about, confirmed: isLast ? confirmed.map(pathOf) : [], paths: paths.map(pathOf) };
  });
  return {
    published: async () => commit,
    texts: async () => new Map(Object.entries(files).map(([name, text]) => [pathOf(name), { version: text, text }])),
    history: async () => history.toReversed(),
  } as Partial<Words> as Words;
}

/** "tr/news/x" is content/tr/news/x.md; what stands in no folder is YAML. */
function pathOf(name: string): string {
  return `content/${name}.${name.split("/").length > 2 ? "md" : "yaml"}`;
}

async function textOf(words: Words, name: string): Promise<CopyText> {
  const found = (await readTexts(words)).find((text) => text.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

const both = (tr: string, en: string): Files => ({ [`tr/${news}`]: tr, [`en/${news}`]: en });
const statesIn = (text: CopyText) => [statesOf(text, "tr", now), statesOf(text, "en", now)];

test("of several drafts that change a text, the one that is published by itself is named and led to", async () => {
  const text = await textOf(someWords(both(item("Yeni"), item("New"))), news);
  const drafts = [
    { draft: "newer", at: undefined },
    { draft: "timed", at: now },
  ];
  const tr = { ...(text.sides.tr as NonNullable<typeof text.sides.tr>), drafts };
  const { states } = shownState({ ...text, sides: { ...text.sides, tr } }, "tr", now, "tr");
  expect(states).toMatchObject([{ state: "timed", to: `/words/drafts/timed/texts/${news}` }]);
});

test("a text that stands in both languages alike is live and complete", async () => {
  const text = await textOf(someWords(both(item("Yeni"), item("New"))), news);
  expect(statesIn(text)).toEqual([["live"], ["live"]]);
  expect(isComplete(text, now)).toBe(true);
  expect(text).toMatchObject({ kind: "news", sides: { tr: { change: { isFirst: true } } } });
});

test("a language without the file is missing, and so is the text for whoever asks for those", async () => {
  const text = await textOf(someWords({ [`tr/${news}`]: item("Yeni") }), news);
  expect(statesIn(text)).toEqual([["live"], ["missing"]]);
  expect(isComplete(text, now)).toBe(false);
  expect(isAsked(text, { kind: "news", state: "missing" }, now)).toBe(true);
  expect(isAsked(text, { kind: "stories", state: "missing" }, now)).toBe(false);
  expect(isAsked(text, { kind: "", state: "complete" }, now)).toBe(false);
});

test("a field of the other language that is not there is missing, in the language that lacks it alone", async () => {
  const text = await textOf(someWords(both(item("Yeni", "sign: sap\n"), item("New"))), news);
  expect(statesIn(text)).toEqual([["live"], ["partial"]]);
  expect([missingFields(text, "tr"), missingFields(text, "en")]).toEqual([0, 1]);
});

test("a file that cannot be read is no complete text", async () => {
  const text = await textOf(someWords(both(item("Yeni"), "no front matter")), news);
  expect(statesOf(text, "en", now)).toEqual(["partial"]);
});

test("the English is older once the Turkish alone was published, and no longer when it follows", async () => {
  const files = both(item("Yeni"), item("New"));
  const all = Object.keys(files);
  const [tr, en] = all as [string, string];
  const after = async (...publications: string[][]) =>
    statesIn(await textOf(someWords(files, [all, ...publications], 7), news));
  expect(await after([tr])).toEqual([["live"], ["older"]]);
  expect(await after([tr], [en])).toEqual([["live"], ["live"]]);
  expect(await after([tr, en])).toEqual([["live"], ["live"]]);
  expect(await after([en])).toEqual([["live"], ["live"]]);
});

test("the English that somebody said to be still right is not older, until the Turkish is published again", async () => {
  const files = both(item("Yeni"), item("New"));
  const all = Object.keys(files);
  const [tr, en] = all as [string, string];
  const confirmed = await textOf(someWords(files, [all, [tr]], 7, [en]), news);
  expect(statesIn(confirmed)).toEqual([["live"], ["live"]]);
  expect(confirmed.sides.en?.change?.isFirst).toBe(true);
  const later = await textOf(someWords(files, [all, [tr], [tr]], 7), news);
  expect(statesIn(later)).toEqual([["live"], ["older"]]);
});

test("a text that an open draft changes says so, and when it goes out by itself", async () => {
  const text = await textOf(someWords(both(item("Yeni"), item("New"))), news);
  const inDraft = (at?: number) => ({
    ...text,
    sides: { ...text.sides, tr: { ...text.sides.tr, drafts: [{ draft: "d", at }] } as CopyText["sides"]["tr"] },
  });
  expect(statesIn(inDraft() as CopyText)).toEqual([["draft"], ["live"]]);
  expect(statesIn(inDraft(now + 1) as CopyText)).toEqual([["timed"], ["live"]]);
  expect(isAsked(inDraft() as CopyText, { kind: "", state: "draft" }, now)).toBe(true);
});

test("a draft and a text with a later moment say so, also where the English is older", async () => {
  const draft = both(item("Yeni", "draft: true\n"), item("New", "draft: true\n"));
  expect(statesIn(await textOf(someWords(draft), news))).toEqual([["draft"], ["draft"]]);
  const [tr] = Object.keys(draft) as [string];
  expect(statesIn(await textOf(someWords(draft, [Object.keys(draft), [tr]]), news))).toEqual([
    ["draft"],
    ["older", "draft"],
  ]);
  const at = (moment: string) => both(item("Yeni", `publish: ${moment}\n`), item("New", `publish: ${moment}\n`));
  expect(statesIn(await textOf(someWords(at("2026-11-20T09:00:00+03:00")), news))[0]).toEqual(["timed"]);
  expect(statesIn(await textOf(someWords(at("2026-11-18T09:00:00+03:00")), news))[0]).toEqual(["live"]);
});

test("pages are told from what pages share", async () => {
  const yaml = "meta:\n  title: x\n";
  const files = {
    "tr/home": yaml,
    "tr/news": yaml,
    "tr/report": yaml,
    "tr/chrome": yaml,
    "tr/quote": yaml,
  };
  const texts = await readTexts(someWords(files));
  expect(texts.map(({ name, kind, page }) => [name, kind, page])).toEqual([
    ["home", "pages", "index"],
    ["news", "others", undefined],
    ["report", "others", undefined],
    ["chrome", "others", undefined],
    ["quote", "pages", "yonetilen-hizmetler-teklif-al"],
  ]);
});

test("a search finds a text in both languages whatever Turkish letters were typed, with what it is and the hit", async () => {
  const text = await textOf(someWords(both(item("IŞIKLI Ar-\u2060Ge’nin ofisi"), item("Bright office"))), news);
  const found = (typed: string) =>
    findIn(text, typed).map(({ locale, segments, field }) => [
      locale,
      segments.map(({ text: part, isFound }) => (isFound ? `[${part}]` : part)).join(""),
      field && labelIn(text, field, "en"),
    ]);
  const title = "Title";
  expect(found("isikli")).toEqual([["tr", "[IŞIKLI] Ar-\u2060Ge’nin ofisi", title]]);
  expect(found("ar-ge'nin")).toEqual([["tr", "IŞIKLI [Ar-\u2060Ge’nin] ofisi", title]]);
  expect(found("OFFICE")).toEqual([["en", "Bright [office]", title]]);
  expect(found("Veri Merkezi")).toEqual([
    ["tr", "Uzun metin, [veri merkezi]nizde.", undefined],
    ["en", "Uzun metin, [veri merkezi]nizde.", undefined],
  ]);
  expect(found("haber")).toEqual([]);
  expect(found("")).toEqual([]);
});

test("a hit in a long passage comes with what stands around it, cut between words", async () => {
  const long = `${"önce gelen sözler ".repeat(20)}aranan ${"sonra gelen sözler ".repeat(20)}`.trim();
  const text = await textOf(someWords({ [`tr/${news}`]: item("Yeni").replace("Kısa.", long) }), news);
  const [{ segments } = { segments: [] }] = findIn(text, "aranan");
  const shown = segments.map((segment) => segment.text).join("");
  expect(shown).toMatch(/^… (önce|gelen|sözler) .* aranan .* (sonra|gelen|sözler) …$/);
  expect(shown.length).toBeLessThan(190);
  const unbroken = await textOf(
    someWords({ [`tr/${news}`]: item(`${"x".repeat(300)}aranan${"y".repeat(300)}`) }),
    news,
  );
  expect(findIn(unbroken, "aranan")[0]?.segments).toContainEqual({ text: "aranan", isFound: true });
});

test("fields stand beside each other by their places, whichever language has them", async () => {
  const text = await textOf(someWords(both(item("Yeni"), item("New").replace("[a]", "[a, b]"))), news);
  const pairs = pairedFields(text).map(({ path, values }) => [path, ...values]);
  expect(pairs).toContainEqual(["title", "Yeni", "New"]);
  expect(pairs).toContainEqual(["topics.1", undefined, "b"]);
});
