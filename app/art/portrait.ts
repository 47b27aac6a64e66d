import { FULL_TURN, mix, pick, type Steps, seededRandom, swing } from "./numbers.ts";
import { gradientGround, nightStyle, type Spot, svgFile } from "./picture.ts";
import { brightnessOf, Points } from "./points.ts";

const WIDTH = 480;
const HEIGHT = 600;
const MARGIN = 4;
const RINGS = 16;
const SIZES: Steps = [2.2, 3, 4, 5, 6];

const GROUNDS = [
  ["#0e3d4a", "#04141c"],
  ["#0d3340", "#061019"],
  ["#103a41", "#04161b"],
  ["#0b3147", "#050f1c"],
] as const;

/** A medallion behind a person's initials; the seed sets which side is lit, like a phase of the moon. Without a warm point. */
export function portrait(seed: string): string {
  const random = seededRandom(seed);
  const lightAngle = random() * FULL_TURN;
  const twist = mix(-0.06, 0.06, random());
  const colours = GROUNDS[Math.floor(random() * GROUNDS.length)] ?? GROUNDS[0];
  const points = new Points();
  for (let ring = 0; ring < RINGS; ring++) {
    for (const angle of ringAngles(ring, twist)) {
      const { x, y } = spotAt(ring, angle);
      if (x < MARGIN || y < MARGIN || x > WIDTH - MARGIN || y > HEIGHT - MARGIN) continue;
      const facing = (0.5 + 0.5 * Math.cos(angle - lightAngle)) ** 1.5;
      const light = facing * (1.1 - ring / 17) * mix(0.7, 1.1, swing(ring * 1.1));
      if (light < 0.05) continue;
      points.add(brightnessOf(light), pick(SIZES, light * 5), x, y);
    }
  }
  const ground = gradientGround({ width: WIDTH, height: HEIGHT, colours, slant: random() });
  return svgFile({ width: WIDTH, height: HEIGHT, style: nightStyle, ground }, points.paths());
}

function radiusOf(ring: number): number {
  return 118 + ring * 15.5;
}

function ringAngles(ring: number, twist: number): number[] {
  const count = Math.round(radiusOf(ring) * 0.3);
  return Array.from({ length: count }, (_, index) => (index / count) * FULL_TURN + ring * twist);
}

function spotAt(ring: number, angle: number): Spot {
  const radius = radiusOf(ring);
  return { x: WIDTH / 2 + Math.cos(angle) * radius, y: HEIGHT / 2 + Math.sin(angle) * radius };
}
