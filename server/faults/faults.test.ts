import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const table = readFileSync(join(root, "docs/faults.md"), "utf8");
const named = [...table.matchAll(/`((?:server|e2e|bench|scripts)\/[\w./-]+\.ts)`/g)].map(([, path = ""]) => path);

test("what the table of faults names is there", () => {
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("every test of a fault, and every measurement, stands in the table", () => {
  const tests = ["server/faults", "e2e/faults"].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  const measured = [...readFileSync(join(root, "bench/faults.ts"), "utf8").matchAll(/"\.\/(faults\/[\w-]+\.ts)"/g)]
    .map(([, path]) => `bench/${path}`)
    .filter((path) => path !== "bench/faults/fault.ts");
  expect([...tests, ...measured].filter((path) => !named.includes(path))).toEqual([]);
});

test("each row has a number of its own, and they stand in order", () => {
  const rows = [...table.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number));
  expect(rows).toEqual([...new Set(rows)].sort((one, other) => one - other));
  expect(rows.length).toBeGreaterThan(40);
});
