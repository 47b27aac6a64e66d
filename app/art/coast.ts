import { gradientGround, nightGround, nightStyle, svgFile, warmPoint } from "./picture.ts";
import { brightnessOf, Points } from "./points.ts";

const { exp, sin } = Math;

const WIDTH = 900;
const HEIGHT = 700;
const CAPE = 560;

function shore(x: number): number {
  return 250 + 70 * sin(x * 0.008 + 0.6) + 34 * sin(x * 0.021) + 60 * exp(-(((x - CAPE) / 90) ** 2));
}

/** A shore and lines of equal depth before it, for the way to us. */
export function coast(): string {
  const points = new Points();
  for (let line = 0; line < 26; line++) {
    for (let x = 6; x < WIDTH; x += 11 + line * 0.25) {
      const y = shore(x) + line * 7 + line * line * 0.62 + line * 1.6 * sin(x * 0.011 + line * 0.2);
      if (y > HEIGHT) continue;
      const light = line === 0 ? 0.9 : 0.62 * exp(-line / 9) * (0.7 + 0.3 * sin(x * 0.02 + line)) + 0.08;
      points.add(brightnessOf(light), line ? 3.6 : 5, x, y);
    }
  }
  for (let row = 0; row * 22 + 20 < HEIGHT; row++) {
    const y = 20 + row * 22;
    for (let x = 14 + ((row + 1) % 2) * 11; x < WIDTH; x += 22) if (y < shore(x) - 18) points.add("a", 3, x, y);
  }
  const frame = { width: WIDTH, height: HEIGHT, style: nightStyle };
  const ground = gradientGround({ ...frame, colours: nightGround });
  return svgFile({ ...frame, ground }, points.paths("glowing") + warmPoint({ x: CAPE, y: shore(CAPE) - 14 }, 8));
}
