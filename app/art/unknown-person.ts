import { clamp, pick, type Steps } from "./numbers.ts";
import { gradientGround, nightStyle, svgFile } from "./picture.ts";
import { brightnessOf, Points } from "./points.ts";

const { abs, exp, hypot, max, min, sin } = Math;

const WIDTH = 480;
const HEIGHT = 600;
const MOON = { x: 352, y: 196 };
const SIZES: Steps = [3, 4, 5.4, 6.8, 8];

/** Where there is no photograph: somebody against the moonlight, without a face, so nobody in particular. */
export function unknownPerson(): string {
  const points = new Points();
  for (let row = 0; row * 10 + 5 < HEIGHT; row++) {
    const y = row * 10 + 5;
    for (let x = 5 + (row % 2) * 5; x < WIDTH; x += 10) {
      const light = lightAt(x, y);
      points.add(brightnessOf(light), light < 0.06 ? 2 : pick(SIZES, light * 5.2), x, y);
    }
  }
  const frame = { width: WIDTH, height: HEIGHT, style: nightStyle };
  return svgFile({ ...frame, ground: gradientGround({ ...frame, colours: ["#0d4354", "#04141c"] }) }, points.paths());
}

function lightAt(x: number, y: number): number {
  const inside = bodyAt(x, y);
  if (inside > 0) {
    const rim = clamp(1 - inside / 13) * clamp(0.5 + (x - 226) / 130 - (y - 300) / 900);
    return rim > 0.3 ? 0.5 + 0.5 * rim : 0.045;
  }
  if (y > 430) return 0.12 + 0.5 * exp(-abs(x - MOON.x) / 60) * (0.6 + 0.4 * sin(y * 0.5 + x * 0.08));
  return 0.1 + 0.86 * exp(-hypot(x - MOON.x, y - MOON.y) / 150);
}

/** How far inside the body a place is; outside it the number is negative. */
function bodyAt(x: number, y: number): number {
  const ellipse = (centreX: number, centreY: number, width: number, height: number) =>
    1 - hypot((x - centreX) / width, (y - centreY) / height);
  return max(
    ellipse(236, 262, 80, 104) * 80,
    ellipse(226, 236, 92, 92) * 92,
    ellipse(152, 226, 40, 38) * 40,
    min(50 - abs(x - 236), y - 300, 470 - y),
    min(ellipse(236, 660, 206, 250) * 200, 400),
  );
}
