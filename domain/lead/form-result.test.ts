import { expect, test } from "vitest";
import { suspicionOf } from "./form-result.ts";

test("whoever fills in the honeypot is suspected", () => {
  expect(suspicionOf({ website: "http://x.example" }, 0)).toBe("honeypot");
  expect(suspicionOf({ website: "" }, 0)).toBeUndefined();
});

test("nobody fills in a form within three seconds", () => {
  expect(suspicionOf({ opened: "10000" }, 12_999)).toBe("speed");
  expect(suspicionOf({ opened: "10000" }, 13_000)).toBeUndefined();
});

test("without script, with a wrong clock or with nonsense nobody is suspected", () => {
  for (const opened of ["", "20000", "-5", "NaN", "x"]) expect(suspicionOf({ opened }, 10_000)).toBeUndefined();
});
