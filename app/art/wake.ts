import { mix } from "./numbers.ts";
import type { Random } from "./random.ts";

/** The path of the passing light, from the horizon to the viewer, in shares of the width. */
export type Wake = { from: number; to: number; bend: number; spread: number };

/** A place in the water beside the wake: `offset` from its middle, `reach` of its arms there. */
type Beside = { offset: number; reach: number; width: number; near: number };

export function wakeCentre({ from, to, bend }: Wake, width: number, near: number): number {
  return width * (mix(from, to, near ** 0.9) + bend * Math.sin(near * Math.PI) * (1 - near * 0.4));
}

export function wakeReach({ spread }: Wake, width: number, near: number): number {
  return width * spread * near ** 1.25;
}

/** Adds to the light of the water: two bright arms, a faint glow between them, a core behind the light. */
export function wakeLight({ offset, reach, width, near }: Beside, water: number, random: Random): number {
  const distance = Math.abs(offset);
  const arm = bell((distance - reach) / (width * mix(0.006, 0.034, near)));
  const between = distance < reach ? 0.26 * (1 - near * 0.5) : 0;
  const core = bell(offset / (width * mix(0.004, 0.05, near))) * 0.55;
  const arms = arm * mix(1.02, 0.66, near) * mix(0.55, 1.1, random());
  return water + arms + between * random() * 1.5 * random() ** 0.6 + core * random();
}

function bell(distance: number): number {
  return Math.exp(-(distance ** 2));
}
