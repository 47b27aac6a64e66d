import { expect, test } from "vitest";
import { acrossShapes, type DotChartData, upShapes } from "./dot-chart-shapes.ts";

const shares: DotChartData = {
  direction: "across",
  rows: [
    { label: "1–50", value: 24 },
    { label: "1000+", value: 78 },
  ],
  max: 100,
  per: 2,
  ticks: [0, 50, 100],
  pattern: "%#",
};

const count = (path: string) => path.split("h0").length - 1;

test("a bar has as many points as its value says", () => {
  const { points, brilliant } = acrossShapes(shares);
  expect(count(points)).toBe(12);
  expect(count(brilliant)).toBe(39);
});

test("the axis begins at zero and points stay inside the picture", () => {
  const { points, axis, width } = acrossShapes({
    ...shares,
    rows: [
      { label: "a", value: 100 },
      { label: "b", value: 1 },
    ],
  });
  const places = [...points.matchAll(/M([\d.]+) /g)].map(([, x]) => Number(x));
  expect(axis).toContain("M92 0");
  expect(Math.min(...places)).toBeGreaterThan(92);
  expect(Math.max(...places)).toBeLessThan(width);
});

test("values and ticks are written in the given pattern", () => {
  const words = acrossShapes(shares).words.map(({ text }) => text);
  expect(words).toEqual(expect.arrayContaining(["%0", "%50", "%100", "%24", "%78", "1–50"]));
});

test("a column is three points wide", () => {
  const { brilliant } = upShapes({
    ...shares,
    direction: "up",
    max: 20,
    per: 1,
    rows: [{ label: "2024", value: 9 }],
    pattern: "#",
  });
  expect(count(brilliant)).toBe(27);
});

test("points of a high column do not touch", () => {
  const { brilliant, pointSize } = upShapes({
    ...shares,
    direction: "up",
    max: 80,
    rows: [{ label: "2023", value: 62 }],
    pattern: "#",
  });
  const heights = [...new Set([...brilliant.matchAll(/M[\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y)))];
  const steps = heights.slice(1).map((height, i) => (heights[i] as number) - height);
  expect(heights).toHaveLength(31);
  expect(Math.min(...steps)).toBeGreaterThan(pointSize);
});
