import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { artFile } from "./catalogue.ts";
import { shapes } from "./signs.ts";

const pictures = [
  "hero-sea.svg",
  "hero-sea-lit.svg",
  "cta-sea.svg",
  "lost-sea.svg",
  "field-4000.svg",
  "campus.svg",
  "campus-plan.svg",
  "cover/tuna-lojistik.svg",
  "cover/kordon-gida.svg",
  "cover/marmara-saglik.svg",
  "cover/ege-enerji.svg",
  "cover/a-story-nobody-has-written.svg",
  "band/hizmet-2.svg",
  "portrait/elif-aydin.svg",
  "report/dayaniklilik-3.svg",
  "award/odul-1.svg",
];
const charts = ["signs.svg"];

function read(path: string): string {
  const svg = artFile(path);
  if (svg === undefined) throw new Error(`no picture ${path}`);
  return svg;
}

function occurrences(text: string, part: string): number {
  return text.split(part).length - 1;
}

/** The points of one brightness, leaving aside their glow. */
function pointsOf(svg: string, brightness: string): number {
  const paths = svg.matchAll(new RegExp(`<path class="${brightness}" stroke-width="[^"]*" d="([^"]*)"`, "g"));
  return [...paths].reduce((sum, [, data = ""]) => sum + occurrences(data, "h0"), 0);
}

function fingerprint(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

test.each(pictures)("%s has exactly one warm point", (path) => {
  expect(occurrences(read(path), 'class="w"')).toBe(1);
});

test.each([...pictures, ...charts])("%s is the same every time and has no style attribute", (path) => {
  const svg = read(path);
  expect(artFile(path)).toBe(svg);
  expect(svg).not.toMatch(/\sstyle=/);
});

test("pictures keep their bytes from one version to the next", () => {
  expect(fingerprint(read("hero-sea.svg"))).toBe("28d374e0241e7dde");
  expect(fingerprint(read("cover/tuna-lojistik.svg"))).toBe("09a76ea6f542d888");
});

test("different seeds give different pictures", () => {
  for (const kind of ["cover", "band", "portrait", "report", "award"]) {
    expect(artFile(`${kind}/one.svg`)).not.toBe(artFile(`${kind}/two.svg`));
  }
});

test("the field has exactly 4,000 points", () => {
  const columns = [...read("field-4000.svg").matchAll(/pathLength="(\d+)"/g)].map(([, count]) => Number(count));
  expect(columns.reduce((sum, count) => sum + count)).toBe(4000);
});

test("the plan has 1,500 points and 563 of them are lit", () => {
  const plan = read("campus-plan.svg");
  const lit = pointsOf(plan, "c") + pointsOf(plan, "d");
  expect(lit).toBe(563);
  expect(lit + pointsOf(plan, "a")).toBe(1500);
});

test("the warm point of a band stands right of the middle and is not clipped", () => {
  for (let index = 0; index < 40; index++) {
    const [, x, y, radius] = /<circle cx="(\d+)" cy="(\d+)" r="(\d+)"/.exec(read(`band/seed-${index}.svg`)) ?? [];
    expect(Number(x)).toBeGreaterThan(800);
    expect(Number(x) + Number(radius)).toBeLessThan(1600);
    expect(Number(y) - Number(radius)).toBeGreaterThan(0);
    expect(Number(y) + Number(radius)).toBeLessThan(640);
  }
});

test("the sprite holds every sign", () => {
  for (const name of Object.keys(shapes))
    expect(read("signs.svg")).toContain(`<symbol id="${name}" viewBox="0 0 48 48"`);
});

test("pictures on paper know both colour schemes", () => {
  for (const path of ["band/hizmet-2.svg", "field-4000.svg", "campus-plan.svg"]) {
    expect(read(path)).toContain("@media(prefers-color-scheme:dark)");
  }
});

test("the layers of the hero together have every point of its lit copy, one out of the other's sight", () => {
  const hero = read("hero-sea.svg");
  const layers = hero.split("<view ");
  expect(pointsOf(hero, "[abcdw]")).toBe(pointsOf(read("hero-sea-lit.svg"), "[abcdw]"));
  expect(layers.map((layer) => new Set([...layer.matchAll(/class="(.)"/g)].map(([, name]) => name)))).toEqual([
    new Set(["a", "b", "s", "w"]),
    new Set(["c"]),
    new Set(["d"]),
  ]);
  const [, bright, brilliant] = layers;
  expect(bright).toMatch(/^id="bright" viewBox="0 1728 2880 1440"\/><g transform="translate\(0 1728\)">/);
  expect(brilliant).toMatch(/^id="brilliant" viewBox="0 3456 2880 1440"\/><g transform="translate\(0 3456\)">/);
  expect(hero).not.toContain("animation");
});

test.each([
  "",
  "hero-sea",
  "hero-sea.png",
  "unknown.svg",
  "unknown/tuna.svg",
  "cover/.svg",
  "cover/Tuna.svg",
  "cover/çınar.svg",
  "cover/../hero-sea.svg",
  "cover/a/b.svg",
  "cover/tuna.svg\n",
  `cover/${"a".repeat(81)}.svg`,
  "constructor.svg",
])("%j is no picture", (path) => {
  expect(artFile(path)).toBeUndefined();
});
