import { fade, type Put } from "./head-sheet.ts";
import { type Random, type Steps, seededRandom } from "./numbers.ts";
import { nightStyle, type Spot, svgFile, warmPoint } from "./picture.ts";
import { Points } from "./points.ts";

/** The campus on the home page, which stands on its own and waits for the boat to light its window. */
export function campusByNight(): string {
  const points = new Points();
  campus((light, width, x, y, sizes) => points.light(light, width, x - 640, y, sizes), seededRandom("bas-kampus"), 1);
  points.sort();
  return svgFile({ width: 1010, height: 540, style: nightStyle }, points.paths());
}

/** What stood on the campus after a month of building: drawn lines, then the ground, then walls, then light. */
export function campusMonth(name: string): string | undefined {
  const month = ["1", "2", "3", "4"].indexOf(name) + 1;
  if (month === 0) return undefined;
  const points = new Points();
  const at: At = (light, width, { x, y }) => points.light(light, width * 1.5, x - 618, y + 50, MONTH_SIZES);
  if (month > 1) garden(at, month === 2 ? 0.4 : 0.2);
  for (const [index, block] of blocks.entries()) {
    if (month === 1) outline(at, block);
    else if (month === 2) foundation(at, block);
    else building(at, block, index === MAIN_BLOCK, month === 3);
  }
  points.sort();
  const window = isometric(13, 10, 3.5);
  const warm = month === 4 ? warmPoint({ x: window.x - 618, y: window.y + 50 }, 13) : "";
  return svgFile({ width: 960, height: 640, style: nightStyle }, points.paths() + warm);
}

type Block = { x: number; y: number; width: number; depth: number; height: number };

const blocks: readonly Block[] = [
  { x: 0, y: 0, width: 6, depth: 5, height: 5 },
  { x: 8, y: 0, width: 5, depth: 5, height: 3 },
  { x: 15, y: 0, width: 7, depth: 4, height: 4 },
  { x: 0, y: 7, width: 5, depth: 6, height: 3 },
  { x: 7, y: 7, width: 6, depth: 6, height: 6 },
  { x: 15, y: 6, width: 5, depth: 7, height: 3 },
  { x: 0, y: 15, width: 6, depth: 5, height: 2 },
  { x: 8, y: 15, width: 6, depth: 4, height: 3 },
  { x: 16, y: 15, width: 5, depth: 5, height: 2 },
];
const MAIN_BLOCK = 4;

function isometric(x: number, y: number, z: number): Spot {
  return { x: 1090 + (x - y) * 17, y: 112 + (x + y) * 9 - z * 17 };
}

type At = (light: number, width: number, spot: Spot) => void;
const MONTH_SIZES: Steps = [5.2, 7, 9];

/** Nine buildings, one window lit. */
export function campus(put: Put, _random?: Random, shown?: number): Spot {
  const at: At = (light, width, { x, y }) => put(light * (shown ?? fade(x)), width, x, y);
  garden(at, 0.14);
  for (const [index, block] of blocks.entries()) building(at, block, index === MAIN_BLOCK);
  return isometric(13, 10, 3.5);
}

function garden(at: At, light: number): void {
  for (let y = -2; y < 23; y++) {
    for (let x = -2; x < 25; x++) {
      const isBuilt = blocks.some(
        (one) => x >= one.x - 0.5 && x <= one.x + one.width && y >= one.y - 0.5 && y <= one.y + one.depth,
      );
      if (!isBuilt) at(light, 2.6, isometric(x, y, 0));
    }
  }
}

function building(at: At, block: Block, isMain: boolean, isShell = false): void {
  const { width, depth, height } = block;
  for (let floorNumber = 1; floorNumber <= height; floorNumber++) {
    for (let x = 0; x <= width; x++) {
      if (isShell && x % 2) continue;
      at(0.5 + 0.1 * (floorNumber % 2), 3.6, isometric(block.x + x, block.y + depth, floorNumber - 0.5));
    }
    for (let y = 0; y <= depth; y++) {
      const isWindow = isMain && floorNumber === 4 && y === 3;
      if (isWindow || (isShell && y % 2)) continue;
      at(isShell ? 0.6 : 0.94, 4.8, isometric(block.x + width, block.y + y, floorNumber - 0.5));
    }
  }
  roof(at, block, isMain ? 0.95 : 0.7, isMain ? 4.8 : 3.6);
}

function roof(at: At, { x: left, y: back, width, depth, height }: Block, light: number, size: number): void {
  for (let x = 0; x <= width; x++) {
    for (let y = 0; y <= depth; y++) {
      const isEdge = x % width === 0 || y % depth === 0;
      if (isEdge) at(light, size, isometric(left + x, back + y, height + 0.4));
    }
  }
}

/** Only the edges, as on a screen. */
function outline(at: At, block: Block): void {
  const { x, y, width, depth, height } = block;
  roof(at, block, 0.6, 3.6);
  roof(at, { ...block, height: -0.4 }, 0.5, 3.6);
  for (const [right, front] of [
    [width, 0],
    [width, depth],
    [0, depth],
  ] as const) {
    for (let up = 0.5; up < height; up += 0.8) at(0.6, 3.6, isometric(x + right, y + front, up));
  }
}

/** What is under a building, on the ground. */
function foundation(at: At, { x, y, width, depth }: Block): void {
  for (let right = 0; right <= width; right++) {
    for (let front = 0; front <= depth; front++) at(0.9, 4.8, isometric(x + right, y + front, 0));
  }
}
