import type { Slip } from "../view/typography.ts";
import { nearest } from "./nearest.ts";
import { withoutTargets } from "./passages.ts";

/** A name as it is written, and what else might be written in its place. A joiner keeps e-… and Ar-Ge on one line. */
export const spellings: readonly (readonly [name: string | RegExp, variants: RegExp])[] = [
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

/** Names that are written otherwise than everywhere else. Those that only lack a joiner are left to typography. */
export function spellingSlips(text: string): Slip[] {
  const read = withoutTargets(text);
  return spellings.flatMap(([name, variants]) =>
    [...read.matchAll(variants)]
      .filter(({ 0: word }) => (typeof name === "string" ? word !== name : !name.test(word)))
      .filter(({ 0: word }) => !isOnlyUnjoined(word, name))
      .map(({ 0: value, index }): Slip => {
        return { code: "spelling", values: { value, example: writtenAs(name, value) }, at: index };
      }),
  );
}

function isOnlyUnjoined(word: string, name: string | RegExp): boolean {
  const joined = word.replace(/[-/]/, "$&\u2060");
  return typeof name === "string" ? joined === name : name.test(joined);
}

/** One of the forms that a pattern allows: the one most like the word. */
function writtenAs(name: string | RegExp, word: string): string {
  if (typeof name === "string") return `“${name}”`;
  const source = name.source.replace(/\\u2060|[\^$?]/g, "").replace(/\[(.).\]/g, "$1");
  const [, before = "", forms, after = ""] = /^(.*?)\((.*)\)(.*)$/.exec(source) ?? [];
  const all = forms?.split("|").map((form) => before + form + after) ?? [source];
  return `“${nearest(word, all) ?? all[0]}”`;
}
