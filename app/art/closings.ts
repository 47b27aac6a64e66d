import { clamp, FULL_TURN, GOLDEN_ANGLE, mix, type Random, type Steps, seededRandom } from "./numbers.ts";
import { nightStyle, type Spot, svgFile, warmPoint } from "./picture.ts";
import { Points } from "./points.ts";

const { abs, cos, exp, hypot, PI, sin, sqrt } = Math;

const WIDTH = 2400;
const HEIGHT = 900;

type Closing = (points: Points, random: Random) => Spot;

const closings = { moon: moonPath, quay, current } satisfies Record<string, Closing>;

export type ClosingName = keyof typeof closings;

/** The night at the end of a page. On the home page it has no warm point: the boat brings one. */
export function closing(name: string): string | undefined {
  const [key = "", cold] = name.split("-");
  if (!Object.hasOwn(closings, key) || (cold !== undefined && cold !== "cold")) return undefined;
  const points = new Points();
  const warm = closings[key as ClosingName](points, seededRandom(`son-${key}`));
  points.sort();
  const body = points.paths() + (cold ? "" : warmPoint(warm, 9));
  const attributes = ' preserveAspectRatio="xMaxYMid slice"';
  return svgFile({ width: WIDTH, height: HEIGHT, style: nightStyle, attributes }, body);
}

/** Titles stand on the left. */
function fade(x: number, from: number, over: number): number {
  return clamp((x - from) / over);
}

const MOON: Steps = [3.6, 4.8, 6.2, 7.6];
const MOONLIGHT: Steps = [2.6, 3.6, 4.8, 6.2, 7.6];

/** The moon stands on the horizon, its light comes to one's feet. */
function moonPath(points: Points, random: Random): Spot {
  const moon = { x: 1720, y: 236 };
  const boat = { x: 1560, y: 610 };
  for (let index = 0; index < 560; index++) {
    const outward = sqrt(index / 560);
    const angle = index * GOLDEN_ANGLE;
    const x = moon.x + cos(angle) * 196 * outward;
    const y = moon.y + sin(angle) * 196 * outward;
    if (y > 300) continue;
    const light = mix(1, 0.5, outward) * mix(0.62, 1, 0.5 - 0.5 * cos(angle - 0.8));
    points.light(light, mix(7.5, 4, outward), x, y, MOON);
  }
  for (let row = 0; row < 30; row++) {
    const y = 322 + row ** 1.5 * 3.8;
    for (let x = 560 + (row % 2) * 15; x < WIDTH; x += 24 + row * 0.9) {
      if (hypot(x - boat.x, y - boat.y) < 34) continue;
      const glitter = exp(-1.6 * (abs(x - moon.x + row * 6) / (60 + row * 17)) ** 2);
      const light = glitter * mix(0.45, 1, random()) + 0.16 * (0.5 + 0.5 * sin(x * 0.01 + row));
      const size = 3 + row * 0.1 + glitter * 2;
      points.light(light * fade(x, 520, 600), size, x + (random() - 0.5) * 8, y, MOONLIGHT);
    }
  }
  return boat;
}

const LAMPS: Steps = [2.6, 3.6, 4.8, 6.2, 9, 13];

/** Two rows of lamps run to the end of the pier. */
function quay(points: Points, random: Random): Spot {
  const end = { x: 1760, y: 236 };
  const on = (across: number, near: number) => ({
    x: end.x + (across * 330 - 640) * near,
    y: end.y + 560 * near,
  });
  for (let plank = 0; plank < 46; plank++) {
    const near = 1 / (1 + plank * 0.15);
    for (let column = -6; column <= 6; column++) {
      const { x, y } = on(column / 6, near);
      points.light(column % 2 ? 0.34 : 0.44, 6 * mix(0.4, 1, near), x, y, LAMPS);
    }
  }
  for (const side of [-1, 1]) {
    for (let index = 0; index < 17; index++) {
      const near = 1 / (1 + index * 0.42);
      lamp(points, on(side, near), near);
    }
  }
  for (let row = 0; row < 20; row++) {
    const y = 248 + row ** 1.62 * 5.2;
    const near = (y - end.y) / 560;
    for (let x = 520 + (row % 2) * 15; x < WIDTH; x += 27 + row * 1.7) {
      const away = x - end.x + 640 * near;
      if (abs(away) < 360 * near + 22) continue;
      const glow = exp(-((away / (560 * near + 60)) ** 2));
      const light = 0.16 + 0.5 * glow * random() + 0.16 * (0.5 + 0.5 * sin(x * 0.011 + row * 0.9)) ** 3;
      points.light(light * fade(x, 500, 600), 2.8 + row * 0.14, x, y, LAMPS);
    }
  }
  return { x: end.x - 14, y: end.y - 16 };
}

function lamp(points: Points, foot: Spot, near: number): void {
  for (let step = 1; step < 9; step++) {
    const isTop = step === 8;
    points.light(isTop ? 1 : 0.4, (isTop ? 17 : 5.5) * mix(0.34, 1, near), foot.x, foot.y - step * 30 * near, LAMPS);
  }
  for (let index = 0; index < 8; index++) {
    const angle = (index * PI) / 4;
    const x = foot.x + cos(angle) * 22 * near;
    points.light(0.62, 4.4 * mix(0.5, 1, near), x, foot.y - 240 * near + sin(angle) * 22 * near, LAMPS);
  }
}

/** Every line of the sea leads to one place. */
function current(points: Points): Spot {
  const centre = { x: 1760, y: 430 };
  for (let line = 0; line < 40; line++) {
    let angle = (line / 40) * FULL_TURN;
    let radius = 1250 - (line % 4) * 60;
    for (let step = 0; radius > (line % 2 ? 110 : 22) && step < 140; step++) {
      const x = centre.x + cos(angle) * radius * 1.25;
      const y = centre.y + sin(angle) * radius * 0.72;
      if (x > 520 && x < WIDTH && y > 0 && y < HEIGHT) {
        const light =
          clamp(1.06 - radius / 900) * (line % 4 ? 0.74 : 1.05) * fade(x, 500, 700) * mix(0.3, 1, clamp(radius / 150));
        points.light(light, mix(6.4, 2.8, clamp(radius / 800)), x, y);
      }
      radius = radius * 0.95 - 3;
      angle += 0.07 * (240 / (radius + 170)) + 0.016;
    }
  }
  return centre;
}
