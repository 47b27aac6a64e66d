import type { MessageCode, Values } from "../check/problem.ts";
import { shownFacts } from "../fill-facts.ts";

export type Slip = { code: MessageCode; values: Values; at: number; fixable?: true };

const joiner = "\u2060";

/** Spaces of no width, which come with a paste. */
const zeroWidth = /[\u200B\uFEFF]/g;

/** How many signs of a text are seen, with the facts that it names: joiners, soft hyphens and the like are not. */
export function seenLength(text: string, slots: Readonly<Record<string, string>> = {}): number {
  return [...shownFacts(text, slots).replace(/\p{Default_Ignorable_Code_Point}/gu, "")].length;
}

/** Parts of a text that nobody reads: targets of links, slots, facts, addresses, tags of HTML. They are neither looked at nor mended. */
const hidden = /(?<=\])\([^()]*\)|\{\{?[^{}]*\}\}?|(?<!\S)\S+@\S+|https?:\/\/\S+|`[^`]*`|<\/?[a-z][^<>]*>/gi;

/** Where a line may not break: after the sign before which these stand. */
const joined =
  /(?<![\p{L}\p{N}-])(e-(?=(?:Fatura|Arşiv|Defter|İrsaliye|Satınalma|Dönüşüm|Invoice|Archive|Ledger|Delivery|Procurement|Transformation))|Ar-(?=Ge\b)|Non-(?=Prod)|7\/(?=24(?!\d))|24\/(?=7(?!\d))|S\/(?=4HANA))/gu;

/** What our typography wants otherwise, with what can be mended by itself. */
export function typographySlips(text: string): Slip[] {
  const read = blank(text);
  const slips: Slip[] = [];
  const curled = withCurlyMarks(read);
  for (const { index, 0: word } of read.matchAll(/(?<!\S)\S*["']\S*/g)) {
    slips.push({
      code: "quotes",
      values: { example: curled.slice(index, index + word.length) },
      at: index,
      fixable: true,
    });
  }
  for (const match of read.matchAll(joined)) {
    const [value = ""] = /^[^\s,.;:’]{1,60}/.exec(read.slice(match.index)) ?? [];
    slips.push({ code: "joiner", values: { value, sign: match[0].slice(-1) }, at: match.index, fixable: true });
  }
  for (const { index } of read.matchAll(/(?<!\.)\.{3}(?!\.)/g)) {
    slips.push({ code: "dots", values: {}, at: index, fixable: true });
  }
  for (const { index } of read.matchAll(/(?<=\S) {2,}(?=\S)/g)) {
    slips.push({ code: "spaces", values: {}, at: index, fixable: true });
  }
  for (const { index } of read.matchAll(zeroWidth)) {
    slips.push({ code: "zero-width", values: {}, at: index, fixable: true });
  }
  return slips.sort((a, b) => a.at - b.at);
}

/** The same text with its mechanical slips mended, line by line. */
export function mendText(text: string): string {
  return text.replaceAll("\r\n", "\n").split("\n").map(mendLine).join("\n");
}

function mendLine(text: string): string {
  const pieces: string[] = [];
  let from = 0;
  const curled = withCurlyMarks(blank(text));
  for (const match of text.matchAll(hidden)) {
    pieces.push(mendPiece(curled.slice(from, match.index)), match[0]);
    from = match.index + match[0].length;
  }
  pieces.push(mendPiece(curled.slice(from)));
  return pieces.join("");
}

function mendPiece(piece: string): string {
  return piece
    .replace(zeroWidth, "")
    .replace(joined, `$1${joiner}`)
    .replace(/(?<!\.)\.{3}(?!\.)/g, "…")
    .replace(/(?<=\S) {2,}(?=\S)/g, " ");
}

/** Every straight mark replaced by the curly one of its place. A single one opens only where another one closes it. */
function withCurlyMarks(text: string): string {
  const lastClosing = [...text.matchAll(/'(?!\p{L})/gu)].at(-1)?.index ?? -1;
  return text.replace(/["']/g, (mark, index: number) => {
    const opens = index === 0 || /[\s([“‘–—/]/.test(text.charAt(index - 1));
    if (mark === '"') return opens ? "“" : "”";
    return opens && lastClosing > index ? "‘" : "’";
  });
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
