import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { importsIn, resolveImport, type SourceImport } from "../source-imports.ts";
import { projectFiles, report, root } from "./sources.ts";

type Rule = { of: string; may: readonly string[]; mayTypes?: readonly string[]; because: string };

/** The first rule whose path fits the importing file holds. Importing from one's own folder is always allowed. */
const rules: readonly Rule[] = [
  { of: "site/", may: [], because: "site imports nothing of ours" },
  { of: "domain/", may: [], mayTypes: ["site/"], because: "domain imports nothing of ours but types of site" },
  { of: "copy/", may: ["domain/", "site/"], because: "copy may import domain and site" },
  { of: "server/", may: ["domain/", "site/", "copy/"], because: "server may import domain, site and copy" },
  {
    of: "app/ui/",
    may: ["site/brand.ts"],
    mayTypes: ["site/"],
    because: "app/ui imports nothing of ours but site/brand.ts and types of site",
  },
  { of: "app/art/", may: ["site/"], because: "app/art may import site" },
  {
    of: "app/features/*/",
    may: ["app/ui/", "app/page/", "domain/", "site/"],
    mayTypes: ["copy/"],
    because: "a feature may import app/ui, app/page, domain, site and the types of copy, and no other feature",
  },
  {
    of: "app/services.server.ts",
    may: ["app/", "domain/", "site/", "copy/", "server/"],
    because: "app/services.server.ts may import app, domain, site, copy and server",
  },
  {
    of: "app/",
    may: ["app/", "domain/", "site/", "copy/"],
    because: "app may import app, domain, site and copy; only app/services.server.ts may import server",
  },
  {
    of: "office/services.server.ts",
    may: ["domain/", "site/", "copy/", "server/"],
    because: "office/services.server.ts may import domain, site, copy and server",
  },
  { of: "office/vite.config.ts", may: ["scripts/"], because: "office/vite.config.ts may import scripts" },
  {
    of: "office/app/",
    may: [
      ...["office/", "app/art/", "app/ui/", "app/styles/", "domain/", "site/"],
      ...["copy/view/", "copy/words.ts", "copy/facts.ts", "server/use-cases/copy/"],
    ],
    mayTypes: ["copy/", "server/ports/"],
    because:
      "office/app may import from copy only types, copy/view, words and facts, and from server only types of ports and the use cases of copy",
  },
  {
    of: "office/",
    may: ["app/art/", "app/ui/", "app/styles/", "domain/", "site/", "copy/"],
    mayTypes: ["server/ports/"],
    because:
      "office may import app/art, app/ui, app/styles, domain, site, copy and types of server/ports; only office/services.server.ts may import server",
  },
  { of: "scripts/", may: [""], because: "" },
  { of: "e2e/", may: [""], because: "" },
  { of: "bench/", may: [""], because: "" },
  { of: "testing/", may: [""], because: "" },
  { of: "deployment/", may: [""], because: "" },
];

/**
 * The floors of the server from the top down. A file may import its own folder and what stands on a floor below, types
 * included: so nothing imports upwards, use cases know ports and no adapter, and no two folders import each other.
 */
const serverFloors: readonly (readonly string[])[] = [
  ["main.ts", "cli.ts", "development.ts"],
  ["serve.ts", "services.ts", "worker.ts", "start-report.ts", "cli/", "preview/"],
  ["env.ts"],
  [
    "http/",
    "outbox/",
    "office/",
    "publishing/",
    "metrics/",
    "quote-record/",
    "lead-export/",
    "environment-kinds.ts",
    "notices.ts",
  ],
  ["use-cases/", "storage/", "copy-repository/", "mail/", "sms/", "webhook/", "captcha/"],
  ["log.ts", "data-folder/"],
  ["ports/", "country/", "pdf/", "in-flight.ts", "own-publication.ts", "start-refusal.ts"],
];

/** What a file imports against the arrows of the architecture, each as "file:line: the rule". */
export function brokenImports(file: string, source: string): string[] {
  const isRootFile = !file.includes("/");
  if (isRootFile) return [];
  const rule = rules.find(({ of }) => ownFolder(of, file) !== undefined);
  if (!rule) return [`${file}:1: this folder has no import rule; add one to scripts/checks/import-rules.ts`];
  return importsIn(source).flatMap((found) => {
    if (isPure(file) && reachesOut(found)) {
      return [`${file}:${found.line}: imports ${found.specifier}, but domain and site are pure: no I/O, no React`];
    }
    const target = resolveImport(file, found.specifier);
    if (target === undefined) return [];
    if (target.startsWith("testing/")) {
      return isOfTests(file) ? [] : [`${file}:${found.line}: imports ${target}, but only tests may import testing`];
    }
    if (isUpwards(file, target)) {
      return [
        `${file}:${found.line}: imports ${target}, but a file of server/ imports only what stands on floors below`,
      ];
    }
    if (allows(rule, file, target, found) || (isOfTests(file) && target.startsWith("copy/"))) return [];
    return [`${file}:${found.line}: imports ${target}, but ${rule.because}`];
  });
}

/** Tests put together what they need. A new file or folder of the server needs a floor before it is imported. */
function isUpwards(file: string, target: string): boolean {
  if (isOfTests(file) || !file.startsWith("server/") || !target.startsWith("server/")) return false;
  const [from, to] = [placeInServer(file), placeInServer(target)];
  return from !== to && floorOf(to) <= floorOf(from);
}

function placeInServer(file: string): string {
  const [, first = "", rest] = file.split("/");
  return rest === undefined ? first : `${first}/`;
}

function floorOf(place: string): number {
  return serverFloors.findIndex((floor) => floor.includes(place));
}

function isOfTests(file: string): boolean {
  return /\.test\.(tsx?|mjs)$|^(e2e|bench|testing)\/|\/testing\//.test(file);
}

function isPure(file: string): boolean {
  return /^(domain|site)\//.test(file) && !/\.test\.tsx?$/.test(file);
}

function reachesOut({ specifier }: SourceImport): boolean {
  return isBuiltin(specifier) || /^(@react-router\/|react(-dom|-router)?(\/|$))/.test(specifier);
}

function allows(rule: Rule, file: string, target: string, { typeOnly }: SourceImport): boolean {
  const own = ownFolder(rule.of, file);
  if (own?.endsWith("/") && target.startsWith(own)) return true;
  const allowed = typeOnly ? [...rule.may, ...(rule.mayTypes ?? [])] : rule.may;
  return allowed.some((prefix) => target.startsWith(prefix));
}

/** The part of the path that a rule's pattern covers: "app/features/lead-form/" of any file in that feature. */
function ownFolder(pattern: string, file: string): string | undefined {
  return new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", "[^/]+")}`).exec(file)?.[0];
}

/** Files that import one another, types included, each circle as "file -> file -> file". */
export function importCircles(sources: ReadonlyMap<string, string>): string[] {
  const circles: string[] = [];
  const path: string[] = [];
  const done = new Set<string>();

  function visit(file: string): void {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file].join(" -> "));
    if (start >= 0 || done.has(file)) return;
    path.push(file);
    for (const { specifier } of importsIn(sources.get(file) ?? "")) {
      const target = resolveImport(file, specifier);
      if (target !== undefined && sources.has(target)) visit(target);
    }
    path.pop();
    done.add(file);
  }

  for (const file of sources.keys()) visit(file);
  return circles.map((circle) => `${circle}: these files import one another`);
}

if (import.meta.main) {
  const files = projectFiles([".ts", ".tsx"]);
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
  report([...[...sources].flatMap(([file, source]) => brokenImports(file, source)), ...importCircles(sources)]);
}
