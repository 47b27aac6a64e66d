import { themedStyle } from "./palette.ts";
import { svgFile } from "./picture.ts";
import { Points } from "./points.ts";

const STEP = 12;
const SIZE = 7.2;

type Units = { count: number; lit: number; columns: number };

/** A number one can count: so many points in rows, the first `lit` of them bright. */
export function units({ count, lit, columns }: Units): string {
  const points = new Points();
  for (let index = 0; index < count; index++) {
    const x = STEP / 2 + (index % columns) * STEP;
    const y = STEP / 2 + Math.floor(index / columns) * STEP;
    points.add(index < lit ? "c" : "a", SIZE, x, y);
  }
  const frame = { width: columns * STEP, height: Math.ceil(count / columns) * STEP, style: themedStyle };
  return svgFile(frame, points.paths());
}
