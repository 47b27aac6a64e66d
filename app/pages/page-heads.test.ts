import { expect, test } from "vitest";
import { closing } from "../art/closings.ts";

const files = import.meta.glob<string>("./*/*.tsx", { query: "?raw", import: "default", eager: true });
const heads = Object.entries(files).flatMap(([file, source]) =>
  [...source.matchAll(/\bart="([^"]*)"/g)]
    .map(([, art = ""]) => ({ file, art, folder: file.split("/")[1] }))
    .filter(({ art }) => closing(art) === undefined),
);

test("a head has the picture of its own folder, and no other page has it", () => {
  expect(heads.length).toBeGreaterThan(10);
  expect(heads.filter(({ art, folder }) => art !== folder)).toEqual([]);
});
