import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allowed, namedLanguages } from "./language-names.ts";
import { root } from "./sources.ts";

test.each([
  `const time = locale === "tr" ? "a" : "b";`,
  "const path = pages[name].en;",
  "const words = { tr: first, en: second };",
  "  en: second,",
  `route("/en/*", page);`,
  `if (path === "/en") return;`,
  `const status = /^(\\/en)?\\/404$/;`,
  `readdirSync("content/tr/news");`,
  "hidden.includes(`tr/news/a.md`);",
  `new Intl.NumberFormat("en-US");`,
])("%s is refused in the site's code", (line) => {
  expect(namedLanguages("app/root.tsx", `// why\n${line}\n`)).toEqual([
    expect.stringMatching(/^app\/root\.tsx:2: .+ names a language; take it from site\/locales\.ts$/),
  ]);
});

test.each([
  `h("tr", null, cell);`,
  "<tr key={title}>",
  `const host = "https://api.netgsm.com.tr";`,
  " * /_language/en?to=/hakkimizda",
  "const language = locales[locale].name;",
])("%s is no language", (line) => {
  expect(namedLanguages("app/root.tsx", line)).toEqual([]);
});

test("tests, texts and the grammar of a language may name it", () => {
  for (const file of ["app/root.test.ts", "content/tr/home.yaml", "domain/grammar/moments.ts"]) {
    expect(namedLanguages(file, `locale === "tr"`)).toEqual([]);
  }
});

test("nothing is allowed that is gone", () => {
  expect(Object.keys(allowed).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
