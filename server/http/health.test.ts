import { expect, test } from "vitest";
import { healthAnswer } from "./health.ts";

test("health is about the process, readiness about what it wants", () => {
  expect(healthAnswer("/healthz", () => false)?.status).toBe(200);
  expect(healthAnswer("/readyz", () => true)?.status).toBe(200);
  expect(healthAnswer("/readyz", () => false)?.status).toBe(503);
  expect(healthAnswer("/", () => true)).toBeUndefined();
});
