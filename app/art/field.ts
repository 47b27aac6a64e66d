import { mix, short, swing } from "./numbers.ts";
import { svgFile, themedStyle } from "./picture.ts";
import type { Brightness } from "./points.ts";

const WIDTH = 1600;
const HEIGHT = 520;
const SEGMENTS = 16;

/**
 * A field of exactly rows × columns points, each one a customer. The page adds the warm one.
 * A path is declared as long as its number of points, so that a dash of length 1 draws each of them.
 */
export function field(rows = 40, columns = 100): string {
  let body = "";
  for (let row = 0; row < rows; row++) {
    const near = row / (rows - 1);
    const size = short(mix(2.4, 5.4, near));
    body += `<path class="${brightnessAt(row)}" pathLength="${columns}" stroke-width="${size}" d="${line(row, near)}"/>`;
  }
  // The gap is a hair over 1: rounding must not fit one more point onto the end of a path.
  const attributes = ' stroke-dasharray="0 1.0001" stroke-dashoffset="-.5"';
  return svgFile({ width: WIDTH, height: HEIGHT, style: themedStyle, attributes }, body);
}

function brightnessAt(row: number): Brightness {
  const light = swing(row * 0.42 + 1);
  if (light > 0.86) return "c";
  return light > 0.45 ? "b" : "a";
}

function line(row: number, near: number): string {
  const middle = 26 + near ** 1.2 * (HEIGHT - 60);
  const swell = mix(5, 20, near);
  const corners = Array.from({ length: SEGMENTS + 1 }, (_, index) => {
    const x = Math.round((index / SEGMENTS) * WIDTH);
    const wave = swell * Math.sin(index * 0.55 + row * 0.21) + swell * 0.5 * Math.sin(index * 0.9 - row * 0.33);
    return `${x} ${Math.round(middle + wave)}`;
  });
  return `M${corners.join(" ")}`;
}
