import { expect, test } from "vitest";

const files = import.meta.glob<string>("./*/*.tsx", { query: "?raw", import: "default", eager: true });
const heads = Object.entries(files).flatMap(([file, source]) =>
  [...source.matchAll(/\bart="([^"]*)"/g)].map(([, art]) => ({ file, art, folder: file.split("/")[1] })),
);

/** Development draws a band for any name, the build for the folders of pages alone. */
test("the head of each page has the band of its own folder", () => {
  expect(heads.length).toBeGreaterThan(20);
  expect(heads.filter(({ art, folder }) => art !== folder)).toEqual([]);
});
