import { expect, test } from "vitest";
import { chartLattice, chartLights, chartPicture, chartPlaces, type Place, type SeaName, seas } from "./sea-chart.ts";

const story = (slug: string, weight: number, ...tags: SeaName[]) => ({ slug, weight, tags });

test("a story has its light in the water of its first service, the newest in its first place", () => {
  const lights = chartLights([
    story("newest", 5, "veri"),
    story("older", 2, "veri", "altyapi"),
    story("sap", 3, "sap"),
  ]);
  expect(lights.map(({ story: { slug }, place }) => [slug, place])).toEqual([
    ["newest", seas.veri.lights[0]],
    ["older", seas.veri.lights[1]],
    ["sap", seas.sap.lights[0]],
  ]);
});

test("however many stories there are, a water shows as many as it has places for", () => {
  const many = Array.from({ length: 40 }, (_, index) => story(`s${index}`, 3, index % 2 ? "sap" : "rpa"));
  expect(chartLights(many).map(({ story: { slug } }) => slug)).toEqual(["s0", "s1", "s2", "s3", "s4", "s5"]);
  expect(chartLights([])).toEqual([]);
});

test("the picture's name tells the weights, and gives places and weights back", () => {
  const lights = chartLights([story("one", 5, "sap"), story("two", 2, "sap"), story("three", 1, "urun")]);
  expect(chartPicture(lights)).toBe("/art/chart/0-0-52-0-0-0-0-1.svg");
  expect(chartPlaces("0-0-52-0-0-0-0-1")?.flat()).toEqual([
    { place: seas.sap.lights[0], weight: 5 },
    { place: seas.sap.lights[1], weight: 2 },
    { place: seas.urun.lights[0], weight: 1 },
  ]);
});

test("no label meets another in the narrowest window with a chart", () => {
  const chart = { width: 938, height: 495 };
  const box = ([column, row]: Place, [left, up, right, down]: readonly [number, number, number, number]) => {
    const x = ((column - 0.5) / chartLattice.columns) * chart.width;
    const y = ((row - 0.5) / chartLattice.rows) * chart.height;
    return { left: x - left, right: x + right, top: y - up, bottom: y + down };
  };
  const boxes = Object.entries(seas).flatMap(([sea, { name, lights }]) => [
    { of: sea, ...box(name, [4, 11, 104, 11]) },
    ...lights.map((light, index) => ({ of: `${sea} ${index}`, ...box(light, [22, 23, 170, 23]) })),
  ]);
  const meeting = boxes.flatMap((one, index) =>
    boxes
      .slice(0, index)
      .filter((two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom)
      .map((two) => `${one.of} and ${two.of}`),
  );
  expect(meeting).toEqual([]);
  const outside = boxes.filter(
    ({ left, right, top, bottom }) => left < 0 || right > chart.width || top < 0 || bottom > chart.height,
  );
  expect(outside).toEqual([]);
});
