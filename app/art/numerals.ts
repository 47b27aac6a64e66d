import { FULL_TURN, mix } from "./numbers.ts";
import type { Spot } from "./picture.ts";
import { brightnessOf, type Points, type Taken } from "./points.ts";

/** A letter is as wide as its first number, 100 high, and made of centre lines. */
type Line = readonly Spot[];
type Letter = readonly [width: number, ...lines: Line[]];

function straight(...places: readonly (readonly [x: number, y: number])[]): Line {
  return places.map(([x, y]) => ({ x, y }));
}

/** Part of an ellipse, in degrees from the right, clockwise. */
function arc(x: number, y: number, width: number, height: number, from: number, to: number): Line {
  return Array.from({ length: 49 }, (_, index) => {
    const angle = (mix(from, to, index / 48) / 360) * FULL_TURN;
    return { x: x + Math.cos(angle) * width, y: y + Math.sin(angle) * height };
  });
}

function joined(...lines: readonly Line[]): Line {
  return lines.flat();
}

const round = arc(24, 69, 22, 31, 0, 360);
const arch = joined(arc(24, 60, 20, 22, 180, 360), straight([44, 100]));

const letters: Readonly<Record<string, Letter>> = {
  0: [60, arc(30, 50, 28, 50, 0, 360)],
  1: [36, straight([4, 22], [26, 0], [26, 100])],
  2: [60, joined(arc(30, 30, 27, 30, 190, 400), straight([2, 100], [58, 100]))],
  3: [58, arc(28, 25, 24, 25, 200, 450), arc(28, 75, 28, 25, 270, 520)],
  4: [62, straight([44, 100], [44, 0], [2, 70], [60, 70])],
  5: [60, joined(straight([54, 0], [11, 0], [7, 46]), arc(29, 67, 29, 33, 225, 500))],
  6: [60, arc(30, 68, 28, 32, 180, 540), arc(62, 68, 60, 70, 180, 255)],
  7: [58, straight([2, 0], [57, 0], [20, 100])],
  8: [60, arc(30, 25, 23, 25, 90, 450), arc(30, 75, 28, 25, -90, 270)],
  9: [60, arc(30, 32, 28, 32, 0, 360), arc(-2, 32, 60, 70, 0, 75)],
  "%": [80, arc(16, 20, 14, 19, 0, 360), arc(64, 80, 14, 19, 0, 360), straight([64, 2], [16, 98])],
  ",": [16, straight([9, 94], [3, 116])],
  "+": [56, straight([6, 56], [50, 56]), straight([28, 34], [28, 78])],
  a: [54, round, straight([46, 38], [46, 100])],
  d: [54, round, straight([46, 0], [46, 100])],
  f: [34, joined(arc(26, 16, 14, 16, 290, 180), straight([12, 100])), straight([2, 38], [30, 38])],
  g: [54, round, joined(straight([46, 38]), arc(24, 104, 22, 20, 0, 150))],
  h: [52, straight([4, 0], [4, 100]), arch],
  k: [48, straight([4, 0], [4, 100]), straight([40, 38], [4, 76]), straight([18, 63], [44, 100])],
  n: [52, straight([4, 100], [4, 38]), arch],
  i: [14, straight([5, 38], [5, 100]), straight([5, 18], [6, 18])],
  m: [
    80,
    straight([4, 100], [4, 38]),
    joined(arc(21, 58, 17, 20, 180, 360), straight([38, 100])),
    joined(arc(55, 58, 17, 20, 180, 360), straight([72, 100])),
  ],
  o: [54, arc(26, 69, 24, 31, 0, 360)],
  r: [34, straight([4, 100], [4, 38]), arc(26, 62, 22, 22, 180, 280)],
  u: [52, joined(straight([4, 38]), arc(24, 78, 20, 22, 180, 0), straight([44, 38])), straight([44, 38], [44, 100])],
  "×": [56, straight([8, 36], [48, 76]), straight([48, 36], [8, 76])],
  s: [40, joined(arc(19, 53, 16, 15, -30, -270), arc(19, 84, 17, 16, -90, 150))],
  t: [40, joined(straight([16, 12]), arc(28, 88, 12, 12, 180, 80)), straight([2, 38], [34, 38])],
};

const GAP = 16;

/** How a text is set: where it begins, how large a unit is, and the dotted strokes that follow each centre line. */
export type Setting = {
  x: number;
  /** The upper edge. */
  y: number;
  scale: number;
  strokes: readonly number[];
  /** Distance between strokes. */
  apart: number;
  /** Distance between the points of a stroke. */
  step: number;
  size: number;
};

export function canWrite(text: string): boolean {
  return [...text].every((sign) => sign in letters);
}

export function widthOf(text: string, scale: number): number {
  return [...text].reduce((width, sign) => width + ((letters[sign]?.[0] ?? 30) + GAP) * scale, -GAP * scale);
}

/** Writes a figure in points, reserves its places, and says where the next text may begin. */
export function writeFigure(points: Points, taken: Taken, text: string, setting: Setting): number {
  let { x } = setting;
  for (const sign of text) {
    const [width, ...lines] = letters[sign] ?? [30];
    for (const line of lines) {
      for (const stroke of setting.strokes) addStroke(points, taken, line, stroke, { ...setting, x });
    }
    x += (width + GAP) * setting.scale;
  }
  return x;
}

function addStroke(points: Points, taken: Taken, line: Line, stroke: number, setting: Setting): void {
  const { x, y, scale, apart, step, size } = setting;
  let along = 0;
  let isFirst = true;
  for (const [index, end] of line.slice(1).entries()) {
    const start = line[index] as Spot;
    const run = { x: (end.x - start.x) * scale, y: (end.y - start.y) * scale };
    const length = Math.hypot(run.x, run.y);
    if (length === 0) continue;
    const aside = { x: (-run.y / length) * stroke * apart, y: (run.x / length) * stroke * apart };
    for (; along <= length; along += step) {
      const share = along / length;
      const place = {
        x: x + start.x * scale + run.x * share + aside.x,
        y: y + start.y * scale + run.y * share + aside.y,
      };
      points.add(stroke ? "c" : brightnessOf(0.95), stroke ? size * 0.72 : size, place.x, place.y);
      if (!stroke || isFirst) taken.add(place.x, place.y);
      isFirst = false;
    }
    along -= length;
  }
}
