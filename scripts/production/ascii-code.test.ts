import { expect, test } from "vitest";
import { inAscii } from "./ascii-code.ts";

test("texts, patterns and names mean the same in ASCII", () => {
  const code = 'const ölçü = "İğne “🦊”"; [ölçü, `ş`, /[ğ-ş]/u.test("ş"), /^🦊$/u.test("🦊")]';
  expect(inAscii(code)).toMatch(/^[ -~]+$/);
  // biome-ignore lint/security/noGlobalEval: a program is what is tested
  expect(eval(inAscii(code))).toEqual(eval(code));
});
