import { globSync, readFileSync } from "node:fs";
import { type Font, openSync } from "fontkit";
import { expect, test } from "vitest";

const words = globSync("content/{tr,en}/**/*.{yaml,md}").map((file) => readFileSync(file, "utf8"));
const letters = new Set(words.join("").replace(/\s/g, ""));

test.each(["funnel-display", "hanken-grotesk"])("%s has every letter that the site's words need", (name) => {
  const font = openSync(`public/fonts/${name}.woff2`) as Font;
  const missing = [...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) as number));
  expect(letters).toContain("ğ");
  expect(missing).toEqual([]);
});

test("the style sheet names the files and weights that scripts/fonts/make-fonts.py makes", () => {
  const script = readFileSync("scripts/fonts/make-fonts.py", "utf8");
  const sheet = readFileSync("app/styles/fonts.css", "utf8");
  const faces = [...sheet.matchAll(/url\("\/fonts\/(.+)\.woff2"\);\s+font-weight: (\d+) (\d+);/g)];
  const made = globSync("public/fonts/*.woff2").sort();
  expect(faces.map(([, family]) => `public/fonts/${family}.woff2`).sort()).toEqual(made);
  for (const [, family, lightest, boldest] of faces) expect(script).toContain(`"${family}": (${lightest}, ${boldest})`);
});
