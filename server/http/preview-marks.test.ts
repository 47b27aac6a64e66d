import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fieldsIn } from "../../copy/check/schema-fields.ts";
import { markLetters, mayCarryMark, withoutMarks } from "../../copy/editing/characters.ts";
import { schemaOf } from "../../copy/editing/text-file.ts";
import { mapTexts } from "../../copy/fill-facts.ts";
import { folderTexts } from "../../copy/folder-texts.ts";
import type { Facts } from "../../copy/schemas/facts.ts";
import { onlyMarksOfTexts, textMarks } from "./preview-marks.ts";

const content = join(import.meta.dirname, "../../content");
const texts = folderTexts(content);
const files = ["tr", "en"].flatMap((locale) =>
  readdirSync(join(content, locale), { recursive: true, encoding: "utf8" })
    .filter((name) => /^(?!report-texts).*\.(yaml|md)$/.test(name))
    .map((name) => `${locale}/${name}`),
);
const anyMark = new RegExp(`[${markLetters}]`);

test("of every text of ours the fields that are seen carry marks, and without them all is as it was", () => {
  const { marked } = textMarks();
  let count = 0;
  for (const file of files) {
    const text = texts.read(file) as object;
    const made = marked(file, text) as object;
    expect(mapTexts(made, withoutMarks), file).toEqual(JSON.parse(JSON.stringify(text)));
    expect(marked(file, text)).toBe(made);
    const schema = schemaOf(`content/${file}`);
    for (const { path, value, info } of schema ? fieldsIn(schema, made) : []) {
      if (typeof value !== "string") continue;
      const isMarked = info.kind === "seen" && mayCarryMark(withoutMarks(value));
      expect(anyMark.test(value), `${file} ${path.join(".")}`).toBe(isMarked);
      if (isMarked) count += 1;
    }
  }
  expect(count).toBeGreaterThan(3_000);
});

test("a mark leads to its place, in the order of the page", () => {
  const { marked, placesIn } = textMarks();
  const about = marked("tr/about.yaml", texts.read("tr/about.yaml")) as { head: { title: string; lead: string } };
  const home = marked("en/home.yaml", texts.read("en/home.yaml")) as { hero: { title: string } };
  const html = `<h1>${home.hero.title}</h1><p>${about.head.lead}</p>${about.head.title}${home.hero.title}`;
  expect(placesIn(html).map(([, place]) => place)).toEqual([
    { file: "en/home.yaml", path: "hero.title" },
    { file: "tr/about.yaml", path: "head.lead" },
    { file: "tr/about.yaml", path: "head.title" },
  ]);
});

test("figures, from which pages count and draw, carry none", () => {
  expect(["1994", "%31", "6 hours", "+12 %", "5.632"].filter(mayCarryMark)).toEqual([]);
  expect(["7/24 çalışan bir ekip", "Altı bulut türü", "Ar-Ge 2026", "—"].filter(mayCarryMark)).toHaveLength(4);
});

test("of the company's facts those that are seen lead to the same place in each language, and no other carries a mark", () => {
  const { marked, placesIn } = textMarks();
  const facts = texts.read("facts.yaml") as Record<string, object>;
  const made = marked("facts.yaml", facts) as Record<"tr" | "en", Facts>;
  expect(mapTexts(made, withoutMarks)).toEqual(facts);
  const places = (["tr", "en"] as const).map((locale) =>
    placesIn(`${made[locale].people["defne-arslan"]?.title} ${made[locale].offices.istanbul.street}`),
  );
  expect(places[0]).toEqual(places[1]);
  expect(places[0]?.map(([, place]) => place)).toEqual([
    { file: "facts.yaml", path: "people.defne-arslan.title" },
    { file: "facts.yaml", path: "offices.istanbul.street" },
  ]);
  const { social, addresses, register, spokesperson, offices, figures, countryCode, certificates } = made.tr;
  const unseen = [social, addresses, register.chair, spokesperson, offices.istanbul.map, figures, countryCode];
  expect(JSON.stringify([unseen, Object.keys(made.tr.people), certificates["iso-27001"]?.since])).not.toMatch(anyMark);
});

test("every paragraph, heading and cell of a long text leads to the whole, and its contents carry no mark", () => {
  const { marked, placesIn } = textMarks();
  const file = "tr/legal/cerez-politikasi.md";
  const { html, toc } = marked(file, texts.read(file)) as { html: string; toc: unknown };
  expect(placesIn(html).map(([, place]) => place)).toEqual([{ file, path: "=body" }]);
  expect(html.match(/<(p|li|h2|th|td)\b[^>]*>(?![\u2061-\u2063]+\u2064)/)).toBeNull();
  expect(JSON.stringify(toc)).not.toMatch(anyMark);
});

test("marks stay in the texts of a body alone", () => {
  const text = (words: string) => `\u2061\u2064${words}\u2064`;
  const page = [
    `<html><head><title>${text("a")}</title><meta content="${text("b")}"></head>`,
    `<body data-a="x > ${text("c")}" title='${text("d")}'><!-- ${text("e")} --><p>${text("f")}</p>`,
    `<script>${text("g")}</script><style>${text("h")}</style><textarea>${text("i")}</textarea>`,
    `<select><option>${text("j")}</option></select><svg><title>${text("k")}</title></svg>`,
    `<a href="mailto:x?subject=%E2%81%A1%E2%81%A4l%e2%81%a4">${text("m")}</a></body></html>`,
  ].join("");
  const cleaned = onlyMarksOfTexts(page);
  expect(withoutMarks(cleaned)).toBe(withoutMarks(page));
  expect(cleaned.match(/\u2061\u2064(.*?)\u2064/g)).toEqual([text("f"), text("m")]);
  expect(cleaned.replaceAll(text("f"), "").replaceAll(text("m"), "")).not.toMatch(anyMark);
});
