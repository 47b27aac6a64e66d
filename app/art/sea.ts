import { clamp, mix, nearest, type Random, type Steps, seededRandom } from "./numbers.ts";
import type { Drawing } from "./picture.ts";
import { type Brightness, brightnessOf, Points } from "./points.ts";

export type Sea = {
  seed: string;
  width: number;
  height: number;
  /** Where water meets sky, as a share of the height. */
  horizon: number;
  rows: number;
  /** Distance between points in the nearest row. */
  gap: number;
  /** Height of the swell in the nearest row. */
  swell: number;
  wake: Wake;
  stars?: number;
};

/** A row of points; `near` runs from 0 at the horizon to 1 at the viewer. */
type Row = { near: number; y: number; spacing: number; size: number; start: number };

/** Few sizes mean few paths. */
const SIZES: Steps = [2.4, 3.4, 4.8, 6.6, 8.6, 10.6];
const DIMMEST = 0.1;

/**
 * Waves in perspective, and the V-shaped wake of one passing light. In layers, only points of some brightness.
 */
export function drawSea(sea: Sea, only?: readonly Brightness[]): Drawing {
  const random = seededRandom(sea.seed);
  const swellAt = swellFrom(waveSources(random));
  const points = new Points();
  for (let index = 0; index < sea.rows; index++) addRow(points, sea, rowAt(sea, index), swellAt, random);
  points.sort();
  addStars(points, sea, random);
  const warm = { x: wakeCentre(sea.wake, sea.width, 0.012), y: sea.height * sea.horizon - 3 };
  return { width: sea.width, height: sea.height, body: points.paths("glowing", only), warm };
}

function rowAt({ rows, height, horizon, gap }: Sea, index: number): Row {
  const near = (index + 0.6) / rows;
  const skyline = height * horizon;
  const spacing = gap * mix(0.3, 1, near ** 1.1);
  return {
    near,
    y: skyline + (height * 1.04 - skyline) * near ** 1.75,
    spacing,
    size: mix(2.2, 9.5, near ** 1.35),
    start: -spacing + ((index % 2) * spacing) / 2,
  };
}

function addRow(points: Points, sea: Sea, row: Row, swellAt: ReturnType<typeof swellFrom>, random: Random): void {
  const { near, spacing } = row;
  const centre = wakeCentre(sea.wake, sea.width, near);
  const reach = wakeReach(sea.wake, sea.width, near);
  for (let column = row.start; column < sea.width + spacing; column += spacing) {
    const swell = swellAt(column / sea.width, near);
    // Water that the light has crossed is less orderly.
    const stirred = Math.abs(column - centre) < reach * 1.15;
    const x = column + (random() - 0.5) * spacing * (stirred ? 1.1 : 0.5);
    const drift = (random() - 0.5) * spacing * (stirred ? 0.5 : 0.2);
    const y = row.y - swell * sea.swell * mix(0.1, 1, near ** 1.3) + drift;
    const crest = clamp(0.5 + 0.5 * swell) ** 2.2 * mix(0.46, 0.62, near);
    const wake = wakeLight({ offset: x - centre, reach, width: sea.width, near }, crest, random);
    const light = wake * mix(0.72, 1, Math.min(1, near * 4)) + (random() > 0.985 ? 0.35 : 0);
    if (light < DIMMEST + 0.07 * random()) continue;
    const size = Math.round(row.size * mix(0.72, 1.12, clamp(light)) * 10) / 10;
    points.add(brightnessOf(light), nearest(SIZES, size), x, y);
  }
}

function addStars(points: Points, { stars = 0, width, height, horizon }: Sea, random: Random): void {
  for (let index = 0; index < stars; index++) {
    const brightness = random() > 0.8 ? "b" : "a";
    const size = random() > 0.75 ? 3.4 : 2.4;
    points.add(brightness, size, random() * width, random() ** 0.8 * height * horizon * 0.92);
  }
}

type WaveSource = { x: number; z: number; frequency: number; phase: number };

/** Four stones thrown into the water, some of them outside the picture. */
function waveSources(random: Random): WaveSource[] {
  return Array.from({ length: 4 }, () => ({
    x: mix(-1.2, 2.2, random()),
    z: mix(0.2, 3.4, random()),
    frequency: mix(5, 11, random()),
    phase: random() * 6.28,
  }));
}

/** The height of the water, about -1 to 1, where the rings of all sources meet. */
function swellFrom(sources: readonly WaveSource[]): (across: number, near: number) => number {
  return (across, near) => {
    const x = (across - 0.5) / mix(0.35, 1, near) + 0.5;
    const z = 3.2 * (1 - near);
    let height = 0;
    for (const source of sources) {
      height += Math.sin(source.frequency * Math.hypot(x - source.x, (z - source.z) * 0.9) + source.phase);
    }
    return height / 2.6;
  };
}

/** The path of the passing light, from the horizon to the viewer, in shares of the width. */
export type Wake = { from: number; to: number; bend: number; spread: number };

/** A place in the water beside the wake: `offset` from its middle, `reach` of its arms there. */
type Beside = { offset: number; reach: number; width: number; near: number };

function wakeCentre({ from, to, bend }: Wake, width: number, near: number): number {
  return width * (mix(from, to, near ** 0.9) + bend * Math.sin(near * Math.PI) * (1 - near * 0.4));
}

function wakeReach({ spread }: Wake, width: number, near: number): number {
  return width * spread * near ** 1.25;
}

/** Adds to the light of the water: two bright arms, a faint glow between them, a core behind the light. */
function wakeLight({ offset, reach, width, near }: Beside, water: number, random: Random): number {
  const distance = Math.abs(offset);
  const arm = bell((distance - reach) / (width * mix(0.006, 0.034, near)));
  const between = distance < reach ? 0.26 * (1 - near * 0.5) : 0;
  const core = bell(offset / (width * mix(0.004, 0.05, near))) * 0.55;
  const arms = arm * mix(1.02, 0.66, near) * mix(0.55, 1.1, random());
  return water + arms + between * random() * 1.5 * random() ** 0.6 + core * random();
}

function bell(distance: number): number {
  return Math.exp(-(distance ** 2));
}
