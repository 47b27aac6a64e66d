import { drawCover } from "../../app/art/cover.ts";
import { nightStyle } from "../../app/art/palette.ts";
import type { Pen } from "../../server/pdf/pen.ts";
import { colours, sheet } from "../../server/pdf/typography.ts";
import { fillCircles, pointsOf, stampCircles } from "./points.ts";

/** The measures of the picture that the report's page shows as its cover. */
const PICTURE = { width: 840, height: 1188 };

const layer = /<path class="(\w)" stroke-width="([\d.]+)"(?: stroke-opacity="([\d.]+)")? d="([^"]+)"\/>/g;
const halo = /<circle cx="(\d+)" cy="(\d+)" r="([\d.]+)"/;
const palette = new Map([...nightStyle.matchAll(/\.(\w)\{stroke:(#\w+)\}/g)].map(([, name, colour]) => [name, colour]));

export function coverPicture(seed: string) {
  return drawCover({ seed, mode: "rings", ...PICTURE });
}

/** Draws the points of a cover as circles, then dims what lies behind the words. */
export function paintCoverArt(pen: Pen, body: string): void {
  const doc = pen.asArtifact();
  doc.save().scale(sheet.width / PICTURE.width, sheet.height / PICTURE.height);
  paintHalo(doc, body);
  for (const [, name, width, opacity, data] of body.matchAll(layer)) {
    doc.fillColor(palette.get(name) ?? colours.darkInk, Number(opacity ?? 1));
    // Where the discs of a glow overlap they must not add up, so a glow is one shape.
    const draw = opacity === undefined ? stampCircles : fillCircles;
    draw(doc, pointsOf(data ?? ""), Number(width) / 2);
  }
  doc.restore();
  paintScrim(doc);
}

/** The glow around the one warm point. */
function paintHalo(doc: PDFKit.PDFDocument, body: string): void {
  const [x = 0, y = 0, radius = 0] = (halo.exec(body) ?? []).slice(1).map(Number);
  const warm = palette.get("w") ?? colours.moon;
  const glow = doc.radialGradient(x, y, 0, x, y, radius).stop(0, warm, 0.62).stop(0.28, warm, 0.2).stop(1, warm, 0);
  doc.circle(x, y, radius).fill(glow);
}

function paintScrim(doc: PDFKit.PDFDocument): void {
  const { night } = colours;
  const scrim = doc.linearGradient(0, 0, 0, sheet.height).stop(0, night, 0.82).stop(0.26, night, 0.82);
  scrim.stop(0.48, night, 0).stop(0.84, night, 0).stop(1, night, 0.7);
  doc.rect(0, 0, sheet.width, sheet.height).fill(scrim);
}
