import fc from "fast-check";
import { expect, test } from "vitest";
import { highlight, type Marked, type Segment } from "./highlight.ts";

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
