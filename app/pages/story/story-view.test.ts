import { expect, test } from "vitest";
import { splitText } from "./story-view.ts";

const section = (n: number) => `<h2 id="s${n}">${n}</h2>\n<p>text</p>\n`;
const text = (count: number) => Array.from({ length: count }, (_, i) => section(i + 1)).join("");

test("four sections: one opens, one stands between quote and timeline, two close", () => {
  expect(splitText(text(4))).toEqual({ opening: section(1), middle: section(2), closing: section(3) + section(4) });
});

test("three sections are dealt one each", () => {
  expect(splitText(text(3))).toEqual({ opening: section(1), middle: section(2), closing: section(3) });
});

test("two sections leave the middle empty", () => {
  expect(splitText(text(2))).toEqual({ opening: section(1), middle: "", closing: section(2) });
});

test("a text without headings opens, and nothing is lost", () => {
  expect(splitText("<p>only</p>")).toEqual({ opening: "<p>only</p>", middle: "", closing: "" });
});
