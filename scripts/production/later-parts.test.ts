import { expect, test } from "vitest";
import { naked } from "./later-parts.ts";

const chunk = (fileName: string, css: string[], imports: string[] = [], dynamicImports: string[] = []) => {
  return { fileName, name: fileName.replace(".js", ""), css, imports, dynamicImports };
};

test("a part whose styles stand in the page is dressed", () => {
  const root = chunk("root.js", ["base.css"]);
  const page = chunk("page.js", [], ["form.js"], ["later.js"]);
  const form = chunk("form.js", ["form.css"], ["page.js"]);
  const later = chunk("later.js", [], ["form.js", "root.js"]);
  expect(naked([root, page, form, later])).toEqual([]);
});

test("a part with styles of its own is named", () => {
  const page = chunk("page.js", ["page.css"], [], ["later.js", "elsewhere.js"]);
  const list = chunk("list.js", ["list.css"]);
  const later = chunk("later.js", ["page.css"], ["list.js"]);
  expect(naked([page, list, later])).toEqual(["later.js needs list.css, which page does not have"]);
});
