import fc from "fast-check";
import { expect, test } from "vitest";
import { drawCode, readCode } from "./code.ts";

/** Gives these numbers as bytes, one after the other. */
function bytesOf(...numbers: number[]) {
  const queue = [...numbers];
  return (length: number) => {
    expect(length).toBe(4);
    return new Uint8Array(new Uint32Array([queue.shift() ?? 0]).buffer).toReversed();
  };
}

test("six digits, zeros in front included", () => {
  expect(drawCode(bytesOf(42))).toBe("000042");
  expect(drawCode(bytesOf(123_417_029))).toBe("417029");
});

test("a draw that would favour some codes is thrown away", () => {
  expect(drawCode(bytesOf(4_293_999_999))).toBe("999999");
  expect(drawCode(bytesOf(4_294_000_000, 4_294_967_295, 7))).toBe("000007");
});

test("a code is read however it is parted", () => {
  const parting = fc.constantFrom("", " ", "-", ".", "\u00a0", "\u200b", "\n");
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999 }),
      fc.array(parting, { minLength: 7, maxLength: 7 }),
      (code, parts) => {
        const digits = String(code).padStart(6, "0");
        expect(readCode(parts.map((part, index) => part + (digits[index] ?? "")).join(""))).toBe(digits);
      },
    ),
  );
});
