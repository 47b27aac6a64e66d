import { expect, test } from "vitest";
import { referenceOf } from "./lead.ts";

test("a reference can be read aloud: two groups of four, no letters that look alike", () => {
  const random = Uint8Array.from({ length: 8 }, (_, i) => i * 31);
  expect(referenceOf(random)).toMatch(/^[2-9B-DF-HJKMNP-RTV-XZ]{4}-[2-9B-DF-HJKMNP-RTV-XZ]{4}$/);
  expect(referenceOf(random)).toBe(referenceOf(random));
  expect(referenceOf(random)).not.toBe(referenceOf(random.toReversed()));
});
