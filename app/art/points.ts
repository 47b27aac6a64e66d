import { nearest, type Steps, short } from "./numbers.ts";

/** Dim to brilliant; the letters are the class names that the palettes colour. */
export type Brightness = "a" | "b" | "c" | "d";

export type Point = readonly [x: number, y: number];
type Bucket = { brightness: Brightness; width: number; points: Point[] };

/** Wider and fainter strokes under brilliant points make them glow without a filter. */
const GLOW = [
  { wider: 4.6, opacity: 0.06 },
  { wider: 3, opacity: 0.1 },
  { wider: 1.8, opacity: 0.22 },
] as const;

/** Few sizes mean few paths. */
const SIZES: Steps = [2.6, 3.6, 4.8, 6.2];

export function brightnessOf(light: number): Brightness {
  if (light > 0.86) return "d";
  if (light > 0.56) return "c";
  if (light > 0.27) return "b";
  return "a";
}

/** Collects points by brightness and size, and draws each group as one path. */
export class Points {
  readonly #buckets = new Map<string, Bucket>();

  add(brightness: Brightness, width: number, x: number, y: number): void {
    const key = `${brightness}|${width}`;
    const bucket = this.#buckets.get(key) ?? { brightness, width, points: [] };
    bucket.points.push([Math.round(x), Math.round(y)]);
    this.#buckets.set(key, bucket);
  }

  /** A point as bright as its light, in the size nearest to its width; none where it would hardly be seen. */
  light(light: number, width: number, x: number, y: number, sizes: Steps = SIZES): void {
    if (light > 0.05) this.add(brightnessOf(light), nearest(sizes, width), x, y);
  }

  /** From top to bottom the steps between points are small numbers, so the file is small. */
  sort(): void {
    for (const { points } of this.#buckets.values()) points.sort((one, two) => one[1] - two[1] || one[0] - two[0]);
  }

  paths(look: "plain" | "glowing" = "plain", only: readonly Brightness[] = ["a", "b", "c", "d"]): string {
    const sorted = [...this.#buckets].sort(([one], [two]) => (one < two ? -1 : 1));
    const wanted = sorted.filter(([, { brightness }]) => only.includes(brightness));
    return wanted.map(([, bucket]) => bucketPaths(bucket, look === "glowing" && bucket.brightness === "d")).join("");
  }
}

function bucketPaths({ brightness, width, points }: Bucket, glows: boolean): string {
  const data = pathData(points);
  const glow = GLOW.map(
    ({ wider, opacity }) =>
      `<path class="${brightness}" stroke-width="${short(width * wider)}" stroke-opacity="${opacity}" d="${data}"/>`,
  );
  return `${glows ? glow.join("") : ""}<path class="${brightness}" stroke-width="${width}" d="${data}"/>`;
}

/** A point is a line of no length; its round caps make the disc. */
function pathData(points: readonly Point[]): string {
  let data = "";
  let previous: Point = [0, 0];
  for (const point of points) {
    const right = point[0] - previous[0];
    const down = point[1] - previous[1];
    data += `${data ? "m" : "M"}${right}${down < 0 ? "" : " "}${down}h0`;
    previous = point;
  }
  return data;
}

/** Places that are taken, so that others can keep a distance. */
export class Taken {
  readonly #cells = new Map<string, Point[]>();

  add(x: number, y: number): void {
    const key = cellOf(x, y);
    const cell = this.#cells.get(key) ?? [];
    cell.push([x, y]);
    this.#cells.set(key, cell);
  }

  isFree(x: number, y: number, distance: number): boolean {
    for (const right of [-CELL, 0, CELL]) {
      for (const down of [-CELL, 0, CELL]) {
        const near = this.#cells.get(cellOf(x + right, y + down)) ?? [];
        if (near.some((taken) => Math.hypot(taken[0] - x, taken[1] - y) < distance)) return false;
      }
    }
    return true;
  }
}

/** Wider than any distance that is asked for. */
const CELL = 40;

function cellOf(x: number, y: number): string {
  return `${Math.floor(x / CELL)},${Math.floor(y / CELL)}`;
}
