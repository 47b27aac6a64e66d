import { fileURLToPath } from "node:url";
import { Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import sharp from "sharp";
import { artFile } from "../app/art/catalogue.ts";
import { COVER, drawCover } from "../app/art/cover.ts";
import { gradientGround, nightGround, nightStyle, themedStyle, warmPoint } from "../app/art/picture.ts";
import { facts } from "../copy/facts.ts";
import { escapeMarkup } from "../domain/escape-markup.ts";
import { colours, MARK_SIZE, markPoints, palette } from "../site/brand.ts";
import { defaultLocale } from "../site/locales.ts";

const fonts = new URL("share-fonts/", import.meta.url);

/** Only our two families: a share image must look the same on every machine. */
const fontOptions = {
  loadSystemFonts: false,
  fontFiles: ["funnel-display-500.ttf", "hanken-grotesk-500.ttf"].map((name) => fileURLToPath(new URL(name, fonts))),
  defaultFontFamily: "Hanken Grotesk",
} satisfies ResvgRenderOptions["font"];

type Typeface = { family: string; tracking: number };
type Column = { width: number; lines: number; sizes: readonly number[] };

/** With the name of the picture that the page shows first, where it has one of its own. */
type ShareImage = { title: string; kicker: string; seed: string; locale: string; picture?: string | undefined };

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
/** The warm point stands right of the text, above the middle. */
const WARM = { x: 970, y: 230 };

const display: Typeface = { family: "Funnel Display", tracking: -0.022 };
const text: Typeface = { family: "Hanken Grotesk", tracking: 0 };
const titleColumn: Column = { width: 660, lines: 4, sizes: [76, 70, 64, 58, 54, 50, 46, 42, 38, 34, 30] };
const kickerColumn: Column = { width: WIDTH - 2 * MARGIN, lines: 1, sizes: [28, 26, 24, 22] };

/** The picture a link shows where it is shared: 1200 × 630, as PNG. */
export async function drawShareImage(image: ShareImage): Promise<Uint8Array> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" xml:lang="${escapeMarkup(image.locale)}">` +
    `<style>${nightStyle}</style>${gradientGround({ width: WIDTH, height: HEIGHT, colours: nightGround })}` +
    `${image.picture ? pageArt(image.picture) : coverArt(image.seed)}${scrim()}${logo()}${words(image)}</svg>`;
  const png = new Resvg(svg, { font: fontOptions }).render().asPng();
  // The same pixels in half the bytes: chat programs leave out pictures of more than about 300 kB.
  return sharp(png).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
}

/** The picture of the page: a scene fills the image, a picture beside a title is smaller and stands at the right. */
function pageArt(name: string): string {
  // A cover says its figure in large letters; here the title does.
  const svg = artFile(`${name.replace(/^(story\/[a-z]+--)[^/]*?(--[a-z0-9-]+?)(--cold)?$/, "$1$2")}.svg`);
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg ?? "") ?? [];
  if (!svg || !width || !height) throw new Error(`There is no picture ${name}.`);
  const shown = name.startsWith("head/") ? 0.78 * HEIGHT : HEIGHT;
  const scale = shown / Number(height);
  const place = `x="${Math.round(WIDTH - Number(width) * scale)}" y="${(HEIGHT - shown) / 4}"`;
  const placed = svg
    .replace(/ width="\d+" height="\d+"/, ` ${place} width="${Math.round(Number(width) * scale)}" height="${shown}"`)
    .replace(themedStyle, nightStyle);
  // The boat of the home page is no part of its sea, because it sails.
  return name === "hero-sea" ? placed + warmPoint({ x: 898, y: 190 }, 7) : placed;
}

/** A cover, moved until its warm point is clear of the text; its empty side is under the text. */
function coverArt(seed: string): string {
  const drawing = drawCover(seed);
  const scale = COVER.width / drawing.width;
  const right = Math.max(0, WARM.x - drawing.warm.x * scale);
  const down = Math.min(0, Math.max(HEIGHT - COVER.height, WARM.y - drawing.warm.y * scale));
  const place = `translate(${Math.round(right)} ${Math.round(down)}) scale(${scale})`;
  return `<g fill="none" stroke-linecap="round" transform="${place}">${drawing.body}</g>`;
}

/** Dark behind the words, fading towards the picture. */
function scrim(): string {
  const night = nightGround[1];
  return (
    `<linearGradient id="scrim"><stop offset=".4" stop-color="${night}" stop-opacity=".94"/>` +
    `<stop offset=".76" stop-color="${night}" stop-opacity="0"/></linearGradient>` +
    `<path fill="url(#scrim)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`
  );
}

function logo(): string {
  const scale = 46 / MARK_SIZE;
  const circles = markPoints.map(
    ({ x, y, radius, warm }) =>
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="${warm ? palette.moon : palette.foam}"/>`,
  );
  return (
    `<g transform="translate(${MARGIN} 62) scale(${scale})">${circles.join("")}</g>` +
    line(facts(defaultLocale).name.toLowerCase(), {
      x: MARGIN + 62,
      y: 100,
      size: 42,
      face: { ...display, tracking: -0.035 },
      colour: colours.ink.dark,
    })
  );
}

/** The title grows upwards from the kicker at the foot. */
function words({ title, kicker }: ShareImage): string {
  const small = fitText(kicker, text, kickerColumn);
  const large = fitText(title, display, titleColumn);
  const foot = HEIGHT - MARGIN;
  const step = large.size * 1.1;
  const lowest = kicker ? foot - small.size - 32 : foot;
  const titleLines = large.lines.map((content, index) => {
    const y = lowest - (large.lines.length - 1 - index) * step;
    return line(content, { x: MARGIN - 3, y, size: large.size, face: display, colour: colours.ink.dark });
  });
  const kickerLine = line(small.lines.join(""), {
    x: MARGIN,
    y: foot,
    size: small.size,
    face: text,
    colour: colours["ink-2"].dark,
  });
  return titleLines.join("") + kickerLine;
}

type Line = { x: number; y: number; size: number; face: Typeface; colour: string };

function line(content: string, { x, y, size, face, colour }: Line): string {
  const look = `font-family="${face.family}" font-weight="500" font-size="${size}" fill="${colour}"`;
  return `<text x="${x}" y="${y}" ${look} letter-spacing="${face.tracking * size}">${escapeMarkup(content)}</text>`;
}

type FittedText = { lines: string[]; size: number };

type Measure = (line: string) => number;

const MEASURED_SIZE = 100;

/** Typesets a text as large as the column allows, in lines of like length; what overflows even the last size ends in "…". */
export function fitText(text: string, face: Typeface, column: Column): FittedText {
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

/** The advance width of a text. The renderer tells where ink ends, so a letter of known width closes the text. */
function advance(text: string, face: Typeface): number {
  return inkEnd(`n${text}n`, face) - inkEnd("nn", face);
}

function inkEnd(text: string, { family, tracking }: Typeface): number {
  const look = `font-family="${family}" font-weight="500" font-size="${MEASURED_SIZE}"`;
  const spacing = `letter-spacing="${tracking * MEASURED_SIZE}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text y="200" ${look} ${spacing}>${escapeMarkup(text)}</text></svg>`;
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
    let start = line;
    while (start.length > 1 && advance(`${start}…`, face) * size > column.width) start = start.slice(0, -1);
    return `${start.trimEnd()}…`;
  });
}
