import { svgFile } from "./picture.ts";

const { round, sin } = Math;

const WIDTH = 2880;
const HEIGHT = 44;
const STEP = 40;

type Wave = { shift: number; water: string; line: string; size: number };

/** The upper edges of the three waters that service levels reach, dark downwards. */
const waves: Readonly<Record<string, Wave>> = {
  surface: { shift: 0.6, water: "#0d4354", line: "#8bf0e6", size: 4.6 },
  middle: { shift: 2.4, water: "#07293a", line: "#5fd3d6", size: 3.4 },
  bottom: { shift: 4.1, water: "#02090e", line: "#5fd3d6", size: 3.4 },
};

/** The edge of one water as a line of points with the water below it, or the sea floor. */
export function waterEdge(name: string): string | undefined {
  if (name === "floor") return floor();
  const wave = Object.hasOwn(waves, name) ? waves[name] : undefined;
  if (!wave) return undefined;
  const { shift, water, line, size } = wave;
  let edge = "";
  for (let x = 0; x <= WIDTH; x += STEP) edge += `${edge ? "L" : "M"}${x} ${heightAt(x, shift)}`;
  return svgFile(
    { width: WIDTH, height: HEIGHT, style: "" },
    `<path fill="${water}" d="${edge}V${HEIGHT}H0z"/>` +
      `<path stroke="${line}" stroke-width="${size}" stroke-dasharray="0 11" d="${edge}"/>`,
  );
}

function heightAt(x: number, shift: number): number {
  return round(220 + 75 * sin(x * 0.0071 + shift) + 42 * sin(x * 0.019 + shift * 2)) / 10;
}

function floor(): string {
  const rows = [3, 4, 5, 6].map((size, row) => {
    const y = 8 + row * 11;
    return `<path stroke-width="${size}" stroke-dasharray="0 ${13 + row * 3}" d="M${row * 6} ${y}q720-12 1440 0t1440 0"/>`;
  });
  return svgFile({ width: WIDTH, height: HEIGHT, style: "" }, `<g stroke="#14414f">${rows.join("")}</g>`);
}
