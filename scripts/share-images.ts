import { Resvg } from "@resvg/resvg-js";
import { drawCover } from "../app/art/cover.ts";
import { MARK_SIZE, markPoints } from "../app/art/mark.ts";
import { nightGround, nightStyle } from "../app/art/palette.ts";
import { gradientGround } from "../app/art/picture.ts";
import { colours, palette } from "../site/brand.ts";
import { company } from "../site/company.ts";
import { type Column, escapeXml, fontOptions, setText, type Typeface } from "./share-text.ts";

type ShareImage = { title: string; kicker: string; seed: string; locale: string };

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
/** The warm point stands right of the text, above the middle. */
const WARM = { x: 970, y: 230 };
const COVER = { width: 1200, height: 800 };

const display: Typeface = { family: "Funnel Display", tracking: -0.022 };
const text: Typeface = { family: "Hanken Grotesk", tracking: 0 };
const titleColumn: Column = { width: 760, lines: 4, sizes: [76, 70, 64, 58, 54, 50, 46, 42, 38, 34, 30] };
const kickerColumn: Column = { width: WIDTH - 2 * MARGIN, lines: 1, sizes: [28, 26, 24, 22] };

/** The picture a link shows where it is shared: 1200 × 630, as PNG. */
export async function drawShareImage(image: ShareImage): Promise<Uint8Array> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" xml:lang="${escapeXml(image.locale)}">` +
    `<style>${nightStyle}</style>${gradientGround({ width: WIDTH, height: HEIGHT, colours: nightGround })}` +
    `${art(image.seed)}${scrim()}${logo()}${words(image)}</svg>`;
  return new Resvg(svg, { font: fontOptions }).render().asPng();
}

/** A cover, moved until its warm point is clear of the text; its empty side is under the text. */
function art(seed: string): string {
  const drawing = drawCover({ seed, ...COVER });
  const scale = COVER.width / drawing.width;
  const right = Math.max(0, WARM.x - drawing.warm.x * scale);
  const down = Math.min(0, Math.max(HEIGHT - COVER.height, WARM.y - drawing.warm.y * scale));
  const place = `translate(${Math.round(right)} ${Math.round(down)}) scale(${scale})`;
  return `<g fill="none" stroke-linecap="round" transform="${place}">${drawing.body}</g>`;
}

/** Night behind the words, fading towards the picture. */
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
    line(company.name.toLowerCase(), {
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
  const small = setText(kicker, text, kickerColumn);
  const large = setText(title, display, titleColumn);
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
  return `<text x="${x}" y="${y}" ${look} letter-spacing="${face.tracking * size}">${escapeXml(content)}</text>`;
}
