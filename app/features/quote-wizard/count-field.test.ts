import { expect, test } from "vitest";
import { steppedCount } from "./count-field.tsx";

test.each([
  ["0", 1, 1, "1"],
  ["12", 1, 1, "13"],
  ["1", -1, 1, "0"],
  ["0", -1, 1, "0"],
  ["", 1, 1, "1"],
  ["on iki", 1, 1, "1"],
  ["1.000", 1, 1, "1001"],
  ["1000000", 1, 1, "1000000"],
  ["0", 1, 100, "100"],
  ["550", 1, 100, "600"],
  ["550", -1, 100, "500"],
  ["100", -1, 100, "0"],
  ["9".repeat(30), -1, 100, "999900"],
] as const)("%s, stepped by %i in steps of %i, is %s", (typed, direction, multipleOf, stepped) => {
  expect(steppedCount(typed, direction, multipleOf)).toBe(stepped);
});
