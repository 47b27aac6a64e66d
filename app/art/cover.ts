import { drawIsobaths, drawRings, drawSpiral, drawWake } from "./cover-motifs.ts";
import { hash, seededRandom } from "./numbers.ts";
import { type Canvas, type Drawing, gradientGround, svgFile, warmPoint } from "./picture.ts";
import { coverStyle } from "./story-cover.ts";

const drawers = {
  rings: drawRings,
  spiral: drawSpiral,
  isobaths: drawIsobaths,
  wake: drawWake,
} satisfies Record<string, (canvas: Canvas) => Drawing>;

const modes = Object.keys(drawers) as (keyof typeof drawers)[];

const GROUNDS = [
  ["#0d5163", "#052430"],
  ["#173f7a", "#081c3f"],
  ["#0b5a58", "#04262b"],
  ["#12697f", "#06303f"],
  ["#27507a", "#0c2344"],
] as const;

/** A plate in one of four modes, different for every seed; with "--cold" at its end, for a screen that is warm already. */
export function cover(name: string): string {
  const [seed = "", cold] = name.split("--");
  const { width, height, slant, body } = drawCover(seed, cold !== undefined);
  const colours = GROUNDS[hash(seed) % GROUNDS.length] ?? GROUNDS[0];
  const frame = { width, height, style: coverStyle };
  const ground = gradientGround({ ...frame, colours, slant });
  return svgFile({ ...frame, ground }, body);
}

export const COVER = { width: 1200, height: 800 };

/** The points of a cover without its ground, and the slant of the light on that ground. */
export function drawCover(seed: string, isCold = false): Drawing & { slant: number } {
  const random = seededRandom(seed);
  const mode = modes[hash(seed) % modes.length] ?? "rings";
  const drawing = drawers[mode]({ seed, ...COVER, random });
  const body = drawing.body + (isCold ? "" : warmPoint(drawing.warm, drawing.width / 150));
  // A sea darkens straight down; the other modes are lit from a side.
  return { ...drawing, body, slant: mode === "wake" ? 0 : random() };
}
