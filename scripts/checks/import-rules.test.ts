import { describe, expect, it } from "vitest";
import { brokenImports, importCircles } from "./import-rules.ts";

function imports(file: string, ...specifiers: string[]): string[] {
  return brokenImports(file, specifiers.map((specifier) => `import { a } from "${specifier}";`).join("\n"));
}

describe("an import along the arrows is allowed", () => {
  it.each([
    ["site/href.ts", "./pages.ts"],
    ["domain/quote/steps.ts", "../phone/parse.ts"],
    ["domain/quote/steps.ts", "zod"],
    ["copy/load.ts", "../site/locales.ts"],
    ["server/use-cases/submit-lead.ts", "../../domain/lead/schema.ts"],
    ["server/main.ts", "./serve.ts"],
    ["server/services.ts", "./storage/open-storage.ts"],
    ["server/use-cases/quote/codes.ts", "../../ports/quotes.ts"],
    ["server/use-cases/submit-lead.test.ts", "../storage/open-storage.ts"],
    ["app/ui/card.tsx", "./card.module.css"],
    ["app/art/waves.tsx", "../../site/brand.ts"],
    ["app/features/lead-form/form.tsx", "../../ui/field.tsx"],
    ["app/pages/home/page.tsx", "../../features/lead-form/form.tsx"],
    ["app/seo/meta.ts", "../../copy/load.ts"],
    ["app/services.server.ts", "../server/services.ts"],
    ["e2e/contact.e2e.ts", "../server/env.ts"],
    ["domain/lead/read-form.test.ts", "../../testing/samples.ts"],
    ["testing/storage-contract/samples.ts", "../samples.ts"],
    ["testing/outbox/mail-server.ts", "../samples.ts"],
    ["bench/load/contact.ts", "../../testing/samples.ts"],
    ["testing/samples.ts", "../domain/lead/read-form.ts"],
    ["vite.config.ts", "./server/env.ts"],
  ])("%s -> %s", (file, specifier) => {
    expect(imports(file, specifier)).toEqual([]);
  });
});

describe("an import against the arrows is named with its line and rule", () => {
  it.each([
    ["site/href.ts", "../domain/quote/steps.ts", "site imports nothing of ours"],
    ["domain/quote/steps.ts", "../../site/pages.ts", "domain imports nothing of ours but types of site"],
    ["copy/load.ts", "../server/env.ts", "copy may import domain and site"],
    ["server/main.ts", "../app/root.tsx", "server may import domain, site and copy"],
    ["server/use-cases/submit-lead.ts", "../storage/lead-store.ts", "on floors below"],
    ["server/storage/lead-store.ts", "../use-cases/retention.ts", "on floors below"],
    ["server/ports/storage.ts", "../log.ts", "on floors below"],
    ["server/http/site.ts", "../services.ts", "on floors below"],
    ["server/log.ts", "./a-new-file.ts", "on floors below"],
    ["app/ui/card.tsx", "../../site/href.ts", "app/ui imports nothing of ours but site/brand.ts"],
    ["app/features/lead-form/form.tsx", "../consent/box.tsx", "no other feature"],
    ["app/features/lead-form/form.tsx", "../../../copy/load.ts", "the types of copy"],
    ["app/pages/home/page.tsx", "../../../server/env.ts", "only app/services.server.ts may import server"],
    ["server/use-cases/submit-lead.ts", "../../testing/samples.ts", "only tests may import testing"],
    ["scripts/build.mjs", "../testing/samples.ts", "only tests may import testing"],
  ])("%s -> %s", (file, specifier, rule) => {
    const [problem] = imports(file, "zod", specifier);
    expect(problem).toMatch(`${file}:2: imports `);
    expect(problem).toContain(rule);
  });
});

it.each(["node:fs", "fs", "react", "react-router", "react-dom/server"])(
  "the pure folders do without %s",
  (specifier) => {
    expect(imports("domain/quote/steps.ts", specifier)).toEqual([
      `domain/quote/steps.ts:1: imports ${specifier}, but domain and site are pure: no I/O, no React`,
    ]);
    expect(imports("site/href.ts", specifier)).toHaveLength(1);
    expect(imports("domain/quote/steps.test.ts", specifier)).toEqual([]);
  },
);

it("a type counts on the floors of the server as a value does", () => {
  const source = 'import type { Services } from "../services.ts";';
  expect(brokenImports("server/http/site.ts", source)).toHaveLength(1);
});

it("a feature may name the types of copy", () => {
  const source = 'import type { Copy } from "../../../copy/schema.ts";';
  expect(brokenImports("app/features/lead-form/form.tsx", source)).toEqual([]);
});

it("imports over several lines, re-exports and import() count too", () => {
  const source = [
    "import {",
    "  a,",
    "  b as c,",
    '} from "../server/a.ts";',
    'export * from "../server/b.ts";',
    'const late = () => import("../server/c.ts");',
    'import "../server/d.ts";',
    'const text = "import nothing from ../server/e.ts";',
  ].join("\n");
  const lines = brokenImports("app/root.tsx", source).map((problem) => problem.split(":")[1]);
  expect(lines.sort()).toEqual(["1", "5", "6", "7"]);
});

it("a folder without a rule is a problem of its own", () => {
  expect(imports("tools/a.ts")).toEqual([expect.stringContaining("has no import rule")]);
});

it("finds files that import one another, by a type alone or over a third", () => {
  const sources = new Map([
    ["server/a.ts", 'import { b } from "./b.ts";'],
    ["server/b.ts", 'import { c } from "./c.ts";'],
    ["server/c.ts", 'import type { A } from "./a.ts";'],
    ["server/d.ts", 'import { c } from "./c.ts";'],
  ]);
  expect(importCircles(sources)).toEqual([
    "server/a.ts -> server/b.ts -> server/c.ts -> server/a.ts: these files import one another",
  ]);
  sources.set("server/c.ts", "");
  expect(importCircles(sources)).toEqual([]);
});
