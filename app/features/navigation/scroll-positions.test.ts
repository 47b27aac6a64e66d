import { expect, test } from "vitest";
import { createScrollPositions, entryName } from "./scroll-positions.ts";

function memory(): Pick<Storage, "getItem" | "setItem"> {
  const items = new Map<string, string>();
  return { getItem: (name) => items.get(name) ?? null, setItem: (name, value) => void items.set(name, value) };
}

test("positions are kept for the documents that follow", () => {
  const store = memory();
  const positions = createScrollPositions(() => store);
  positions.set("a/", 120.4);
  positions.save();
  const later = createScrollPositions(() => store);
  expect(later.get("a/")).toBe(120);
});

test("only the last fifty are kept", () => {
  const store = memory();
  const positions = createScrollPositions(() => store);
  for (let i = 0; i < 60; i++) positions.set(`${i}/`, i);
  positions.save();
  const later = createScrollPositions(() => store);
  expect(later.get("9/")).toBeUndefined();
  expect(later.get("59/")).toBe(59);
});

test("forbidden or broken storage is no obstacle", () => {
  const forbidden = createScrollPositions(() => {
    throw new Error("denied");
  });
  forbidden.set("a/", 1);
  forbidden.save();
  expect(forbidden.get("a/")).toBe(1);
  const broken = createScrollPositions(() => ({ getItem: () => "{", setItem: () => {} }));
  expect(broken.get("a/")).toBeUndefined();
});

test("an entry is named by its key and its address, without what a campaign put there", () => {
  const url = new URL("http://own.invalid/arge?utm_source=x&gclid=1#y");
  expect(entryName({ key: "k1" }, url)).toBe("k1/arge#y");
  expect(entryName(null, url)).toBe("/arge#y");
});
