import { clamp, GOLDEN_ANGLE, mix, type Steps, seededRandom } from "./numbers.ts";
import { writeFigure } from "./numerals.ts";
import { nightStyle, svgFile, warmPoint } from "./picture.ts";
import { Points, Taken } from "./points.ts";

const { cos, exp, max, sin, sqrt } = Math;

/** The part of the sheet that is shown. */
const VIEW = { left: 810, top: 60, width: 980, height: 800 };
const HORIZON = 470;
const LAMP = { x: 1300, y: HORIZON - 178 };
const LAMP_SIZES: Steps = [3.8, 5, 6.2, 8];
const WATER_SIZES: Steps = [2.8, 3.8, 5, 6.4];

/** 404 stands on the horizon; its zero is a lamp, and the lamp is lit. */
export function notFoundPicture(): string {
  const random = seededRandom("kayip");
  const points = new Points();
  const y = HORIZON - 350 - VIEW.top;
  for (const x of [880, 1500]) {
    const setting = { x: x - VIEW.left, y, scale: 3.5, strokes: [-1, 0, 1], apart: 13, step: 13, size: 7 };
    writeFigure(points, new Taken(), "4", setting);
  }
  const put = (light: number, size: number, x: number, down: number, sizes: Steps) =>
    points.light(light, size, x - VIEW.left, down - VIEW.top, sizes);
  for (let index = 9; index < 420; index++) {
    const outward = sqrt(index / 420);
    const angle = index * GOLDEN_ANGLE;
    const x = LAMP.x + cos(angle) * 168 * outward;
    put(mix(1, 0.52, outward), mix(8, 5, outward), x, LAMP.y + sin(angle) * 168 * outward, LAMP_SIZES);
  }
  for (let row = 0; row < 26; row++) {
    const down = HORIZON + 22 + row ** 1.42 * 4.6;
    for (let x = 300 + (row % 2) * 13; x < 2400; x += 24 + row) {
      const lamp = exp(-(((x - LAMP.x) / (120 + row * 15)) ** 2));
      const figures = max(exp(-(((x - 1000) / 130) ** 2)), exp(-(((x - 1610) / 130) ** 2))) * 0.55;
      const water = 0.17 + 0.08 * sin(x * 0.01 + row);
      const light = (lamp * mix(0.5, 1, random()) + figures * random() + water) * exp(-row / 34);
      const place = x + (random() - 0.5) * 10;
      const isShown = place > VIEW.left - 10 && place < VIEW.left + VIEW.width + 10;
      if (isShown) put(light * clamp((x - 260) / 700), 3.2 + row * 0.12 + lamp * 2, place, down, WATER_SIZES);
    }
  }
  points.sort();
  const body = points.paths("glowing") + warmPoint({ x: LAMP.x - VIEW.left, y: LAMP.y - VIEW.top }, 15);
  return svgFile({ width: VIEW.width, height: VIEW.height, style: nightStyle }, body);
}
