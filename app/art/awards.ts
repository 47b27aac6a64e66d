import { drawCloud } from "./cloud.ts";
import { clamp, FULL_TURN, GOLDEN_ANGLE, mix, type Steps } from "./numbers.ts";
import { gradientGround, type Spot, svgFile, warmPoint } from "./picture.ts";
import { Points, Taken } from "./points.ts";
import { coverStyle } from "./story-cover.ts";

const { abs, cos, floor, hypot, min, PI, sin, sqrt } = Math;

const WIDTH = 900;
const HEIGHT = 600;
const SIZES: Steps = [2.8, 3.8, 5, 6.4, 8, 13];

type Put = (light: number, width: number, x: number, y: number) => void;
type Award = { ground: readonly [string, string]; draw: (put: Put) => Spot };

/** What each award was given for. */
const awards: Readonly<Record<string, Award>> = {
  "bulut-gecisi": { ground: ["#12697f", "#06303f"], draw: move },
  "hizmet-ekibi": { ground: ["#173f7a", "#081c3f"], draw: watches },
  "genc-yetenek": { ground: ["#0b5a58", "#04262b"], draw: seedling },
  "yesil-veri-merkezi": { ground: ["#1b4f6e", "#0a2036"], draw: leafOfRacks },
  "musteri-deneyimi": { ground: ["#27507a", "#0c2344"], draw: together },
};
const anyOther: Award = { ground: ["#12697f", "#06303f"], draw: laurel };

/** The picture of an award, by its name; a new one has a laurel. "--cold" at the end is for all but one of a screen. */
export function awardPicture(name: string): string | undefined {
  const [slug = "", cold] = name.split("--");
  if (cold !== undefined && cold !== "cold") return undefined;
  const { ground, draw } = (Object.hasOwn(awards, slug) ? awards[slug] : undefined) ?? anyOther;
  const points = new Points();
  const warm = draw((light, width, x, y) => points.light(light, width, x, y, SIZES));
  if (cold) points.add("d", 13, warm.x, warm.y);
  points.sort();
  const frame = { width: WIDTH, height: HEIGHT, style: coverStyle };
  const body = points.paths() + (cold ? "" : warmPoint(warm, 9));
  return svgFile({ ...frame, ground: gradientGround({ ...frame, colours: ground, slant: 0.25 }) }, body);
}

const SYSTEMS = 14;

/** Fourteen systems on their way from the ground into the cloud; the last one has just left. */
function move(put: Put): Spot {
  drawCloud((light, width, x, y) => put(light, width, x - 580, y * 0.92 - 8));
  for (let row = 0; row < 5; row++) {
    for (let x = 40 + (row % 2) * 11; x < WIDTH - 30; x += 22) put(0.5 - row * 0.07, 3.8, x, 484 + row * 20);
  }
  const on = (share: number) => ({ x: mix(150, 545, share ** 0.8), y: mix(452, 250, share ** 1.7) });
  for (let system = 1; system < SYSTEMS; system++) {
    const { x, y } = on(system / (SYSTEMS - 1));
    put(1, 13, x, y);
  }
  return on(0);
}

/** A day's dial that has no gap: three shifts, and a point for every ten minutes. */
function watches(put: Put): Spot {
  const centre = { x: 450, y: 300 };
  for (let ring = 0; ring < 6; ring++) {
    const radius = 142 + ring * 20;
    for (let point = 0; point < 144; point++) {
      const angle = (point / 144) * FULL_TURN - PI / 2;
      const shift = floor(point / 48);
      const isOnWatch = ring === 1 + shift || ring === 2 + shift;
      put(isOnWatch ? 1 : 0.3, isOnWatch ? 6.4 : 2.8, centre.x + cos(angle) * radius, centre.y + sin(angle) * radius);
    }
  }
  for (let hour = 0; hour < 24; hour++) {
    const angle = (hour / 24) * FULL_TURN - PI / 2;
    for (const radius of hour % 6 ? [112] : [112, 98]) {
      put(0.6, 5, centre.x + cos(angle) * radius, centre.y + sin(angle) * radius);
    }
  }
  return centre;
}

const GRADUATES = 18;

