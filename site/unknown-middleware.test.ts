import { expect, test } from "vitest";
import { isUnknownMiddleware, unknownMiddleware } from "./unknown-middleware.ts";

test("the sentence is known again", () => {
  expect(unknownMiddleware("yok")).toBe("Unknown middleware yok");
  expect(isUnknownMiddleware(unknownMiddleware("yok"))).toBe(true);
});

test.each([
  "Unknown middleware ",
  "Unknown middleware a b",
  `Unknown middleware ${"x".repeat(81)}`,
  "SQLITE_FULL",
  null,
])("%j is not it", (text) => {
  expect(isUnknownMiddleware(text)).toBe(false);
});
