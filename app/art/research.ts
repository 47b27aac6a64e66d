import { FULL_TURN, mix, type Random, seededRandom } from "./numbers.ts";
import { gradientGround, nightGround, nightStyle, type Spot, svgFile, warmPoint } from "./picture.ts";
import { brightnessOf, Points } from "./points.ts";

const { cos, exp, PI, round, sin } = Math;

const WIDTH = 800;
const HEIGHT = 500;

type Picture = (points: Points, random: Random) => Spot;

const pictures = { forecast, coral, letter, tide } satisfies Record<string, Picture>;

/** A picture for a research project, named by what it shows. */
export function researchPicture(name: string): string | undefined {
  if (!Object.hasOwn(pictures, name)) return undefined;
  const points = new Points();
  const warm = pictures[name as keyof typeof pictures](points, seededRandom(name === "coral" ? "mercan-4" : name));
  const frame = { width: WIDTH, height: HEIGHT, style: nightStyle };
  const ground = gradientGround({ ...frame, colours: nightGround });
  return svgFile({ ...frame, ground }, points.paths(name === "letter" ? "plain" : "glowing") + warmPoint(warm, 6));
}

/** The past is a line, the future a fan that widens. */
function forecast(points: Points, random: Random): Spot {
  const now = 446;
  const at = (x: number) => 270 + 60 * sin(x * 0.016) + 26 * sin(x * 0.041 + 1);
  for (let x = 30; x < now - 6; x += 9) {
    points.add(x > 330 ? "d" : "c", 5, x, at(x));
    for (let index = 1; index < 5; index++) points.add("a", 3, x, at(x) + (random() - 0.5) * 130);
  }
  for (let x = now + 6; x < WIDTH - 10; x += 12) {
    const ahead = (x - now + 6) / 350;
    for (let step = -6; step <= 6; step++) {
      const light = exp((-step * step) / 9) * mix(0.85, 0.4, ahead);
      points.add(brightnessOf(light), step ? 3.4 : 4.6, x, at(x) + step * ahead * 30);
    }
  }
  return { x: now, y: at(now) };
}

const BRANCH_LIGHT = [0.95, 0.7, 0.6, 0.45, 0.32, 0.24];
const BRANCH_SIZE = [8, 7, 6, 5, 4.2, 3.6];

/** One stem, many branches; the warm point is the highest tip. */
function coral(points: Points, random: Random): Spot {
  let tip = { x: 400, y: 80 };
  const grow = (from: Spot, direction: number, length: number, level: number) => {
    let { x, y } = from;
    let angle = direction;
    for (let step = round(length / 9); step > 0; step--) {
      x += cos(angle) * 9;
      y += sin(angle) * 9;
      angle += (random() - 0.5) * 0.12;
      points.add(brightnessOf(BRANCH_LIGHT[level] ?? 0.2), BRANCH_SIZE[level] ?? 3, x, y);
    }
    if (y < tip.y) tip = { x, y };
    if (level >= 5) return;
    for (const turn of level < 2 ? [-0.62, 0, 0.6] : [-0.5, 0.48]) {
      const next = angle + turn + (random() - 0.5) * 0.2;
      grow({ x, y }, next, length * mix(0.66, 0.8, random()), level + 1);
    }
  };
  grow({ x: 400, y: HEIGHT }, -PI / 2, 132, 0);
  return { x: tip.x, y: tip.y - 4 };
}

const LETTER = [
  "...#.....#...",
  "....#####....",
  ".............",
  "...######.##.",
  "..########.##",
  ".###.....####",
  ".##.......###",
  ".##........##",
  ".##........##",
  ".##.......###",
  ".###.....####",
  "..###########",
  "...######.##.",
  "...........##",
  "...........##",
  ".##.......###",
  "..##########.",
  "...########..",
];
const LETTER_STEP = 21;
const LETTER_CORNER = { x: 264, y: 62 };

/** The letter ğ, read out of noise. */
function letter(points: Points, random: Random): Spot {
  for (let row = -4; row < 24; row++) {
    for (let column = -13; column < 27; column++) {
      const x = LETTER_CORNER.x + column * LETTER_STEP;
      const y = LETTER_CORNER.y + row * LETTER_STEP;
      if (x < 0 || x > WIDTH || y < 0 || y > HEIGHT) continue;
      if (LETTER[row]?.[column] === "#") points.add(row > 12 ? "d" : "c", 13, x, y);
      else if (random() > 0.25) points.add("a", 4, x, y);
    }
  }
  return { x: LETTER_CORNER.x + 6 * LETTER_STEP, y: LETTER_CORNER.y + 7.5 * LETTER_STEP };
}

/** Forty-eight half hours around a dial: two tides a day. */
function tide(points: Points): Spot {
  const centre = { x: 400, y: 250 };
  const on = (angle: number, radius: number) => ({
    x: centre.x + cos(angle) * radius,
    y: centre.y + sin(angle) * radius,
  });
  for (let half = 0; half < 48; half++) {
    const angle = (half / 48) * FULL_TURN - PI / 2;
    const level = 0.5 + 0.5 * sin((half / 24) * FULL_TURN + 0.7);
    const length = 4 + round(level * 9);
    for (let step = 0; step < length; step++) {
      const { x, y } = on(angle, 78 + step * 13);
      points.add(brightnessOf(level * mix(1.05, 0.35, step / 13) + 0.08), round(mix(4, 7, step / 13)), x, y);
    }
  }
  for (let index = 0; index < 60; index++) {
    const { x, y } = on((index / 60) * FULL_TURN, 62);
    points.add("b", 3, x, y);
  }
  return on(-0.95, 62);
}
