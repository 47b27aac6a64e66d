import { type Font, openSync } from "fontkit";
import { expect, test } from "vitest";
import { inKnownLetters } from "./known-letters.ts";
import knownLetters from "./typst/fonts/letters.json" with { type: "json" };

test.each([
  ["Łukasz Ñandú", "Łukasz Ñandú"],
  ["Nguyễn Thị", "Nguyễn Thị"],
  ["Александр Їжак", "Александр Їжак"],
  ["Ελένη Ἀθηνᾶ", "Ελένη Ἀθηνᾶ"],
  ["محمد پژمان", "محمد پژمان"],
  ["中文", "U+4E2D U+6587"],
  ["Li 李 Wei", "Li U+674E Wei"],
  ["Deniz \u202eIşık 😀", "Deniz Işık"],
  ["❤️ 👩‍💻 🇹🇷 1️⃣", "1"],
  ["© Yakamoz™", "© Yakamoz™"],
])("%s is written %s", (typed, written) => {
  expect(inKnownLetters(typed)).toBe(written);
});

test("a name of emoji alone is not empty", () => {
  expect(inKnownLetters("😀 🚀")).toBe("U+1F600 U+1F680");
});

test("the table of letters is that of the fonts", () => {
  const files = ["hanken-grotesk", "noto-sans", "vazirmatn"].map(
    (family) => `server/pdf/typst/fonts/${family}-400.ttf`,
  );
  const letters = new Set(files.flatMap((file) => (openSync(file) as Font).characterSet));
  const listed = knownLetters.flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  // The end of a font's own table, which is no letter.
  letters.delete(0xffff);
  expect(listed).toEqual([...letters].sort((one, other) => one - other));
});
