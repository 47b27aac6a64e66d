import { expect, test } from "vitest";
import { Points } from "../../app/art/points.ts";
import { pointsOf } from "./points.ts";

test("points are found where the art put them", () => {
  const art = new Points();
  art.add("a", 2, 12, 7);
  art.add("a", 2, 9, 11);
  art.add("a", 2, 9, -4);
  expect(pointsOf(art.paths())).toEqual([
    { x: 12, y: 7 },
    { x: 9, y: 11 },
    { x: 9, y: -4 },
  ]);
});

test("places with decimals, as charts have them, are read too", () => {
  expect(pointsOf("M94.7 23h0M100 23h0")).toEqual([
    { x: 94.7, y: 23 },
    { x: 100, y: 23 },
  ]);
});
