import { chartLattice, chartPlaces, type Place } from "../../site/sea-chart.ts";
import { mix, type Steps, short } from "./numbers.ts";
import { nightStyle, type Spot, svgFile } from "./picture.ts";
import { Points } from "./points.ts";

const { abs, exp, round, sin } = Math;

const CHART = { width: 1440, height: 760 };

/** A story's light on the chart; the heavier, the larger. */
type Light = Spot & { weight: number };

const DEPTHS = [
  { level: 0.1, light: 0.3, size: 2.6 },
  { level: 0.2, light: 0.36, size: 2.6 },
  { level: 0.32, light: 0.42, size: 3 },
  { level: 0.46, light: 0.5, size: 3 },
  { level: 0.62, light: 0.58, size: 3.6 },
  { level: 0.8, light: 0.66, size: 3.6 },
  { level: 1, light: 0.74, size: 4 },
];
const SIZES: Steps = [2.6, 3.2, 4];
const MARGIN = 20;
const ROW = 7;
const FINE = 1.6;

/** The water of the chart of stories, by a name such as "23-32-52-1-4-4-53-1": see site/sea-chart.ts. */
export function seaChart(name: string): string | undefined {
  const waters = chartPlaces(name)?.map((lights) => lights.map(light));
  return waters && drawChart(waters.flat(), waters.flatMap(lanesBetween));
}

function light({ place: [column, row], weight }: { place: Place; weight: number }): Light {
  const { columns, rows } = chartLattice;
  return {
    x: ((column - 0.5) / columns) * CHART.width,
    y: ((row - 0.5) / rows) * CHART.height,
    weight: mix(0.55, 1.05, (weight - 1) / 4),
  };
}

function lanesBetween(lights: readonly Light[]): (readonly [Spot, Spot])[] {
  return lights.slice(1).map((to, index) => [lights[index] as Light, to]);
}

/** Lines of equal depth around the lights, dotted lanes between those of one service, a scale around it all. */
function drawChart(lights: readonly Light[], lanes: readonly (readonly [Spot, Spot])[]): string {
  const points = new Points();
  const depthAt = (x: number, y: number) =>
    lights.reduce((sum, one) => sum + one.weight * exp(-(((x - one.x) / 150) ** 2 + ((y - one.y) / 112) ** 2)), 0) +
    0.16 * sin(x * 0.006 + 1) * sin(y * 0.008) +
    0.1 * sin(x * 0.013 - y * 0.01);
  addIsobaths(points, depthAt);
  points.sort();
  const frame = `M12 12H${CHART.width - 12}V${CHART.height - 12}H12z`;
  const scale =
    `<path class="b" stroke-width="3" stroke-dasharray="0 12" d="${frame}"/>` +
    `<path class="c" stroke-width="5" stroke-dasharray="0 120" d="${frame}"/>`;
  const attributes = ' preserveAspectRatio="none"';
  return svgFile({ ...CHART, style: nightStyle, attributes }, points.paths() + lanes.map(lane).join("") + scale);
}

/** A point stands where the depth crosses a level, along rows and, where the line runs level, along columns. */
function addIsobaths(points: Points, depthAt: (x: number, y: number) => number): void {
  const { width, height } = CHART;
  for (const { level, light, size } of DEPTHS) {
    const crosses = (x: number, y: number, right: number, down: number) =>
      (depthAt(x, y) - level) * (depthAt(x + right, y + down) - level) < 0;
    for (let y = MARGIN; y < height - MARGIN; y += ROW) {
      let last = -99;
      for (let x = MARGIN; x < width - MARGIN; x += FINE) {
        if (x - last <= 9 || !crosses(x, y, FINE, 0)) continue;
        points.light(light, size, x, y, SIZES);
        last = x;
      }
    }
    for (let x = MARGIN; x < width - MARGIN; x += ROW) {
      let last = -99;
      for (let y = MARGIN; y < height - MARGIN; y += FINE) {
        if (y - last <= 9 || !crosses(x, y, 0, FINE)) continue;
        const slopeX = abs(depthAt(x + 2, y) - depthAt(x - 2, y));
        const slopeY = abs(depthAt(x, y + 2) - depthAt(x, y - 2));
        if (slopeY <= slopeX * 1.6) continue;
        points.light(light, size, x, y, SIZES);
        last = y;
      }
    }
  }
}

function lane([from, to]: readonly [Spot, Spot]): string {
  const bend = {
    x: round((from.x + to.x) / 2 - (to.y - from.y) * 0.16),
    y: round((from.y + to.y) / 2 + (to.x - from.x) * 0.16),
  };
  return (
    '<path class="d" stroke-width="2.6" stroke-opacity=".75" stroke-dasharray="0 11"' +
    ` d="M${short(from.x)} ${short(from.y)}Q${bend.x} ${bend.y} ${short(to.x)} ${short(to.y)}"/>`
  );
}
