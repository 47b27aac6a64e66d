import { clamp, GOLDEN_ANGLE, mix, pick, type Steps, swing } from "./numbers.ts";
import { type Canvas, type Drawing, warmPoint } from "./picture.ts";
import { brightnessOf, Points } from "./points.ts";

const SIZES: Steps = [2.4, 3.6, 5, 6.6, 8];
const COUNT = 1700;

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
  for (let index = 0; index < COUNT; index++) {
    const outward = Math.sqrt(index / COUNT);
    const angle = index * GOLDEN_ANGLE;
    const x = centre.x + Math.cos(angle) * radius * outward;
    const y = centre.y + Math.sin(angle) * radius * outward;
    const distance = Math.hypot(x - warm.x, y - warm.y);
    const facing = clamp(0.62 + 0.5 * (Math.cos(angle - lightAngle) * outward)) ** 1.8;
    const light = facing * mix(0.42, 1, swing(distance * 0.052)) * (1 - 0.25 * outward);
    if (light < 0.05 || distance < 14) continue;
    points.add(brightnessOf(light * 0.98), pick(SIZES, light * 5), x, y);
  }
  return { width, height, body: points.paths("glowing") + warmPoint(warm, 7.5), warm };
}
