import { figureOf } from "../../site/story-covers.ts";
import { clamp, FULL_TURN, GOLDEN_ANGLE, mix, type Random, type Steps, seededRandom } from "./numbers.ts";
import { canWrite, widthOf, writeFigure } from "./numerals.ts";
import { gradientGround, type Spot, svgFile, warmPoint } from "./picture.ts";
import { Points, Taken } from "./points.ts";

const { cos, exp, floor, hypot, max, PI, round, sin, sqrt } = Math;

const WIDTH = 900;
const HEIGHT = 600;
const SIZES: Steps = [2.8, 3.8, 5, 6.4];
const BASELINE = 540;

type Put = (light: number, width: number, x: number, y: number) => void;
type Pattern = { ground: readonly [string, string]; draw: (put: Put, random: Random) => Spot };

/** Ground and pattern say which service a story is about. */
const patterns = {
  sap: { ground: ["#0d5163", "#052430"], draw: blocks },
  rpa: { ground: ["#0d4470", "#051d38"], draw: lanes },
  altyapi: { ground: ["#0b5a58", "#04262b"], draw: racks },
  guvenlik: { ground: ["#173f7a", "#081c3f"], draw: radar },
  bulut: { ground: ["#12697f", "#06303f"], draw: swell },
  veri: { ground: ["#0c4d6e", "#04202f"], draw: isobaths },
  modernizasyon: { ground: ["#1b4f6e", "#0a2036"], draw: cells },
  urun: { ground: ["#27507a", "#0c2344"], draw: sunflower },
} satisfies Record<string, Pattern>;

export type StoryPattern = keyof typeof patterns;

/**
 * The cover of a story: its figure in points on the pattern of its service, by a name such as
 * "sap--11-saat--tuna-lojistik". With "--cold" at the end it has no warm point: the boat of the home page brings one.
 */
export function storyCover(name: string): string | undefined {
  const [pattern = "", figureName = "", slug, cold] = name.split("--");
  if (!Object.hasOwn(patterns, pattern) || !slug || (cold !== undefined && cold !== "cold")) return undefined;
  return drawCover(slug, patterns[pattern as StoryPattern], figureOf(figureName), cold !== undefined);
}

/** A figure in points, and around it a pattern that keeps away from it. */
function drawCover(slug: string, { ground, draw }: Pattern, figure: string, isCold: boolean): string {
  const points = new Points();
  const taken = new Taken();
  const clear = writeTitle(points, taken, figure);
  const spots: [light: number, width: number, x: number, y: number][] = [];
  const warm = draw((...spot) => spots.push(spot), seededRandom(slug));
  for (const [light, width, x, y] of spots) {
    if (x < -4 || y < -4 || x > WIDTH + 4 || y > HEIGHT + 4) continue;
    if (hypot(x - warm.x, y - warm.y) < 30) continue;
    const near = clamp(max((x - clear.right) / 130, (clear.top - y) / 110));
    if (near < 0.04) {
      const isKept = light > 0.3 && (round(x) * 7 + round(y) * 3) % 3 === 0 && taken.isFree(x, y, 30);
      if (isKept) points.add("a", 2.8, x, y);
    } else if (taken.isFree(x, y, 24)) {
      points.light(light * mix(0.3, 1, near), width * mix(0.7, 1, near), x, y, SIZES);
    }
  }
  points.sort();
  const body = points.paths() + (isCold ? "" : warmPoint(warm, 9));
  const frame = { width: WIDTH, height: HEIGHT, style: coverStyle };
  return svgFile({ ...frame, ground: gradientGround({ ...frame, colours: ground, slant: 0.25 }) }, body);
}

/** Brighter than the night of other pictures, because its grounds are. */
export const coverStyle =
  ".a{stroke:#3f8ea0;stroke-opacity:.55}.b{stroke:#56b6c4}.c{stroke:#9aeeea}.d{stroke:#fff}" +
  ".w{stroke:#ffc978}.s{stop-color:#ffc978}";

/** Writes the figure at the lower left, its unit small beside it, and says how much room they keep free. */
function writeTitle(points: Points, taken: Taken, figure: string): { right: number; top: number } {
  const [number = "", unit] = figure.split(" ");
  const scale = number.length > 3 ? 1.82 : number.length > 2 && unit ? 2.2 : 2.7;
  const top = BASELINE - 100 * scale;
  const large = { x: 54, y: top, scale, strokes: [-1, 0, 1], apart: scale * 3.7, step: 10, size: 6.4 };
  const end = writeFigure(points, taken, number, large);
  if (!unit || !canWrite(unit)) return { right: end + 30, top: top - 46 };
  const small = { x: end + 14, y: BASELINE - 92, scale: 0.92, strokes: [-0.5, 0.5], apart: 7, step: 8, size: 4.6 };
  writeFigure(points, taken, unit, small);
  return { right: small.x + widthOf(unit, small.scale) + 30, top: top - 46 };
}

function blocks(put: Put): Spot {
  for (let row = 0; row < 15; row++) {
    for (let column = 0; column < 22; column++) {
      const isRaised = (floor(column / 4) + floor(row / 4)) % 2 === 1;
      const x = 10 + column * 42 + (isRaised ? 9 : 0);
      const y = 8 + row * 42 - (isRaised ? 7 : 0);
      for (const right of [0, 14]) {
        for (const down of [0, 14]) put(isRaised ? 0.72 : 0.34, isRaised ? 5 : 3.4, x + right, y + down);
      }
    }
  }
  return { x: 738, y: 118 };
}

