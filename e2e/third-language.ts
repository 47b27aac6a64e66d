import { execFile } from "node:child_process";
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { readSources } from "../copy/check/texts.ts";
import { defaultLocale } from "../site/locales.ts";
import { pseudoFacts, pseudoMarkdown, pseudoText, pseudoWords } from "./pseudo-texts.ts";
import { root, withoutSettings } from "./server.ts";

/** The language that is made of the default one, so it writes numbers and dates as Turkish does. */
export const pseudo = { code: "xx", iso: "tr-XX", prefix: "/xx", name: pseudoText("Türkçe") };

const folder = ".cache/third-language";
const tree = join(root, folder);
const build = `${folder}/build`;

/** What a build is made of. */
const folders = ["app", "content", "copy", "domain", "office", "public", "scripts", "server", "site"];
const files = ["package.json", "package-lock.json", "react-router.config.ts", "tsconfig.json", "vite.config.ts"];

/** Modules that import the dictionaries of each language, those of the folders below them included. */
const dictionaryModules = [
  "copy/check/problem.ts",
  "copy/view/field-label.ts",
  "office/app/dictionary.server.ts",
  "server/office/dictionary.ts",
];

/**
 * Adds a language to a copy of the project, as CONTRIBUTING says, and builds site and office; the builds are kept until
 * something changes. Returns the folder of the copy and, below the project, that of the site's build.
 */
export async function buildThirdLanguage(settings: Record<string, string>): Promise<{ tree: string; build: string }> {
  await copyProject();
  await addLocale();
  await addColumn();
  await change("content/facts.yaml", (source) => pseudoFacts(source, defaultLocale, pseudo.code));
  await addVersions(await addTexts());
  await addDictionaries();
  const env = { ...withoutSettings(), ...settings, BUILD_DIR: basename(build), COMPRESSION: "quick" };
  const run = (args: string[]) => promisify(execFile)(process.execPath, args, { cwd: tree, env });
  await run(["scripts/production/build.mjs", "--if-changed"]);
  await run(["scripts/production/build-office.mjs", "--if-changed"]);
  return { tree, build };
}

/** Packages and finished pictures are the project's own. */
async function copyProject(): Promise<void> {
  await mkdir(tree, { recursive: true });
  for (const name of folders) {
    await rm(join(tree, name), { recursive: true, force: true });
    const filter = (path: string) => !path.includes(".test.") && path !== join(root, "office/build");
    await cp(join(root, name), join(tree, name), { recursive: true, filter });
  }
  for (const name of files) await cp(join(root, name), join(tree, name));
  for (const name of ["node_modules", ".cache"]) {
    await symlink(join(root, name), join(tree, name)).catch(() => undefined);
  }
}

async function addLocale(): Promise<void> {
  const { code, iso, prefix, name } = pseudo;
  const line = `  ${code}: { code: "${code}", iso: "${iso}", prefix: "${prefix}", name: "${name}" },\n`;
  await change("site/locales.ts", (source) => source.replace("} as const;", `${line}} as const;`));
}

/** The addresses of the default language, below the prefix. */
async function addColumn(): Promise<void> {
  const { code, prefix } = pseudo;
  const column = new RegExp(`\\b${defaultLocale}: "/([^"]*)"`, "g");
  await change("site/pages.ts", (source) =>
    source.replace(column, (own, path) => `${own}, ${code}: "${prefix}${path && `/${path}`}"`),
  );
}

/** Returns the new texts by their path. */
async function addTexts(): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const from = join(tree, "content", defaultLocale);
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(from.length + 1);
    const source = await readFile(path, "utf8");
    const text = name.endsWith(".md") ? pseudoMarkdown(source) : pseudoWords(name.replace(/\.yaml$/, ""), source);
    const target = `content/${pseudo.code}/${name}`;
    await mkdir(dirname(join(tree, target)), { recursive: true });
    await writeFile(join(tree, target), text);
    texts.set(target, text);
  }
  return texts;
}

/** Words in another language are new ones: consents and notices get their next version, as `npm run words` gives it. */
async function addVersions(texts: ReadonlyMap<string, string>): Promise<void> {
  const sources = new Map([...readSources(join(tree, "content")), ...texts]);
  // The copy knows the language, this checkout does not.
  const versions = pathToFileURL(join(tree, "copy/check/versions.ts")).href;
  const { newVersion, versionedNames }: typeof import("../copy/check/versions.ts") = await import(versions);
  // On a day that is always the same: the build is kept as long as nothing changes.
  const day = new Date("2026-11-30");
  for (const name of versionedNames(sources)) {
    const { changed = [] } = newVersion(name, sources, day) ?? {};
    for (const [file, source] of changed) await writeFile(join(tree, file), source);
  }
}

/** The interface texts of the office, in the files and modules that CONTRIBUTING names. */
async function addDictionaries(): Promise<void> {
  for (const module of dictionaryModules) {
    await change(module, withDictionaries);
    const files = (await readFile(join(tree, module), "utf8")).matchAll(/from "(\.\/[^"]*)xx\.json"/g);
    for (const [, path = ""] of files) {
      const turkish = join(tree, dirname(module), path, `${defaultLocale}.json`);
      const texts = JSON.parse(await readFile(turkish, "utf8"), (_key, value) =>
        typeof value === "string" ? pseudoText(value) : value,
      );
      await writeFile(join(dirname(turkish), `${pseudo.code}.json`), JSON.stringify(texts));
    }
  }
}

/** Imports the dictionaries of the language beside those of the default one, and names them where those are named. */
function withDictionaries(source: string): string {
  const { code } = pseudo;
  const imports = source.replace(
    /^import (tr|\w+Tr) from ("\.\/[^"]*)tr\.json" (.*)$/gm,
    (line, name: string, path: string, rest: string) =>
      `${line}\nimport ${name.replace(/tr$/i, (tr) => (tr === "tr" ? code : "Xx"))} from ${path}${code}.json" ${rest}`,
  );
  const turkish = /const turkish = (\{[\s\S]*?\n\});/.exec(source)?.[1];
  if (!turkish) return imports.replace(/\{ (tr, en|en, tr) \}/, `{ $1, ${code} }`);
  const own = turkish.replace(/\btr\b/g, code).replace(/\b(\w+)Tr\b/g, "$1Xx");
  return imports.replace("const dictionaries = {", `const dictionaries = {\n  ${code}: ${own},`);
}

async function change(file: string, edit: (source: string) => string): Promise<void> {
  const path = join(tree, file);
  const before = await readFile(path, "utf8");
  const after = edit(before);
  if (after === before) throw new Error(`${file} is not written as the test expects.`);
  await writeFile(path, after);
}
