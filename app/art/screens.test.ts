import { expect, test } from "vitest";
import { locales } from "../../site/locales.ts";
import { screen } from "./screens.ts";

const languages = Object.keys(locales);

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

test.each(languages)("of 14 days of leave, 9 are bright (%s)", (locale) => {
  expect(count(part(`leave-${locale}`, "r6"), 9)).toEqual({ a: 5, c: 9 });
});

test.each(languages)("a bid has as many points as its amount, and the auction took 6 off the lowest (%s)", (locale) => {
  const amounts = ["r1", "r2", "r3"].map((row) => count(part(`bids-${locale}`, row), 5));
  expect(amounts).toEqual([{ b: 118 }, { b: 94 }, { b: 109 }]);
  expect(count(part(`bids-${locale}`, "off"), 5)).toEqual({ a: 6 });
});

test.each(languages)("the auction has a point for each of its 25 minutes (%s)", (locale) => {
  expect(count(part(`bids-${locale}`, "r4"), 7)).toEqual({ c: 25 });
});

test.each(["leave", "bids", "document", "robot"])("%s has one warm light in each language", (name) => {
  for (const locale of languages) {
    const lights = [...(screen(`${name}-${locale}`) ?? "").matchAll(/class="w" stroke-width="10" d="(.*?)"/g)];
    expect(lights.map(([, place]) => place)).toHaveLength(1);
  }
});
