import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** "18.00" and "6:00 PM"; a date such as 15.11.2026 and a figure such as 12.350 are something else. */
const otherForms = /(?<![\d.,])([01]\d|2[0-3])\.[0-5]\d(?![\d.]*\d|%)|\d ?[ap]\.?m\b/gi;

test("clock times stand in one form, 18:00, in every text", () => {
  const found = ["tr", "en"].flatMap((locale) => {
    const folder = join(import.meta.dirname, locale);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.(ts|md)$/.test(file));
    return files.flatMap((file) =>
      [...readFileSync(join(folder, file), "utf8").matchAll(otherForms)].map(([time]) => `${locale}/${file}: ${time}`),
    );
  });
  expect(found).toEqual([]);
});
