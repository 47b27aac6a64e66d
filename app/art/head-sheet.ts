import { clamp, type Random, type Steps } from "./numbers.ts";
import type { Spot } from "./picture.ts";

/** Pictures of heads are drawn on a wider sheet; the part that is shown starts where the content of a page does. */
export const SHEET = { left: 660, width: 940, height: 560 };
export const RIGHT = SHEET.left + SHEET.width;

/** Puts the points of a picture, and says where its warm point is. Light fades towards the title on the left. */
export type Head = (put: Put, random: Random) => Spot;
export type Put = (light: number, width: number, x: number, y: number, sizes?: Steps) => void;

export function fade(x: number): number {
  return clamp((x - 560) / 320);
}

/** Sizes of points where some are large, as under a lens. */
export const MAGNIFIED: Steps = [3.6, 4.8, 6.2, 8.4];