function lanes(put: Put, random: Random): Spot {
  for (let row = 0; row < 22; row++) {
    let isRunning = random() > 0.5;
    for (let x = -20; x < WIDTH + 10; isRunning = !isRunning) {
      const count = 3 + floor(random() * 12);
      for (let index = 0; index < count; index++, x += 13) {
        const share = index / count;
        put(isRunning ? mix(0.5, 1, share) : 0.2, isRunning ? mix(3.4, 6, share) : 2.8, x, 14 + row * 27);
      }
    }
  }
  return { x: 806, y: 149 };
}

function racks(put: Put, random: Random): Spot {
  for (let rack = 0; rack < 13; rack++) {
    for (let unit = 0; unit < 32; unit++) {
      if (unit % 8 === 7) continue;
      const load = random();
      const light = load > 0.7 ? 0.85 : load > 0.35 ? 0.5 : 0.26;
      for (let lamp = 0; lamp < 4; lamp++) put(light, lamp ? 3.4 : 5.4, 16 + rack * 70 + lamp * 14, 10 + unit * 19);
    }
  }
  return { x: 786, y: 86 };
}

function radar(put: Put): Spot {
  const centre = { x: 640, y: 250 };
  for (let radius = 24; radius < 720; radius += 22) {
    const count = round((radius * FULL_TURN) / 15);
    for (let index = 0; index < count; index++) {
      const angle = (index / count) * FULL_TURN;
      const sweep = ((angle + 1.15 + FULL_TURN) % FULL_TURN) / FULL_TURN;
      const light = mix(0.16, 1, sweep ** 2.4) * exp(-radius / 1100);
      put(light, mix(2.8, 5.6, sweep ** 2), centre.x + cos(angle) * radius, centre.y + sin(angle) * radius);
    }
  }
  return { x: centre.x + 148, y: centre.y - 132 };
}

function swell(put: Put): Spot {
  for (let row = 0; row < 34; row++) {
    const near = row / 33;
    const y = -10 + near ** 1.25 * 640;
    for (let x = -10 + (row % 2) * 8; x < WIDTH + 20; x += mix(11, 24, near)) {
      const wave = sin(x * 0.008 + row * 0.22) * 0.6 + sin(x * 0.017 - row * 0.31) * 0.4;
      const height = 0.5 + 0.5 * wave;
      const size = mix(2.8, 7, near) * mix(0.8, 1.1, height);
      put(height ** 1.6 * mix(0.95, 0.8, near), size, x, y - wave * mix(8, 30, near));
    }
  }
  return { x: 700, y: 96 };
}

function isobaths(put: Put): Spot {
  const centre = { x: 660, y: 230 };
  for (let depth = 1; depth < 26; depth++) {
    const count = round(depth * 23 * 0.42);
    for (let index = 0; index < count; index++) {
      const angle = (index / count) * 2 * PI;
      const bend = 1 + 0.16 * sin(angle * 3 + 1 + depth * 0.07) + 0.07 * sin(angle * 5);
      const radius = depth * 23 * bend;
      const light = clamp(1.05 - depth / 30) * (0.55 + 0.45 * sin(depth * 0.9 + angle));
      put(light, 5.6 - depth * 0.1, centre.x + cos(angle) * radius * 1.2, centre.y + sin(angle) * radius * 0.86);
    }
  }
  return centre;
}

function sunflower(put: Put): Spot {
  const centre = { x: 640, y: 250 };
  for (let index = 6; index < 1500; index++) {
    const outward = sqrt(index / 1500);
    const angle = index * GOLDEN_ANGLE;
    const light = mix(1, 0.34, outward) * (0.6 + 0.4 * sin(index * 1.236));
    put(light, mix(7, 3.6, outward), centre.x + cos(angle) * 640 * outward, centre.y + sin(angle) * 640 * outward);
  }
  return centre;
}

/** A block on the left lets go of cells. */
function cells(put: Put, random: Random): Spot {
  for (let row = 0; row < 40; row++) {
    for (let column = 0; column < 34; column++) {
      const x = 8 + column * 15;
      const share = x / 520;
      if (random() < (share - 0.5) * 1.9) continue;
      put(0.3 + 0.35 * share, mix(3.4, 5, share), x, 6 + row * 15);
    }
  }
  const taken = new Taken();
  for (let index = 0; index < 400; index++) {
    const x = mix(520, 880, random());
    const y = mix(30, 570, random());
    if (!taken.isFree(x, y, 39)) continue;
    for (const aside of [-20, 0, 20]) taken.add(x + aside, y);
    for (const [count, radius] of [
      [1, 0],
      [6, 12],
    ] as const) {
      for (let dot = 0; dot < count; dot++) {
        const angle = (dot / count) * FULL_TURN + index;
        put(radius ? 0.66 : 0.95, radius ? 4.2 : 6, x + cos(angle) * radius, y + sin(angle) * radius);
      }
    }
  }
  return { x: 700, y: 190 };
}
