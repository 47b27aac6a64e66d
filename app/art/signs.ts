import { clamp, mix, short } from "./numbers.ts";
import { type Point, pathData } from "./points.ts";
import { type Shape, shapes } from "./sign-shapes.ts";

const SIDE = 9;

/** All signs in one file; `<use href="/art/signs.svg#bulut">` draws one in the colour of its text. */
export function signSprite(): string {
  const symbols = Object.entries(shapes).map(([name, shape]) => symbol(name, shape));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

function symbol(name: string, shape: Shape): string {
  const look = 'fill="none" stroke="currentColor" stroke-linecap="round"';
  return `<symbol id="${name}" viewBox="0 0 48 48" ${look}>${signPaths(shape)}</symbol>`;
}

/** Nine by nine points on a grid from -1 to 1; the shape says how large each of them is. */
function signPaths(shape: Shape): string {
  const bySize = new Map<string, Point[]>();
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const light = shape(column / 4 - 1, row / 4 - 1);
      if (light <= 0.08) continue;
      const radius = Math.round(mix(0.55, 2.1, clamp(light)) * 10) / 10;
      const size = short(radius * 2);
      bySize.set(size, [...(bySize.get(size) ?? []), [column * 5 + 4, row * 5 + 4]]);
    }
  }
  return [...bySize].map(([size, points]) => `<path stroke-width="${size}" d="${pathData(points)}"/>`).join("");
}
