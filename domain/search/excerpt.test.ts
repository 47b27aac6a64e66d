import fc from "fast-check";
import { expect, test } from "vitest";
import { excerpt, highlight, type Marked, type Segment } from "./excerpt.ts";
import { tokenise } from "./words.ts";

const marked = (...words: string[]): Marked => new Map(words.map((word, term) => [word, term]));
const joined = (segments: Segment[]) => segments.map(({ text }) => text).join("");
const shown = (segments: Segment[]) => segments.map(({ text, match }) => (match ? `[${text}]` : text)).join("");

test("whole words are marked as they are written", () => {
  expect(shown(highlight("IŞIK, ışık’tan önce", marked("isik")))).toBe("[IŞIK], [ışık’tan] önce");
});

test("markup in a text stays text", () => {
  expect(highlight("<b>bulut</b>", marked("bulut"))).toEqual([
    { text: "<b>", match: false },
    { text: "bulut", match: true },
    { text: "</b>", match: false },
  ]);
});

const anyWords = fc.array(fc.constantFrom("a", "b", "i", "1", "ab"), { maxLength: 4 });

test("the segments of any text join back to it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), anyWords, (text, words) => {
      expect(joined(highlight(text, marked(...words)))).toBe(text);
    }),
  );
});

const passages = (...texts: string[]) => texts.map((text) => ({ text, tokens: tokenise(text) }));

const long = `Giriş sözleri burada durur. ${"Arada başka bir konu anlatılır ve uzar. ".repeat(9)}Sonunda yedek alınır ve sınanır. Sonra biter.`;

test("an excerpt shows the passage with the most of the wanted words", () => {
  const texts = passages(
    "Bulut nedir?",
    "Bulut üzerinde yedek alan bir kurumun hikâyesi burada anlatılıyor.",
    "Yedek.",
  );
  expect(shown(excerpt(texts, marked("bulut", "yedek")))).toBe(
    "[Bulut] üzerinde [yedek] alan bir kurumun hikâyesi burada anlatılıyor.",
  );
});

test("a label brings what follows it", () => {
  expect(shown(excerpt(passages("Özet", "Yedek", "Her gece alınır, her ay sınanır."), marked("yedek")))).toBe(
    "[Yedek] · Her gece alınır, her ay sınanır.",
  );
});

test("a long passage is cut at the beginning of the sentence that matters", () => {
  expect(shown(excerpt(passages(long), marked("yedek")))).toBe("… Sonunda [yedek] alınır ve sınanır. Sonra biter.");
});

test("without a match the beginning is shown", () => {
  expect(joined(excerpt(passages(long), marked()))).toMatch(/^Giriş sözleri burada durur\. .{100,190} …$/);
  expect(excerpt([], marked("yedek"))).toEqual([]);
});

test("an excerpt of any text is a part of it, and no longer than it may be", () => {
  const text = fc.string({ unit: fc.constantFrom(..."ab i1.-’ \n·<&"), maxLength: 900 });
  fc.assert(
    fc.property(text, anyWords, (given, words) => {
      const cut = joined(excerpt(passages(given), marked(...words)));
      expect(given).toContain(cut.replace(/^… /, "").replace(/ …$/, ""));
      expect(cut.length).toBeLessThanOrEqual(230);
    }),
  );
});
