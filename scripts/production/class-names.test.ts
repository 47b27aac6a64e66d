import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { className } from "./class-names.ts";

const at = (path: string) => join(process.cwd(), path);

test("classes of a file share its mark, with and without a query", () => {
  const name = className("title", at("app/ui/a.module.css"));
  expect(name).toMatch(/^title-[\w-]{3}$/);
  expect(className("lead", at("app/ui/a.module.css?inline"))).toBe(name.replace("title", "lead"));
  expect(className("title", at("app/ui/b.module.css"))).not.toBe(name);
});

test("no two files have the same mark", () => {
  const files = globSync("app/**/*.module.css");
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) className("a", at(file));
});
