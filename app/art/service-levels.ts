import { short } from "./numbers.ts";
import { nightStyle, svgFile, warmPoint } from "./picture.ts";

const { round, sin } = Math;

/*
 * The levels of a service as depth. The page sets its rows at fixed heights over these pictures; all lengths are those
 * of its style sheet, in rem, so that text and points stay on one line.
 */
const REM = 16;
const ROW = 3.1;
const ABOVE_ROWS = 5.8;
const BELOW_ROWS = 1.8;
const ABOVE_FLOOR = 5;
/** From the names of the levels to the surface. */
const AIR = 2.1;
/** Tasks in each of the three waters. */
const TASKS = [2, 3, 3] as const;

/** Where each water begins, and the middle of each of its rows. */
const waters = TASKS.map((tasks, depth) => {
  const above = TASKS.slice(0, depth).reduce((sum, all) => sum + ABOVE_ROWS + all * ROW + BELOW_ROWS, 0);
  const rows = Array.from({ length: tasks }, (_, row) => (above + ABOVE_ROWS + (row + 0.5) * ROW) * REM);
  return { top: above * REM, rows };
});
const DEPTH = (waters[2]?.rows.at(-1) ?? 0) + (ROW / 2 + ABOVE_FLOOR) * REM;

const WIDTH = 4320;
const HALF_WAVE = 22;
const looks = [
  { shift: 0.6, water: "#0d4354", line: "#8bf0e6", size: 4.6 },
  { shift: 2.4, water: "#07293a", line: "#5fd3d6", size: 3.4 },
  { shift: 4.1, water: "#02090e", line: "#5fd3d6", size: 3.4 },
];

/** Three waters over one another, each with an edge of points and thin lines between its rows, and the sea floor. */
export function levelsSea(): string {
  const height = DEPTH + HALF_WAVE;
  const layers = looks.map(({ shift, water, line, size }, depth) => {
    let edge = "";
    for (let x = 0; x <= WIDTH; x += 40) {
      const wave = 75 * sin(x * 0.0071 + shift) + 42 * sin(x * 0.019 + shift * 2);
      edge += `${edge ? "L" : "M"}${x} ${short(HALF_WAVE + (waters[depth]?.top ?? 0) + round(wave) / 10)}`;
    }
    const between = waters[depth]?.rows.slice(1).map((y) => `M0 ${short(HALF_WAVE + y - (ROW / 2) * REM)}h${WIDTH}`);
    return (
      `<path fill="${water}" d="${edge}V${short(height)}H0z"/>` +
      `<path stroke="#fff" stroke-opacity=".16" stroke-width="2.4" stroke-dasharray="0 12" d="${between?.join("")}"/>` +
      `<path stroke="${line}" stroke-width="${size}" stroke-dasharray="0 11" d="${edge}"/>`
    );
  });
  const floor = [3, 4, 5, 6].map((size, row) => {
    const y = short(height - 38 + row * 11);
    return `<path stroke-width="${size}" stroke-dasharray="0 ${13 + row * 3}" d="M${row * 6} ${y}q1080-12 2160 0t2160 0"/>`;
  });
  return svgFile(
    { width: WIDTH, height: round(height), style: "" },
    `${layers.join("")}<g stroke="#14414f">${floor.join("")}</g>`,
  );
}

const COLUMN = 120;

/** How deep one of the three levels goes: a line of points with a larger one for each task. */
export function levelDepth(name: string): string | undefined {
  const level = ["basic", "advanced", "professional"].indexOf(name);
  if (level < 0) return undefined;
  const surface = AIR * REM;
  const x = COLUMN / 2;
  const reached = waters.slice(0, level + 1).flatMap(({ rows }) => rows);
  const beyond = waters.slice(level + 1).flatMap(({ rows }) => rows);
  const end = surface + (reached.pop() ?? 0);
  const isDeepest = level === waters.length - 1;
  const task = (y: number, ring: string) =>
    `<circle cx="${x}" cy="${short(y)}" r="14" fill="${waterAt(y - surface)}" stroke="${ring}"/>`;
  const points = reached.map((y) => task(surface + y, "#2d7f8c") + point("#5fd3d6", 15, surface + y));
  const last = isDeepest ? warmPoint({ x, y: end }, 8) : point("#e4fffa", 15, end);
  return svgFile(
    { width: COLUMN, height: round(surface + DEPTH), style: nightStyle },
    `<path stroke="#5fd3d6" stroke-width="3.4" stroke-dasharray="0 11" d="M${x} ${surface + 14}V${short(end)}"/>` +
      points.join("") +
      task(end, "#9fd0cf") +
      last +
      beyond.map((y) => point("#3a4b54", 5, surface + y)).join(""),
  );

  function point(colour: string, size: number, y: number): string {
    return `<path stroke="${colour}" stroke-width="${size}" d="M${x} ${short(y)}h0"/>`;
  }
}

function waterAt(depth: number): string {
  const reached = waters.findLastIndex(({ top }) => top <= depth);
  return looks[reached]?.water ?? "";
}
