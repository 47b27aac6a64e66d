import { mix } from "./numbers.ts";
import type { Canvas, Drawing } from "./picture.ts";
import { drawSea } from "./sea.ts";

/** A sea with a wake of its own, drawn at twice the size because its points are large. */
export function drawWake({ seed, width, height, random }: Canvas): Drawing {
  const wake = {
    from: mix(0.3, 0.7, random()),
    to: mix(0.3, 0.7, random()),
    bend: mix(-0.2, 0.2, random()),
    spread: mix(0.2, 0.34, random()),
  };
  return drawSea({ seed, width: width * 2, height: height * 2, horizon: 0.24, rows: 46, gap: 60, swell: 80, wake });
}
