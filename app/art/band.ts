import { clamp, FULL_TURN, mix, pick, type Random, type Steps, seededRandom, swing } from "./numbers.ts";
import { type Spot, svgFile, themedStyle, warmPoint } from "./picture.ts";
import { type Brightness, brightnessOf } from "./points.ts";

const WIDTH = 1600;
const HEIGHT = 640;
const RINGS = 39;
const SECTORS = 12;
const SIZES: Steps = [2, 2.8, 3.8, 5, 6];

/** What sets one band apart from another. */
type Ripple = { centre: Spot; lightAngle: number; frequency: number; phase: number };
/** Neighbouring sectors of a ring that look the same, from `first` up to `end`. */
type Run = { brightness: Brightness; width: number; first: number; end: number };

/** Dotted rings around one warm point on the right, for the heads of pages. Dashes make the points, so it is small. */
export function band(seed: string): string {
  const ripple = rippleFrom(seededRandom(seed));
  let body = "";
  for (let ring = 1; ring <= RINGS; ring++) {
    for (const run of runsOf(ripple, ring)) body += arc(ripple.centre, ring, run);
  }
  return svgFile({ width: WIDTH, height: HEIGHT, style: themedStyle }, body + warmPoint(ripple.centre, 7));
}

function rippleFrom(random: Random): Ripple {
  return {
    centre: { x: WIDTH * mix(0.74, 0.86, random()), y: HEIGHT * mix(0.36, 0.6, random()) },
    lightAngle: mix(-2.4, 0.6, random()),
    frequency: mix(0.15, 0.2, random()) * Math.PI,
    phase: random() * 6,
  };
}

function radiusOf(ring: number): number {
  return 8 + ring * 20;
}

function runsOf(ripple: Ripple, ring: number): Run[] {
  const runs: Run[] = [];
  for (let sector = 0; sector < SECTORS; sector++) {
    const light = lightAt(ripple, ring, sector);
    if (light < 0.05) continue;
    const brightness = brightnessOf(light * 1.12);
    const width = pick(SIZES, light * 5.4);
    const last = runs.at(-1);
    const joins = last?.end === sector && last.brightness === brightness && last.width === width;
    // An arc of a full turn would start where it ends, and draw nothing.
    if (joins && sector - last.first < SECTORS - 1) last.end = sector + 1;
    else runs.push({ brightness, width, first: sector, end: sector + 1 });
  }
  return runs;
}

function lightAt({ centre, lightAngle, frequency, phase }: Ripple, ring: number, sector: number): number {
  const radius = radiusOf(ring);
  const angle = ((sector + 0.5) / SECTORS) * FULL_TURN;
  const x = centre.x + Math.cos(angle) * radius;
  const y = centre.y + Math.sin(angle) * radius;
  if (y < -90 || y > HEIGHT + 90 || x > WIDTH + 160 || x < WIDTH * 0.2) return 0;
  // Titles stand on the left, so the rings fade out towards them.
  const fade = clamp((x / WIDTH - 0.26) / 0.4);
  const wave = swing(ring * frequency + phase);
  const side = 0.5 + 0.5 * Math.cos(angle - lightAngle + ring * 0.035);
  return Math.exp(-radius / 620) * mix(0.32, 1, wave * wave) * mix(0.34, 1.12, side) * fade;
}

function arc(centre: Spot, ring: number, { brightness, width, first, end }: Run): string {
  const radius = radiusOf(ring);
  const count = SECTORS * Math.max(1, Math.round((radius * FULL_TURN) / 15 / SECTORS));
  const dash = Math.round(((FULL_TURN * radius) / count) * 100) / 100;
  const at = (sector: number) => {
    const angle = (sector / SECTORS) * FULL_TURN;
    return `${Math.round(centre.x + Math.cos(angle) * radius)} ${Math.round(centre.y + Math.sin(angle) * radius)}`;
  };
  const long = end - first > SECTORS / 2 ? 1 : 0;
  return (
    `<path class="${brightness}" stroke-width="${width}" stroke-dasharray="0 ${dash}"` +
    ` d="M${at(first)}A${radius} ${radius} 0 ${long} 1 ${at(end - 0.001)}"/>`
  );
}
