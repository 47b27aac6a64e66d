import { drawIsobaths, drawRings, drawSpiral, drawWake } from "./cover-motifs.ts";
import { hash, seededRandom } from "./numbers.ts";
import { type Canvas, type Drawing, gradientGround, nightGround, nightStyle, svgFile } from "./picture.ts";

const drawers = {
  rings: drawRings,
  spiral: drawSpiral,
  isobaths: drawIsobaths,
  wake: drawWake,
} satisfies Record<string, (canvas: Canvas) => Drawing>;

type CoverMode = keyof typeof drawers;
type Cover = { seed: string; mode?: CoverMode; width?: number; height?: number };

const modes = Object.keys(drawers) as CoverMode[];

function modeOf(seed: string): CoverMode {
  return modes[hash(seed) % modes.length] ?? "rings";
}

/** A night plate in one of four modes, different for every seed. */
export function cover(options: Cover): string {
  const { width, height, slant, body } = drawCover(options);
  const ground = gradientGround({ width, height, colours: nightGround, slant });
  return svgFile({ width, height, style: nightStyle, ground }, body);
}

/** The points of a cover without its ground, and the slant of the light on that ground. */
export function drawCover({
  seed,
  mode = modeOf(seed),
  width = 1200,
  height = 800,
}: Cover): Drawing & { slant: number } {
  const random = seededRandom(seed);
  const drawing = drawers[mode]({ seed, width, height, random });
  // A sea darkens straight down; the other modes are lit from a side.
  return { ...drawing, slant: mode === "wake" ? 0 : random() };
}
