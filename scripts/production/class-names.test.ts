import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { className } from "./class-names.ts";

const at = (path: string) => join(process.cwd(), path);

test("a class keeps its name, with a mark, and a number where another file has one of that name", () => {
  expect(className("keel", at("app/ui/a.module.css"))).toBe("keel_");
  expect(className("keel", at("app/ui/b.module.css"))).toBe("keel_1");
  expect(className("keel", at("app/ui/a.module.css?inline"))).toBe("keel_");
});

test("no two files share the name of a class on the page", () => {
  const names = globSync("app/**/*.module.css").flatMap((file) => {
    const own = [...readFileSync(file, "utf8").matchAll(/^\s*\.([\w-]+)/gm)].map(([, name = ""]) => name);
    return [...new Set(own)].map((name) => className(name, at(file)));
  });
  expect(names.length).toBeGreaterThan(300);
  expect(new Set(names).size).toBe(names.length);
});
