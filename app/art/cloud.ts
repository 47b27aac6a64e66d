import { clamp, FULL_TURN, mix } from "./numbers.ts";
import { Taken } from "./points.ts";

const { cos, hypot, max, sin } = Math;

/** The puffs of a cloud; the outer two are round at its foot as well. */
const PUFFS = [
  { x: 912, y: 302, radius: 64 },
  { x: 996, y: 232, radius: 84 },
  { x: 1128, y: 184, radius: 122 },
  { x: 1264, y: 228, radius: 98 },
  { x: 1368, y: 294, radius: 72 },
];
const FOOT = { y: 366, left: 912, right: 1368, top: 272 };

/** How far inside the cloud a place lies; less than nothing is outside. */
function insideCloud(x: number, y: number): number {
  const aboveFoot = x > FOOT.left && x < FOOT.right && y > FOOT.top ? FOOT.y - y : -1;
  return max(aboveFoot, ...PUFFS.map((puff) => puff.radius - hypot(x - puff.x, y - puff.y)));
}

/** A cloud in rows of points, bright along its edge. */
export function drawCloud(put: (light: number, width: number, x: number, y: number) => void): void {
  const taken = new Taken();
  const edge = (x: number, y: number) => {
    if (insideCloud(x, y) > 1 || y > FOOT.y || !taken.isFree(x, y, 11.5)) return;
    taken.add(x, y);
    put(1, 6.2, x, y);
  };
  for (let x = FOOT.left; x <= FOOT.right; x += 12) edge(x, FOOT.y);
  for (const { x, y, radius } of PUFFS) {
    for (let angle = 0; angle < FULL_TURN; angle += 1 / radius) edge(x + cos(angle) * radius, y + sin(angle) * radius);
  }
  for (let row = 0; row < 21; row++) {
    const y = FOOT.y - 15 - row * 13.5;
    for (let x = 840 + (row % 2) * 7.5; x < 1450; x += 15) {
      const inside = insideCloud(x, y);
      if (inside < 12) continue;
      const share = clamp((inside - 12) / 84);
      put(mix(0.9, 0.2, share) * mix(1, 0.72, (y - 60) / 300), mix(4.6, 2.6, share), x, y);
    }
  }
}
