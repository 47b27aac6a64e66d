import { FULL_TURN, mix, pick, type Steps, swing } from "./numbers.ts";
import { type Canvas, type Drawing, type Spot, warmPoint } from "./picture.ts";
import { brightnessOf, Points } from "./points.ts";

/** A family of rings around one centre, bent by its distance to the other centre. */
type Family = { centre: Spot; other: Spot; step: number; arc: number; strength: number; fade: number; phase: number };
type Light = { frequency: number; angle: number };

const SIZES: Steps = [1.8, 2.4, 3, 3.8, 4.6, 5.4];

/** Two families of fine rings cross. Points stay on their ring, so they form no clusters at any size. */
export function drawRings({ width, height, random }: Canvas): Drawing {
  const warm = { x: mix(0.6, 0.8, random()) * width, y: mix(0.25, 0.7, random()) * height };
  const far = { x: mix(-0.02, 0.2, random()) * width, y: mix(0.05, 0.95, random()) * height };
  const light = { frequency: mix(0.012, 0.017, random()), angle: random() * 6.28 };
  const points = new Points();
  const size = { width, height };
  addFamily(points, { centre: warm, other: far, step: 19, arc: 11.5, strength: 1, fade: 680, phase: 0 }, light, size);
  addFamily(points, { centre: far, other: warm, step: 27, arc: 15, strength: 0.5, fade: 520, phase: 1.4 }, light, size);
  return { ...size, body: points.paths("glowing") + warmPoint(warm, 7.5), warm };
}

type Size = { width: number; height: number };

function addFamily(points: Points, family: Family, light: Light, size: Size): void {
  const farthest = Math.hypot(size.width, size.height);
  for (let ring = 1; ring * family.step < farthest; ring++) {
    const radius = ring * family.step;
    const count = Math.max(8, Math.round((radius * FULL_TURN) / family.arc));
    for (let index = 0; index < count; index++) {
      const angle = ((index + (ring % 2) / 2) / count) * FULL_TURN;
      const { x, y } = bentSpot(family, light, radius, angle);
      if (x < -5 || y < -5 || x > size.width + 5 || y > size.height + 5) continue;
      const brightness = lightAt(family, light, radius, angle);
      if (brightness >= 0.07) points.add(brightnessOf(brightness * 1.08), pick(SIZES, brightness * 6.4), x, y);
    }
  }
}

function bentSpot({ centre, other }: Family, { frequency }: Light, radius: number, angle: number): Spot {
  const round = { x: centre.x + Math.cos(angle) * radius, y: centre.y + Math.sin(angle) * radius };
  const bent = radius + 7 * Math.sin(frequency * 2.6 * Math.hypot(round.x - other.x, round.y - other.y));
  return { x: centre.x + Math.cos(angle) * bent, y: centre.y + Math.sin(angle) * bent };
}

function lightAt({ strength, fade, phase }: Family, light: Light, radius: number, angle: number): number {
  const ripple = swing(light.frequency * radius * 2.2 - phase);
  const side = 0.5 + 0.5 * Math.cos(angle - light.angle + radius * 0.0016);
  return strength * Math.exp(-radius / fade) * mix(0.3, 1, ripple * ripple) * mix(0.42, 1.08, side);
}
