import { expect, test } from "vitest";
import { wrongSums } from "./sums.ts";

test.each([
  ["tr", "40 × 120 W = 4.800 W"],
  ["tr", "400.000 TL × %60 × %30 = 72.000 TL"],
  ["tr", "168 saat − 50 saat = 118 saat"],
  ["tr", "72.000 + 21.000 + 4.200 = 97.200"],
  ["tr", "4.000 saniye ÷ 60 = 66,7 dakika"],
  ["tr", "21 ÷ 32 = %66"],
  ["tr", "10 − 2 × 3 = 4"],
  ["en", "TRY 1,440 ÷ 24 = 60"],
  ["en", "400,000 × 60% × 30% = 72,000"],
  ["en", "12.5 − 0.5 = 12"],
] as const)("in %s, %s comes out", (locale, text) => {
  expect(wrongSums(text, locale)).toEqual([]);
});

test("a sum that does not come out is told with its result", () => {
  expect(wrongSums("Toplam: 40 × 120 W = 4.700 W, yani çok.", "tr")).toEqual([
    { sum: "40 × 120 W = 4.700", result: "4800" },
  ]);
  expect(wrongSums("21 ÷ 32 = 65%", "en")).toMatchObject([{ result: "0.65625" }]);
});
