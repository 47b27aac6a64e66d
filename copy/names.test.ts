import { describe, expect, test } from "vitest";
import { facts } from "./facts.ts";
import { readFrontMatter } from "./front-matter.ts";
import { storySchema } from "./schema.ts";

const copy = import.meta.glob<unknown>("../content/{tr,en}/**/*.yaml", { import: "default", eager: true });
const texts = import.meta.glob<string>("../content/{tr,en}/**/*.md", { query: "?raw", import: "default", eager: true });
const everything = Object.entries({ ...copy, ...texts }).map(([file, value]) => ({ file, text: wordsOf(value) }));

describe("English", () => {
  const { offices, country, ...company } = facts("en");
  const stories = Object.keys(texts).filter((file) => file.includes("/stories/"));
  const customers = stories.flatMap((file) => {
    const { customer, quote } = readFrontMatter(file, texts[file] as string, storySchema).data;
    return [customer, quote.person];
  });
  const people = Object.values(company.people).map(({ name }) => name);
  const universities = Object.values(company.universities).map(({ name }) => name);
  const places = Object.values(offices).flatMap(({ street, district, city }) => [street, district, city]);
  const registers = ["MERSİS", "VERBİS", "TİHEK", "CİMER"];
  const names = [...customers, ...people, ...universities, ...places, ...registers, country, "Ayvalık", "Türkçe"];
  const allowed = new Set(names.flatMap((name) => name.split(/[ ,]+/)));

  test.each(everything.filter(({ file }) => file.startsWith("../content/en/")))(
    "$file has Turkish letters in names only",
    ({ text }) => {
      const found = text.match(/\p{L}*[çğışöüÇĞİŞÖÜ]\p{L}*/gu) ?? [];
      // A single letter is a sub-paragraph of a Turkish law: 5(2)(ç).
      expect(found.filter((word) => word.length > 1 && !allowed.has(word))).toEqual([]);
    },
  );
});

/** All words of a piece of copy; addresses, queries, page names and facts of the company left out. */
function wordsOf(value: unknown): string {
  if (typeof value === "string") return /^[a-z0-9=,-]+$/.test(value) ? "" : `${withoutTargets(value)}\n`;
  if (typeof value === "object" && value !== null) return Object.values(value).map(wordsOf).join("");
  return "";
}

function withoutTargets(text: string): string {
  return text.replace(/\]\([^)]*\)|\{\{[^}]*\}\}|\S+@\S+|^ {2}- [a-z-]+$|^(?:related|sign): .*$/gm, "");
}
