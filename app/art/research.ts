import { FULL_TURN, mix, type Random, seededRandom } from "./numbers.ts";
import { gradientGround, nightGround, nightStyle, type Spot, svgFile, warmPoint } from "./picture.ts";
import { brightnessOf, Points, Taken } from "./points.ts";

const { cos, exp, hypot, PI, round, sin } = Math;

const WIDTH = 800;
const HEIGHT = 500;

type Picture = (points: Points, random: Random) => Spot;

const pictures = { forecast, coral, letter, reflection } satisfies Record<string, Picture>;

/** A picture for a research project, named by what it shows; the soundings are as wide as a page. */
export function researchPicture(name: string): string | undefined {
  if (name === "soundings") return finished({ width: 1600, height: 560 }, soundings);
  if (!Object.hasOwn(pictures, name)) return undefined;
  const draw = pictures[name as keyof typeof pictures];
  const seed = name === "coral" ? "mercan-4" : name;
  return finished({ width: WIDTH, height: HEIGHT, seed, plain: name === "letter" }, draw);
}

type Frame = { width: number; height: number; seed?: string; plain?: boolean };

function finished({ width, height, seed = "", plain }: Frame, draw: Picture): string {
  const points = new Points();
  const warm = draw(points, seededRandom(seed));
  const frame = { width, height, style: nightStyle };
  const ground = gradientGround({ ...frame, colours: nightGround });
  return svgFile({ ...frame, ground }, points.paths(plain ? "plain" : "glowing") + warmPoint(warm, 6));
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

const WATERLINE = 250;
const RECORDS = 420;
/** A real record, and how far made-up ones keep from its mirror image. */
const PERSON = { x: 318, y: 148 };
const KEPT_FREE = 30;

/** Records above the water and made-up ones below it: the same distribution, and no point is another's mirror image. */
function reflection(points: Points, random: Random): Spot {
  const height = (x: number) => 34 + 150 * exp(-(((x - 300) / 96) ** 2)) + 104 * exp(-(((x - 545) / 70) ** 2));
  const taken = new Taken();
  const scatter = (side: 1 | -1, kept: (x: number, y: number) => boolean) => {
    for (let tries = 0, placed = 0; placed < RECORDS && tries < 20_000; tries++) {
      const x = mix(40, WIDTH - 40, random());
      const depth = mix(14, 190, random());
      const y = WATERLINE - side * depth;
      if (depth > height(x) || !taken.isFree(x, y, 9) || !kept(x, y)) continue;
      taken.add(x, y);
      placed++;
      points.add(side > 0 ? brightnessOf(mix(0.85, 0.4, random())) : brightnessOf(mix(0.5, 0.2, random())), 5, x, y);
    }
  };
  const mirrored = { x: PERSON.x, y: 2 * WATERLINE - PERSON.y };
  scatter(1, (x, y) => hypot(x - PERSON.x, y - PERSON.y) > KEPT_FREE * 0.9);
  scatter(-1, (x, y) => hypot(x - mirrored.x, y - mirrored.y) > KEPT_FREE + 6);
  for (let x = 20; x <= WIDTH - 20; x += 10) points.add("b", 3, x, WATERLINE);
  for (let index = 0; index < 24; index++) {
    const angle = (index / 24) * FULL_TURN;
    points.add("c", 3, mirrored.x + cos(angle) * KEPT_FREE, mirrored.y + sin(angle) * KEPT_FREE);
  }
  return PERSON;
}

const SURFACE = 96;
const SOUNDINGS = 23;

/** The sea floor as the chart has it, and as it was measured so far; a boat has come more than half of the way. */
function soundings(points: Points): Spot {
  const charted = (x: number) => SURFACE + 228 + 96 * sin(x * 0.0042 + 0.6) + 38 * sin(x * 0.0131);
  const off = (x: number) => 46 * sin(x * 0.0087 + 2.1) + 22 * sin(x * 0.031);
  for (let x = 20; x < 1600; x += 10) {
    points.add("a", 3, x, SURFACE);
    points.add(x < 1000 ? "b" : "c", 4, x, charted(x));
    for (const below of [22, 46, 74, 106]) points.add("a", 3, x, charted(x) + below);
  }
  let x = 40;
  for (let sounding = 0; sounding < SOUNDINGS; sounding++, x += 42) {
    const bottom = charted(x) + off(x);
    for (let y = SURFACE + 16; y < bottom - 9; y += 15) points.add("b", 4, x, y);
    points.add("d", 8, x, bottom);
  }
  return { x: x - 42, y: SURFACE - 10 };
}