/** A seedling with two leaves; in the ground a seed for each who has finished. */
function seedling(put: Put): Spot {
  const foot = { x: 450, y: 470 };
  const fork = { x: 450, y: 282 };
  for (let y = foot.y - 12; y > fork.y; y -= 12) for (const aside of [-6, 6]) put(0.9, 6.4, foot.x + aside, y);
  for (const side of [-1, 1]) {
    const length = side < 0 ? 250 : 210;
    const angle = side < 0 ? -2.62 : -0.62;
    for (let along = 14; along < length; along += 13) {
      const half = 74 * sin((along / length) ** 0.8 * PI);
      for (let across = -half; across <= half; across += 13) {
        const share = half > 0 ? abs(across) / half : 0;
        const x = fork.x + cos(angle) * along - sin(angle) * across;
        const y = fork.y + sin(angle) * along + cos(angle) * across;
        put(share < 0.1 ? 1 : mix(0.4, 0.95, share), share < 0.1 ? 6.4 : mix(3.8, 5, share), x, y);
      }
    }
  }
  const seed = (index: number) => ({ x: 76 + index * 44, y: 500 + 10 * sin(index * 1.7) });
  for (let index = 0; index < GRADUATES; index++) if (index !== 8) put(1, 13, seed(index).x, seed(index).y);
  for (let row = 0; row < 3; row++) for (let x = 30 + row * 8; x < 880; x += 17) put(0.4, 2.8, x, 536 + row * 20);
  return seed(8);
}

/** A leaf whose tissue is racks; a third of each stands still. */
function leafOfRacks(put: Put): Spot {
  const tilt = -0.42;
  const turned = (x: number, y: number) => ({
    x: 450 + (x - 450) * cos(tilt) - y * sin(tilt),
    y: 310 + (x - 450) * sin(tilt) + y * cos(tilt),
  });
  const tissue = (light: number, width: number, x: number, y: number) => {
    const spot = turned(x, y);
    put(light, width, spot.x, spot.y);
  };
  const half = (x: number) => 178 * sin(clamp((x - 130) / 640) ** 0.74 * PI);
  const taken = new Taken();
  for (let x = 130; x <= 770; x++) {
    for (const side of [-1, 1]) {
      const y = side * half(x);
      if (!taken.isFree(x, y, 12)) continue;
      taken.add(x, y);
      tissue(1, 6.4, x, y);
    }
  }
  const system = 590;
  for (let x = 40; x < 800; x += 12) if (abs(x - system) > 26) tissue(0.95, 6.4, x, 0);
  for (let rack = 0; rack < 22; rack++) {
    const left = 146 + rack * 28;
    const height = min(half(left), half(left + 11)) - 14;
    for (let unit = 22; unit < height; unit += 12) {
      const isStill = unit > height * 0.66;
      for (const side of [-1, 1]) {
        for (const right of [0, 11]) tissue(isStill ? 0.3 : 0.7, isStill ? 3.8 : 5, left + right, side * unit);
      }
    }
  }
  return turned(system, 0);
}

/** Two circles, ours and theirs; what both drew is bright. */
function together(put: Put): Spot {
  const radius = 190;
  const circles = [
    { x: 350, y: 300 },
    { x: 550, y: 300 },
  ];
  for (const { x, y } of circles) {
    for (let index = 0; index < 92; index++) {
      const angle = (index / 92) * FULL_TURN;
      put(1, 6.4, x + cos(angle) * radius, y + sin(angle) * radius);
    }
  }
  for (let row = 0; row < 30; row++) {
    for (let x = 150 + (row % 2) * 8; x < 760; x += 16) {
      const y = 300 + (row - 14.5) * 13.5;
      const around = circles.filter((circle) => hypot(x - circle.x, y - circle.y) < radius - 13).length;
      if (around === 0 || hypot(x - 450, y - 300) < 32) continue;
      put(around === 2 ? 0.95 : 0.34, around === 2 ? 6.4 : 3.8, x, y);
    }
  }
  return { x: 450, y: 300 };
}

/** Two branches that nearly close around a light. */
function laurel(put: Put): Spot {
  const centre = { x: 450, y: 290 };
  for (let index = 4; index < 90; index++) {
    const outward = sqrt(index / 90);
    const angle = index * GOLDEN_ANGLE;
    put(mix(0.7, 0.2, outward), 3.8, centre.x + cos(angle) * 120 * outward, centre.y + sin(angle) * 120 * outward);
  }
  for (const side of [-1, 1]) {
    for (let leaf = 0; leaf < 12; leaf++) {
      const angle = PI / 2 + side * mix(0.12, 0.86, leaf / 11) * PI;
      const stem = { x: centre.x + cos(angle) * 190, y: centre.y + sin(angle) * 190 };
      put(0.9, 6.4, stem.x, stem.y);
      for (const outward of [-1, 1]) {
        const tilt = angle + (side * PI) / 2 - side * outward * 0.7;
        for (let point = 1; point <= 5; point++) {
          const wide = sin((point / 6) * PI) * 10;
          for (const aside of point === 1 || point === 5 ? [0] : [-1, 1]) {
            const along = 10 + point * 11;
            const x = stem.x + cos(tilt) * along - sin(tilt) * aside * wide;
            put(0.9, 5, x, stem.y + sin(tilt) * along + cos(tilt) * aside * wide);
          }
        }
      }
    }
  }
  return centre;
}
