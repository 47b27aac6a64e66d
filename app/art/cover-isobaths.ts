import { clamp, FULL_TURN, mix, pick, type Steps } from "./numbers.ts";
import { type Canvas, type Drawing, type Spot, warmPoint } from "./picture.ts";
import { brightnessOf, Points } from "./points.ts";

/** A hollow in the sea floor; its lines of equal depth end where another basin is nearer. */
type Basin = { centre: Spot; other: Spot; wobble: number; strength: number };

const SIZES: Steps = [2.4, 3, 3.8, 4.8, 5.6];
const DEPTHS = 31;

/** Dotted lines of equal depth around two basins. */
export function drawIsobaths({ width, height, random }: Canvas): Drawing {
  const dim = { x: mix(0.2, 0.42, random()) * width, y: mix(0.3, 0.7, random()) * height };
  const warm = { x: mix(0.62, 0.86, random()) * width, y: mix(0.2, 0.8, random()) * height };
  const phase = random() * 6;
  const basins: Basin[] = [
    { centre: dim, other: warm, wobble: 0, strength: 0.62 },
    { centre: warm, other: dim, wobble: 1, strength: 0.88 },
  ];
  const points = new Points();
  for (let depth = 1; depth <= DEPTHS; depth++) {
    for (const basin of basins) addIsobath(points, basin, depth, phase, { width, height });
  }
  return { width, height, body: points.paths("glowing") + warmPoint(warm, 7.5), warm };
}

type Size = { width: number; height: number };

function addIsobath(points: Points, basin: Basin, depth: number, phase: number, { width, height }: Size): void {
  const radius = depth * 25;
  const count = Math.floor(radius * 0.44);
  for (let index = 0; index < count; index++) {
    const angle = (index / count) * FULL_TURN;
    const wave = 0.12 * Math.sin(angle * 3 + phase + depth * 0.08) + 0.07 * Math.sin(angle * 5 - phase + basin.wobble);
    const bent = radius * (1 + wave);
    const spot = {
      x: basin.centre.x + Math.cos(angle) * bent * 1.15,
      y: basin.centre.y + Math.sin(angle) * bent * 0.8,
    };
    if (spot.x < -5 || spot.y < -5 || spot.x > width + 5 || spot.y > height + 5) continue;
    if (distance(spot, basin.other) < distance(spot, basin.centre)) continue;
    const side = 0.62 + 0.38 * Math.sin(angle * 2 + phase + depth * 0.3);
    const light = clamp((1 - depth / 30) * basin.strength * side);
    if (light >= 0.04) points.add(brightnessOf(light * 1.06), pick(SIZES, light * 5), spot.x, spot.y);
  }
}

/** Basins are wider than tall, and so is their measure of distance. */
function distance(one: Spot, two: Spot): number {
  return Math.hypot((one.x - two.x) / 1.15, (one.y - two.y) / 0.8);
}
