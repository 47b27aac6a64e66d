import { describe, expect, test } from "vitest";
import { company } from "../site/company.ts";
import { readFrontMatter } from "./front-matter.ts";
import { storySchema } from "./schema.ts";
import { words } from "./words.ts";

const copy = import.meta.glob<unknown>("./{tr,en}/**/*.yaml", { import: "default", eager: true });
const texts = import.meta.glob<string>("./{tr,en}/**/*.md", { query: "?raw", import: "default", eager: true });
const everything = Object.entries({ ...copy, ...texts }).map(([file, value]) => ({ file, text: wordsOf(value) }));

describe("English", () => {
  const { district, city, country } = company.address;
  const stories = Object.keys(texts).filter((file) => file.includes("/stories/"));
  const customers = stories.flatMap((file) => {
    const { customer, quote } = readFrontMatter(file, texts[file] as string, storySchema).data;
    return [customer, quote.person];
  });
  const people = words("management", "tr").people.map(({ name }) => name);
  const places = [district, city, country, "Ayvalık"];
  const names = new Set([...customers, ...people, ...places, "Türkçe"].flatMap((name) => name.split(" ")));

  test.each(everything.filter(({ file }) => file.startsWith("./en/")))(
    "$file has Turkish letters in names only",
    ({ text }) => {
      const found = text.match(/\p{L}*[çğışöüÇĞİŞÖÜ]\p{L}*/gu) ?? [];
      // A single letter is a sub-paragraph of a Turkish law: 5(2)(ç).
      expect(found.filter((word) => word.length > 1 && !names.has(word))).toEqual([]);
    },
  );
});

/** A name as it is written, and what else might be written in its place. A joiner keeps e-… and Ar-Ge on one line. */
const spellings: [name: string | RegExp, variants: RegExp][] = [
  ["DxPerience", /\bdx[\s-]?perience/gi],
  ["DxTechway", /\bdx[\s-]?tech[\s-]?way/gi],
  [/^[Yy]akamoz$/, /\byakamoz\b/gi],
  ["Dijital Kampüs", /dijital\s+kampüs/gi],
  ["Digital Campus", /digital\s+campus/gi],
  ["Ar-\u2060Ge", /\bar[\s\u2060-]*ge\b/gi],
  [/^Ar-\u2060Ge Merkez/, /ar[\s\u2060-]*ge merkez/gi],
  ["R&D Center", /R\s?&\s?D[\s-]cent(?:er|re)\b/gi],
  ["İnsan Deneyimi ve Sürdürülebilirlik", /[iİ]nsan deneyimi ve sürdürülebilirlik/gi],
  ["People Experience and Sustainability", /people experience (?:and|&) sustainability/gi],
  ["SAP Rise", /\bsap\s+rise\b/gi],
  ["SAP Basis", /\bsap\s+basis\b/gi],
  ["S/\u20604HANA", /\bS\/?[\s\u2060]*4[\s-]?HANA/gi],
  ["PostgreSQL", /\bpostgres\w*/gi],
  ["MSSQL", /\bms[\s-]?sql/gi],
  ["MySQL", /\bmy[\s-]?sql/gi],
  ["MongoDB", /\bmongo[\s-]?db/gi],
  [/^e-\u2060(Fatura|Arşiv|Defter|İrsaliye)/, /\be[\s\u2060-]*(?:fatura|arşiv|defter|[iİ]rsaliye)/gi],
  [/^e-\u2060(Invoice|Archive|Ledger|Delivery Note)/, /\be[\s\u2060-]*(?:invoice|archive|ledger|delivery note)/gi],
  [/^e-\u2060(Satınalma|Dönüşüm)$/, /\be[\s\u2060-]*(?:satın\s?alma|dönüşüm)/gi],
  [/^e-\u2060(Procurement|Transformation)$/, /\be[\s\u2060-]*(?:procurement|transformation)/gi],
  [/^[Ss]atın alma/, /(?<!e-\u2060)satın\s?alma/gi],
  [/^[Ee]-\u2060?(posta|mail)$/, /\be[\s\u2060-]*(?:posta|mail)/gi],
  [/^(Robotik Süreç Otomasyonu|[Rr]obotik süreç otomasyonu)$/, /robotik süreç otomasyonu/gi],
  [/^(Robotic Process Automation|[Rr]obotic process automation)$/, /robotic[\s-]process[\s-]automation/gi],
  ["Kullanıcı Deneyimi Raporu", /kullanıcı deneyimi raporu/gi],
  ["Siber Dayanıklılık Raporu", /siber dayanıklılık raporu/gi],
  ["Veri ve Sürdürülebilirlik Raporu", /veri ve sürdürülebilirlik raporu/gi],
  ["User Experience Report", /user experience report/gi],
  ["Cyber Resilience Report", /cyber[\s-]resilience report/gi],
  ["Data and Sustainability Report", /data (?:and|&) sustainability report/gi],
  [/^[Cc]ybersecurity$/, /cyber[\s-]?security/gi],
];

test.each(spellings)("%s is always spelled so", (name, variants) => {
  const found = everything.flatMap(({ file, text }) => (text.match(variants) ?? []).map((word) => ({ file, word })));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ word }) => (typeof name === "string" ? word !== name : !name.test(word)))).toEqual([]);
});

/** All words of a piece of copy; addresses, queries, page names and facts of the company left out. */
function wordsOf(value: unknown): string {
  if (typeof value === "string") return /^[a-z0-9=,-]+$/.test(value) ? "" : `${withoutTargets(value)}\n`;
  if (typeof value === "object" && value !== null) return Object.values(value).map(wordsOf).join("");
  return "";
}

function withoutTargets(text: string): string {
  return text.replace(/\]\([^)]*\)|\{\{[^}]*\}\}|\S+@\S+|^ {2}- [a-z-]+$|^related: .*$/gm, "");
}
