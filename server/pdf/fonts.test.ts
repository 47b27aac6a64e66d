import { expect, test } from "vitest";
import { inKnownGlyphs, runsByFont } from "./fonts.ts";

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
  expect(inKnownGlyphs(typed)).toBe(written);
});

test("a name of emoji alone is not empty", () => {
  expect(inKnownGlyphs("😀 🚀")).toBe("U+1F600 U+1F680");
});

test("each stretch has the font of its letters, and a space stays with what stands before it", () => {
  expect(runsByFont("محمد علي Şen Київ")).toEqual([
    { text: "محمد علي ", font: "arabic-400" },
    { text: "Şen ", font: "text-400" },
    { text: "Київ", font: "other-400" },
  ]);
});
