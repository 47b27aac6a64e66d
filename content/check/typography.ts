import type { MessageCode, Values } from "./problem.ts";

export type Slip = { code: MessageCode; values: Values; at: number; fixable?: true };

const joiner = "\u2060";

/** How many signs of a text are seen: joiners, soft hyphens and the like are not. */
export function seenLength(text: string): number {
  return [...text.replace(/\p{Default_Ignorable_Code_Point}/gu, "")].length;
}

/** Parts of a text that nobody reads: targets of links, slots, facts, addresses. They are neither looked at nor mended. */
const hidden = /(?<=\])\([^)]*\)|\{\{?[^}]*\}\}?|\S+@\S+|https?:\/\/\S+|`[^`]*`/g;

/** Where a line may not break: after the sign before which these stand. */
const joined =
  /(?<![\p{L}\p{N}-])(e-(?=(?:Fatura|Arşiv|Defter|İrsaliye|Satınalma|Dönüşüm|Invoice|Archive|Ledger|Delivery|Procurement|Transformation))|Ar-(?=Ge\b)|Non-(?=Prod)|7\/(?=24(?!\d))|24\/(?=7(?!\d))|S\/(?=4HANA))/gu;

/** What our typography wants otherwise, with what can be mended by itself. */
export function typographySlips(text: string): Slip[] {
  const read = blank(text);
  const slips: Slip[] = [];
  const mended = read.replace(/["']/g, (_, index: number) => curly(read, index));
  for (const { index, 0: word } of read.matchAll(/\S*["']\S*/g)) {
    slips.push({
      code: "quotes",
      values: { example: mended.slice(index, index + word.length) },
      at: index,
      fixable: true,
    });
  }
  for (const match of read.matchAll(joined)) {
    const [value = ""] = /^\S+?(?=[\s,.;:’]|$)/.exec(read.slice(match.index)) ?? [];
    slips.push({ code: "joiner", values: { value, sign: match[0].slice(-1) }, at: match.index, fixable: true });
  }
  for (const { index } of read.matchAll(/(?<!\.)\.{3}(?!\.)/g)) {
    slips.push({ code: "dots", values: {}, at: index, fixable: true });
  }
  for (const { index } of read.matchAll(/(?<=\S) {2,}(?=\S)/g)) {
    slips.push({ code: "spaces", values: {}, at: index, fixable: true });
  }
  return slips.sort((a, b) => a.at - b.at);
}

/** The same text with its mechanical slips mended. */
export function mendTypography(text: string): string {
  const pieces: string[] = [];
  let from = 0;
  const read = blank(text);
  for (const match of [...text.matchAll(hidden)]) {
    pieces.push(mendPiece(read, from, match.index), match[0]);
    from = match.index + match[0].length;
  }
  pieces.push(mendPiece(read, from, text.length));
  return pieces.join("");
}

function mendPiece(read: string, from: number, to: number): string {
  const letters = [...Array(to - from).keys()].map((i) => {
    const sign = read[from + i] as string;
    return sign === '"' || sign === "'" ? curly(read, from + i) : sign;
  });
  return letters
    .join("")
    .replace(joined, `$1${joiner}`)
    .replace(/(?<!\.)\.{3}(?!\.)/g, "…")
    .replace(/(?<=\S) {2,}(?=\S)/g, " ");
}

/** The curly mark that belongs in the place of a straight one. */
function curly(text: string, index: number): string {
  const before = text.slice(0, index);
  const opens = before === "" || /[\s([“‘–—/]$/.test(before);
  if (text[index] === '"') return opens ? "“" : "”";
  return opens && /'(?!\p{L})/u.test(text.slice(index + 1)) ? "‘" : "’";
}

/** Hidden parts as letters of the same length, so that places stay the same. */
function blank(text: string): string {
  return text.replace(hidden, (part) => "\u0001".repeat(part.length));
}

/** "18.00" and "6:00 PM"; a date such as 15.11.2026 and a figure such as 12.350 are something else. */
const otherTimes = /(?<![\d.,%])([01]\d|2[0-3])\.[0-5]\d(?![\d.]*\d|%)|\d ?[ap]\.?m\b/gi;

export function clockTimes(text: string): Slip[] {
  return [...blank(text).matchAll(otherTimes)].map(({ index, 0: value }) => {
    return { code: "clock-time", values: { value }, at: index };
  });
}
