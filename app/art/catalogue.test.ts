import { expect, test } from "vitest";
import { artFile } from "./catalogue.ts";
import { signNames } from "./signs.ts";

const pictures = [
  "campus-plan.svg",
  "coast.svg",
  "not-found.svg",
  "cover/a-news-item-nobody-has-written.svg",
  "story/sap--11-saat--tuna-lojistik.svg",
  "story/modernizasyon--40-min--lodos-sigorta.svg",
  "head/about.svg",
  "head/products.svg",
  "head/security-disclosure.svg",
  "plate/infrastructure.svg",
  "plate/data.svg",
  "closing/moon.svg",
  "level/professional.svg",
  "head/veri-ve-surdurulebilirlik-raporu.svg",
  "research/coral.svg",
  "research/reflection.svg",
  "research/soundings.svg",
  "report/dayaniklilik-3.svg",
  "award/genc-yetenek.svg",
  "award/an-award-nobody-has-given.svg",
  "company/weeks.svg",
  "company/letter.svg",
  "month/4.svg",
];
/** The page itself brings the warm point, or there is none. */
const cold = [
  "hero-sea.svg",
  "field-4000.svg",
  "campus-night.svg",
  "closing/moon-cold.svg",
  "unknown-person.svg",
  "head/campus.svg",
  "head/research.svg",
  "levels-sea.svg",
  "company/manifesto.svg",
  "company/soundings.svg",
  "campus-buildings.svg",
  "month/1.svg",
  "month/3.svg",
  "level/basic.svg",
  "story/sap--11-saat--tuna-lojistik--cold.svg",
  "cover/a-news-item-nobody-has-written--cold.svg",
  "report/dayaniklilik-3--cold.svg",
  "award/bulut-gecisi--cold.svg",
  "portrait/elif-aydin.svg",
  "chart/24-32-52-1-4-4-53-1.svg",
  "chart/0-0-0-0-0-0-0-0.svg",
];
const charts = [
  "signs.svg",
  "units/infrastructure.svg",
  "screen/leave--kasim--kalan.svg",
  "screen/document--delivery-note--tax-no--total.svg",
];

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

test.each(pictures)("%s has exactly one warm point", (path) => {
  expect(occurrences(read(path), 'class="w"')).toBe(1);
});

test.each(cold)("%s has no warm point", (path) => {
  expect(read(path)).not.toContain('class="w"');
});

test.each([...pictures, ...cold, ...charts])("%s is the same every time and has no style attribute", (path) => {
  const svg = read(path);
  expect(artFile(path)).toBe(svg);
  expect(svg).not.toMatch(/\sstyle=/);
});

test("different seeds give different pictures", () => {
  for (const kind of ["cover", "portrait", "report"]) {
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

test("a program of nine months has 39 weeks of five days", () => {
  const weeks = read("company/weeks.svg");
  expect(pointsOf(weeks, "b") + pointsOf(weeks, "c") + pointsOf(weeks, "d") + 1).toBe(39 * 5);
});

test("the sprite holds every sign", () => {
  for (const name of signNames) expect(read("signs.svg")).toContain(`<symbol id="${name}" viewBox="0 0 48 48"`);
});

test("pictures on paper know both colour schemes", () => {
  for (const path of ["head/about.svg", "field-4000.svg", "campus-plan.svg"]) {
    expect(read(path)).toContain("@media(prefers-color-scheme:dark)");
  }
});

test("the sparks of the hero are a layer of their own, out of sight of the sea", () => {
  const [sea = "", sparks = ""] = read("hero-sea.svg").split("<view ");
  const classes = (svg: string) => new Set([...svg.matchAll(/class="(.)"/g)].map(([, name]) => name));
  expect([classes(sea), classes(sparks)]).toEqual([new Set(["a", "b", "c"]), new Set(["d"])]);
  expect(sparks).toMatch(/^id="brilliant" viewBox="0 1728 2880 1440"\/><g transform="translate\(0 1728\)">/);
});

test("a cover without letters for its unit shows the figure alone", () => {
  expect(read("story/sap--11-xyz--one.svg")).toBe(read("story/sap--11--one.svg"));
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
  "head/unknown.svg",
  "research/constructor.svg",
  "plate/constructor.svg",
  "level/constructor.svg",
  "company/constructor.svg",
  "award/genc-yetenek--warm.svg",
  "month/5.svg",
  "units/constructor.svg",
  "screen/leave.svg",
  "screen/leave-kasim.svg",
  "screen/constructor--kasim.svg",
  "story/unknown--11--tuna.svg",
  "closing/moon-warm.svg",
  "chart/1-2.svg",
  "chart/6-0-0-0-0-0-0-0.svg",
  "chart/1111-0-0-0-0-0-0-0.svg",
])("%j is no picture", (path) => {
  expect(artFile(path)).toBeUndefined();
});
