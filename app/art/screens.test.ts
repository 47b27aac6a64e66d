import { expect, test } from "vitest";
import { screen } from "./screens.ts";

const names = {
  leave: ["leave--kasim--kalan", "leave--november--left"],
  bids: ["bids--tekli0f", "bids--bids"],
  document: ["document--e0i0rsali0ye--vkn--toplam", "document--delivery-note--tax-no--total"],
  robot: ["robot--fatura--onay", "robot--invoice--ok"],
};

function part(name: string, id: string): string {
  const [, content] = new RegExp(`<g id="${id}"[^>]*>(.*?)</g>`).exec(screen(name) ?? "") ?? [];
  if (content === undefined) throw new Error(`no part ${id} on ${name}`);
  return content;
}

/** How many points of a size a part has, by brightness. */
function count(svg: string, size: number): Record<string, number> {
  const paths = [...svg.matchAll(new RegExp(`class="(.)" stroke-width="${size}" d="([^"]*)"`, "g"))];
  return Object.fromEntries(paths.map(([, brightness, data = ""]) => [brightness, data.split("h0").length - 1]));
}

test.each(names.leave)("of 14 days of leave, 9 are bright (%s)", (name) => {
  expect(count(part(name, "r6"), 9)).toEqual({ a: 5, c: 9 });
});

test.each(names.bids)("a bid has as many points as its amount, and the auction took 6 off the lowest (%s)", (name) => {
  const amounts = ["r1", "r2", "r3"].map((row) => count(part(name, row), 5));
  expect(amounts).toEqual([{ b: 118 }, { b: 94 }, { b: 109 }]);
  expect(count(part(name, "off"), 5)).toEqual({ a: 6 });
});

test.each(names.bids)("the auction has a point for each of its 25 minutes (%s)", (name) => {
  expect(count(part(name, "r4"), 7)).toEqual({ c: 25 });
});

test.each(Object.values(names).flat())("%s has one warm light", (name) => {
  const lights = [...(screen(name) ?? "").matchAll(/class="w" stroke-width="10" d="(.*?)"/g)];
  expect(lights).toHaveLength(1);
});
