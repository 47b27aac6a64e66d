import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { anchors } from "./anchors.ts";
import { pages } from "./pages.ts";

const app = join(import.meta.dirname, "../app");

function sourcesIn(folder: string): string {
  const files = readdirSync(join(app, folder), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => readFileSync(join(app, folder, file), "utf8"))
    .join("\n");
}

test.each(Object.entries(anchors))("%s draws every section that links may open", (module, ids) => {
  const sources = [`pages/${module}`, "page", "features/stories"].map(sourcesIn).join("\n");
  expect(ids.filter((id) => !sources.includes(`id="${id}"`))).toEqual([]);
});

test("the modules are those of the table", () => {
  const modules = new Set<string>(Object.values(pages).map(({ module }) => module));
  expect(Object.keys(anchors).filter((name) => !modules.has(name))).toEqual([]);
});
