import { globSync, readFileSync } from "node:fs";
import { type Font, openSync } from "fontkit";
import { expect, test } from "vitest";

const words = globSync("content/{tr,en}/**/*.{ts,md}").map((file) => readFileSync(file, "utf8"));
const letters = new Set(words.join("").replace(/\s/g, ""));

test.each(["funnel-display", "hanken-grotesk"])("%s has every letter that the site's words need", (name) => {
  const font = openSync(`public/fonts/${name}.woff2`) as Font;
  const missing = [...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) as number));
  expect(letters).toContain("ğ");
  expect(missing).toEqual([]);
});
