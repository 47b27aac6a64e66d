import { clamp, mix, short, swing } from "./numbers.ts";
import { type Point, pathData } from "./points.ts";

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

/** How much light a sign has at a place between -1 and 1, from 0 (no point) to 1 (largest). */
export type Shape = (x: number, y: number) => number;

const { abs, cos, hypot, max, min } = Math;

/** Column or row number, 0 to 8. */
function cell(place: number): number {
  return Math.round((place + 1) * 4);
}

const steps = [0.1, 0.3, 0.2, 0.5, 0.45, 0.7, 0.62, 0.9, 1];

export const shapes = {
  bulut(x, y) {
    const edge = min(
      hypot(x + 0.5, y - 0.22) - 0.5,
      hypot(x - 0.02, y + 0.12) - 0.66,
      hypot(x - 0.56, y - 0.24) - 0.47,
    );
    return y > 0.6 || edge > 0.04 ? 0.12 : mix(0.5, 1, clamp((y + 0.8) / 1.3));
  },
  yonetilen(x, y) {
    const distance = hypot(x, y);
    return distance > 1.05 ? 0 : 0.3 + 0.7 * swing(distance * 6 - 1.2) ** 2;
  },
  urun(x, y) {
    const odd = (cell(x) + cell(y)) % 2;
    return abs(x) + abs(y) > 1.3 ? 0 : 0.28 + 0.72 * odd * (1 - 0.35 * hypot(x, y));
  },
  altyapi(x, y) {
    return cell(y) % 3 === 1 ? 0 : mix(0.35, 1, clamp((x + 1) / 2));
  },
  guvenlik(x, y) {
    const edge = abs(x) - (y < 0.1 ? 0.95 : 0.95 - (y - 0.1) * 1.05);
    if (edge > 0.04) return 0;
    return edge > -0.24 || y < -0.8 || hypot(x, y + 0.1) < 0.2 ? 1 : 0.32;
  },
  sap(x, y) {
    return x + y > 0.55 ? 0 : mix(1, 0.35, (x + 1) / 2);
  },
  veri(x, y) {
    const height = steps[cell(x)] ?? 0;
    return (1 - y) / 2 > height ? 0.2 : mix(0.5, 1, height);
  },
  modern(x, y) {
    const rise = clamp(((x + 1) / 2) * 0.6 + ((1 - y) / 2) * 0.4);
    return mix(0.22, 1, rise ** 1.4);
  },
  kampus(x, y) {
    return cell(x) % 3 === 2 || cell(y) % 3 === 2 ? 0.18 : 1;
  },
  arge(x, y) {
    return 0.14 + 0.86 * (0.5 + 0.5 * cos(x * 4.2) * cos(y * 4.2)) ** 1.7;
  },
  hibrit(x, y) {
    if (x < -0.1) return abs(y) < 0.8 ? 1 : 0;
    if (x < 0.1) return 0.18;
    return hypot(x - 0.6, y) < 0.5 ? 0.75 : 0.12;
  },
  ozel(x, y) {
    if (max(abs(x), abs(y)) > 0.8) return 0.85;
    return hypot(x, y) < 0.3 ? 1 : 0.14;
  },
  genel(_x, y) {
    return mix(1, 0.2, (y + 1) / 2);
  },
  coklu(x, y) {
    const nearest = min(hypot(x, y + 0.55), hypot(x + 0.58, y - 0.45), hypot(x - 0.58, y - 0.45));
    return nearest < 0.42 ? 1 : 0.16;
  },
  yerel(x, y) {
    const distance = hypot(x, y);
    if (distance < 0.3) return 1;
    return distance > 1.1 ? 0 : 0.62 - distance * 0.42;
  },
  yerli(x, y) {
    const column = cell(x);
    const row = cell(y);
    return (column + row) % 2 ? 0.16 : mix(0.4, 1, ((column * 7 + row * 3) % 5) / 4);
  },
  robot(x, y) {
    const column = cell(x);
    const row = cell(y);
    if (row === 4) return mix(0.35, 1, column / 8);
    if (column === 4 && row % 2 === 0) return 0.7;
    return abs(column - 4) + abs(row - 4) === 4 ? 0.55 : 0.12;
  },
  yetenek(x, y) {
    const distance = abs(y + x * 0.9 - 0.05);
    if (distance < 0.18) return 1;
    return distance < 0.5 ? 0.5 : 0.2;
  },
} satisfies Record<string, Shape>;
