import { expect, test } from "vitest";
import { drawShareImage, fitText } from "./share-images.ts";

const face = { family: "Funnel Display", tracking: 0 };
const column = { width: 700, lines: 4, sizes: [76, 60, 40] };

test("a share image is a PNG of 1200 by 630", async () => {
  const image = Buffer.from(
    await drawShareImage({ title: "İletişim", kicker: "Bize yazın", seed: "iletisim", locale: "tr" }),
  );
  expect(image.subarray(1, 4).toString()).toBe("PNG");
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
});

test("the picture of a page with many dots weighs at most 250 kB", async () => {
  const picture = "plate/data";
  const image = await drawShareImage({ title: "Veri yönetimi", kicker: "", seed: "veri", locale: "tr", picture });
  expect(image.length).toBeLessThanOrEqual(250_000);
});

test("it shows the picture of its page, and a story's cover without its figure", async () => {
  const drawn = async (picture?: string) =>
    Buffer.from(await drawShareImage({ title: "Tuna", kicker: "", seed: "tuna", locale: "tr", picture })).toString(
      "hex",
    );
  const [cover, other, none] = await Promise.all([
    drawn("story/sap--11-saat--tuna-lojistik"),
    drawn("story/sap--12-saat--tuna-lojistik--cold"),
    drawn(),
  ]);
  expect(cover).toBe(other);
  expect(cover).not.toBe(none);
  await expect(drawn("head/nothing")).rejects.toThrow("There is no picture head/nothing.");
});

test("a short title stays large and whole", () => {
  expect(fitText("Dijital kampüs", face, column)).toEqual({ lines: ["Dijital kampüs"], size: 76 });
});

test("a longer title is broken into lines of like length, so that no word stands alone", () => {
  const { lines } = fitText("SAP sistemleri bir hafta sonunda buluta geçti, sevkiyat hiç durmadı.", face, column);
  expect(lines.length).toBeLessThanOrEqual(4);
  expect(lines.at(-1)?.split(" ").length).toBeGreaterThan(1);
  expect(lines.join(" ")).toBe("SAP sistemleri bir hafta sonunda buluta geçti, sevkiyat hiç durmadı.");
});

test("a title that does not fit at any size ends in an ellipsis", () => {
  const { lines, size } = fitText("Kişisel verilerin korunması ".repeat(20).trim(), face, column);
  expect(size).toBe(40);
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toMatch(/…$/);
});
