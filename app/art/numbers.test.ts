import { expect, test } from "vitest";
import { hash, seededRandom } from "./numbers.ts";

test("a seed always gives the same numbers", () => {
  const one = seededRandom("deniz");
  const two = seededRandom("deniz");
  for (let index = 0; index < 100; index++) expect(one()).toBe(two());
});

test("numbers lie between 0 and 1 and spread evenly", () => {
  const random = seededRandom("deniz");
  const numbers = Array.from({ length: 10_000 }, random);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(numbers.reduce((sum, number) => sum + number) / numbers.length).toBeCloseTo(0.5, 1);
});

test("the hash is FNV-1a", () => {
  expect(hash("")).toBe(0x811c9dc5);
  expect(hash("a")).toBe(0xe40c292c);
});
