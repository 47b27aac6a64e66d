import { expect, test } from "vitest";
import { legalPages } from "../../site/pages.ts";
import { missingTexts } from "./text-rules.ts";

const legal = legalPages.flatMap((name) => [`content/tr/legal/${name}.md`, `content/en/legal/${name}.md`]);

test("a long text without its other language is named by the file that is missing", () => {
  expect(missingTexts(legal)).toEqual([]);
  expect(missingTexts([...legal, "content/tr/news/yeni-ofis.md"])).toEqual(["content/en/news/yeni-ofis.md"]);
  expect(missingTexts([...legal, "content/en/stories/tuna.md"])).toEqual(["content/tr/stories/tuna.md"]);
});

test("a legal page without its text is missing it in both languages", () => {
  expect(missingTexts(legal.slice(2))).toEqual(legal.slice(0, 2));
});
