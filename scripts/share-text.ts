import { fileURLToPath } from "node:url";
import { Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";

const fonts = new URL("share-fonts/", import.meta.url);

/** Only our two families: a share image must look the same on every machine. */
export const fontOptions = {
  loadSystemFonts: false,
  fontFiles: ["funnel-display-500.ttf", "hanken-grotesk-500.ttf"].map((name) => fileURLToPath(new URL(name, fonts))),
  defaultFontFamily: "Hanken Grotesk",
} satisfies ResvgRenderOptions["font"];

export type Typeface = { family: string; tracking: number };
export type Column = { width: number; lines: number; sizes: readonly number[] };
type SetText = { lines: string[]; size: number };

type Measure = (line: string) => number;

const MEASURED_SIZE = 100;

/** Sets a text as large as the column allows, in lines of like length; what overflows even the last size ends in "…". */
export function setText(text: string, face: Typeface, column: Column): SetText {
  const words = text.split(/ +/);
  const measure = measureFor(words, face);
  for (const size of column.sizes) {
    const width = column.width / size;
    const lines = breakLines(words, width, measure);
    if (lines.length <= column.lines && lines.every((line) => measure(line) <= width)) {
      return { lines: balanced(words, width, lines, measure), size };
    }
  }
  const size = column.sizes.at(-1) ?? MEASURED_SIZE;
  return { lines: cut(breakLines(words, column.width / size, measure), column, size, face), size };
}

/** Widths at size 1. A line is as wide as its words and spaces, so each word is measured once. */
function measureFor(words: readonly string[], face: Typeface): Measure {
  const widths = new Map(words.map((word) => [word, advance(word, face)]));
  const space = advance(" ", face);
  return (line) => line.split(" ").reduce((sum, word) => sum + space + (widths.get(word) ?? 0), -space);
}

/** How far a text moves the pen. The renderer tells where ink ends, so a letter of known width closes the text. */
function advance(text: string, face: Typeface): number {
  return inkEnd(`n${text}n`, face) - inkEnd("nn", face);
}

function inkEnd(text: string, { family, tracking }: Typeface): number {
  const look = `font-family="${family}" font-weight="500" font-size="${MEASURED_SIZE}"`;
  const spacing = `letter-spacing="${tracking * MEASURED_SIZE}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text y="200" ${look} ${spacing}>${escapeXml(text)}</text></svg>`;
  const box = new Resvg(svg, { font: fontOptions }).getBBox();
  return box ? (box.x + box.width) / MEASURED_SIZE : 0;
}

function breakLines(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The narrowest lines that need no more of them, so that no word stands alone on the last. */
function balanced(words: readonly string[], width: number, lines: string[], measure: Measure): string[] {
  let best = lines;
  for (let share = 0.98; share > 0.5; share -= 0.02) {
    const narrower = breakLines(words, width * share, measure);
    if (narrower.length > lines.length || narrower.some((line) => measure(line) > width * share)) return best;
    best = narrower;
  }
  return best;
}

function cut(lines: readonly string[], column: Column, size: number, face: Typeface): string[] {
  return lines.slice(0, column.lines).map((line, index) => {
    const goesOn = index === column.lines - 1 && lines.length > column.lines;
    if (!goesOn && advance(line, face) * size <= column.width) return line;
    let kept = line;
    while (kept.length > 1 && advance(`${kept}…`, face) * size > column.width) kept = kept.slice(0, -1);
    return `${kept.trimEnd()}…`;
  });
}

export function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
