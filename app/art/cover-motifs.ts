import { clamp, FULL_TURN, GOLDEN_ANGLE, mix, pick, type Steps, swing } from "./numbers.ts";
import type { Canvas, Drawing, Spot } from "./picture.ts";
import { brightnessOf, Points } from "./points.ts";

/** A family of rings around one centre, bent by its distance to the other centre. */
type Family = { centre: Spot; other: Spot; step: number; arc: number; strength: number; fade: number; phase: number };
type Light = { frequency: number; angle: number };

const RING_SIZES: Steps = [1.8, 2.4, 3, 3.8, 4.6, 5.4];

/** Two families of fine rings cross. Points stay on their ring, so they form no clusters at any size. */
export function drawRings({ width, height, random }: Canvas): Drawing {
  const warm = { x: mix(0.6, 0.8, random()) * width, y: mix(0.25, 0.7, random()) * height };
  const far = { x: mix(-0.02, 0.2, random()) * width, y: mix(0.05, 0.95, random()) * height };
  const light = { frequency: mix(0.012, 0.017, random()), angle: random() * 6.28 };
  const points = new Points();
  const size = { width, height };
  addFamily(points, { centre: warm, other: far, step: 19, arc: 11.5, strength: 1, fade: 680, phase: 0 }, light, size);
  addFamily(points, { centre: far, other: warm, step: 27, arc: 15, strength: 0.5, fade: 520, phase: 1.4 }, light, size);
  return { ...size, body: points.paths("glowing"), warm };
}

type CanvasSize = { width: number; height: number };

function addFamily(points: Points, family: Family, light: Light, size: CanvasSize): void {
  const farthest = Math.hypot(size.width, size.height);
  for (let ring = 1; ring * family.step < farthest; ring++) {
    const radius = ring * family.step;
    const count = Math.max(8, Math.round((radius * FULL_TURN) / family.arc));
    for (let index = 0; index < count; index++) {
      const angle = ((index + (ring % 2) / 2) / count) * FULL_TURN;
      const { x, y } = bentSpot(family, light, radius, angle);
      if (x < -5 || y < -5 || x > size.width + 5 || y > size.height + 5) continue;
      const brightness = ringLight(family, light, radius, angle);
      if (brightness >= 0.07) points.add(brightnessOf(brightness * 1.08), pick(RING_SIZES, brightness * 6.4), x, y);
    }
  }
}

function bentSpot({ centre, other }: Family, { frequency }: Light, radius: number, angle: number): Spot {
  const round = { x: centre.x + Math.cos(angle) * radius, y: centre.y + Math.sin(angle) * radius };
  const bent = radius + 7 * Math.sin(frequency * 2.6 * Math.hypot(round.x - other.x, round.y - other.y));
  return { x: centre.x + Math.cos(angle) * bent, y: centre.y + Math.sin(angle) * bent };
}

function ringLight({ strength, fade, phase }: Family, light: Light, radius: number, angle: number): number {
  const ripple = swing(light.frequency * radius * 2.2 - phase);
  const side = 0.5 + 0.5 * Math.cos(angle - light.angle + radius * 0.0016);
  return strength * Math.exp(-radius / fade) * mix(0.3, 1, ripple * ripple) * mix(0.42, 1.08, side);
}

const SPIRAL_SIZES: Steps = [2.4, 3.6, 5, 6.6, 8];
const SPIRAL_POINTS = 1700;

/** A moon of plankton, sinking: the points of a sunflower head, rippled by the warm one. */
export function drawSpiral({ width, height, random }: Canvas): Drawing {
  const centre = { x: width * mix(0.52, 0.64, random()), y: height * mix(0.5, 0.6, random()) };
  const radius = height * mix(0.6, 0.7, random());
  const lightAngle = mix(-2.7, -0.5, random());
  const warm = {
    x: centre.x + Math.cos(lightAngle) * radius * 0.42,
    y: centre.y + Math.sin(lightAngle) * radius * 0.42,
  };
  const points = new Points();
  for (let index = 0; index < SPIRAL_POINTS; index++) {
    const outward = Math.sqrt(index / SPIRAL_POINTS);
    const angle = index * GOLDEN_ANGLE;
    const x = centre.x + Math.cos(angle) * radius * outward;
    const y = centre.y + Math.sin(angle) * radius * outward;
    const distance = Math.hypot(x - warm.x, y - warm.y);
    const facing = clamp(0.62 + 0.5 * (Math.cos(angle - lightAngle) * outward)) ** 1.8;
    const light = facing * mix(0.42, 1, swing(distance * 0.052)) * (1 - 0.25 * outward);
    if (light < 0.05 || distance < 14) continue;
    points.add(brightnessOf(light * 0.98), pick(SPIRAL_SIZES, light * 5), x, y);
  }
  return { width, height, body: points.paths("glowing"), warm };
}

/** A hollow in the sea floor; its lines of equal depth end where another basin is nearer. */
type Basin = { centre: Spot; other: Spot; wobble: number; strength: number };

const ISOBATH_SIZES: Steps = [2.4, 3, 3.8, 4.8, 5.6];
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
  return { width, height, body: points.paths("glowing"), warm };
}

function addIsobath(points: Points, basin: Basin, depth: number, phase: number, { width, height }: CanvasSize): void {
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
    if (light >= 0.04) points.add(brightnessOf(light * 1.06), pick(ISOBATH_SIZES, light * 5), spot.x, spot.y);
  }
}

/** Basins are wider than tall, and so is their measure of distance. */
function distance(one: Spot, two: Spot): number {
  return Math.hypot((one.x - two.x) / 1.15, (one.y - two.y) / 0.8);
}

const WAVE_SIZES: Steps = [2.6, 3.6, 4.8, 6.2, 7.6];
const ROWS = 42;

/** Waves, and the arms of a wake behind the light that has passed. */
export function drawWake({ width, height, random }: Canvas): Drawing {
  const [from, bend, phase] = [mix(0.36, 0.68, random()), mix(-0.16, 0.16, random()), random() * FULL_TURN];
  const centre = (near: number) => width * (from + bend * Math.sin(near * Math.PI));
  const points = new Points();
  for (let row = 0; row < ROWS; row++) {
    const near = row / (ROWS - 1);
    for (let x = (row % 2) * 8; x < width; x += mix(13, 27, near)) {
      const wave = Math.sin(x * 0.006 + row * 0.22 + phase) * 0.6 + Math.sin(x * 0.013 - row * 0.31) * 0.4;
      const fromArm = Math.abs(x - centre(near)) - width * 0.3 * near;
      const arm = Math.exp(-((fromArm / mix(10, 70, near)) ** 2));
      const light = clamp((0.5 + 0.5 * wave) ** 1.6 * 0.66 + arm * mix(0.4, 0.8, random()));
      const size = mix(2.6, 7.6, near) * mix(0.8, 1.1, light);
      points.light(light, size, x, height * (0.2 + 0.84 * near ** 1.4) - wave * mix(3, 24, near), WAVE_SIZES);
    }
  }
  return { width, height, body: points.paths("glowing"), warm: { x: centre(0), y: height * 0.2 - 12 } };
}
