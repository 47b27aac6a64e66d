export type DotChartData = {
  direction: "across" | "up";
  rows: { label: string; value: number }[];
  /** End of the axis, which begins at zero. */
  max: number;
  /** What one point stands for. */
  per: number;
  ticks: number[];
  /** How a value is written in the page's language: "%#", "#%", "#". */
  pattern: string;
};

type Word = { text: string; x: number; y: number; anchor?: "middle" | "end"; strong?: true };

export type ChartShapes = {
  width: number;
  height: number;
  grid: string;
  axis: string;
  points: string;
  brilliant: string;
  pointSize: number;
  words: Word[];
};

const WIDTH = 380;
const FOOT = 26;

/** Horizontal bars: one row of points each, the scale below. */
export function acrossShapes({ rows, max, per, ticks, pattern }: DotChartData): ChartShapes {
  const left = 92;
  const step = 34;
  const height = rows.length * step + 30;
  const bottom = height - FOOT;
  const x = (value: number) => round(left + (value / max) * (WIDTH - left - 22));
  const middle = (row: number) => row * step + 23;
  const bars = rows.map(({ value }, row) => path(value / per, (i) => `M${x((i + 0.5) * per)} ${middle(row)}h0`));
  return {
    width: WIDTH,
    height,
    grid: ticks.map((tick) => `M${x(tick)} 0V${bottom}`).join(""),
    axis: `M${left} 0V${bottom}`,
    points: bars.slice(0, -1).join(""),
    brilliant: bars.at(-1) ?? "",
    pointSize: 4.2,
    words: [
      ...ticks.map((tick): Word => ({ text: write(pattern, tick), x: x(tick), y: height - 6, anchor: "middle" })),
      ...rows.flatMap(({ label, value }, row): Word[] => [
        { text: label, x: 0, y: middle(row) + 4 },
        { text: write(pattern, value), x: x(value) + 5, y: middle(row) + 4, strong: true },
      ]),
    ],
  };
}

/** Columns three points wide, the scale on the left. */
export function upShapes({ rows, max, per, ticks, pattern }: DotChartData): ChartShapes {
  const height = 222;
  const bottom = height - FOOT;
  const y = (value: number) => round(bottom - (value / max) * (bottom - 16));
  const column = (WIDTH - 40) / rows.length;
  const centre = (row: number) => round(38 + column * (row + 0.5));
  const bars = rows.map(({ value }, row) =>
    path(value / per, (i) =>
      [-11, 0, 11].map((aside) => `M${round(centre(row) + aside)} ${y((i + 0.5) * per)}h0`).join(""),
    ),
  );
  return {
    width: WIDTH,
    height,
    grid: ticks.map((tick) => `M30 ${y(tick)}H${WIDTH}`).join(""),
    axis: `M30 ${bottom}H${WIDTH}`,
    points: bars.slice(0, -1).join(""),
    brilliant: bars.at(-1) ?? "",
    // Points of a high column stay apart, so that they can be counted.
    pointSize: round(Math.min(5, 0.75 * (y(0) - y(per)))),
    words: [
      ...ticks.map((tick): Word => ({ text: String(tick), x: 22, y: y(tick) + 4, anchor: "end" })),
      ...rows.flatMap(({ label, value }, row): Word[] => [
        { text: label, x: centre(row), y: height - 6, anchor: "middle" },
        { text: write(pattern, value), x: centre(row), y: y(value) - 6, anchor: "middle", strong: true },
      ]),
    ],
  };
}

function path(count: number, point: (i: number) => string): string {
  return Array.from({ length: Math.round(count) }, (_, i) => point(i)).join("");
}

function write(pattern: string, value: number): string {
  return pattern.replace("#", String(value));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
