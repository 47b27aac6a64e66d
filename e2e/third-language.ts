import { execFile } from "node:child_process";
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { readSources } from "../copy/check/texts.ts";
import { defaultLocale } from "../site/locales.ts";
import { pseudoFacts, pseudoMarkdown, pseudoText, pseudoWords } from "./pseudo-texts.ts";
import { root, withoutSettings } from "./server.ts";

/** The language that is made of the default one. */
/** Its texts are made from Turkish ones, so it writes numbers and dates as Turkish does. */
export const pseudo = { code: "xx", iso: "tr-XX", prefix: "/xx", name: pseudoText("Türkçe") };

const folder = ".cache/third-language";
const tree = join(root, folder);
const build = `${folder}/build`;

/** What a build is made of. */
const folders = ["app", "content", "copy", "domain", "public", "scripts", "server", "site"];
const files = ["package.json", "package-lock.json", "react-router.config.ts", "tsconfig.json", "vite.config.ts"];

/**
 * Adds a language to a copy of the project, as CONTRIBUTING says, and builds it; the build is kept until something
 * changes. Returns its folder.
 */
export async function buildThirdLanguage(): Promise<string> {
  await copyProject();
  await addLocale();
  await addColumn();
  await change("content/facts.yaml", (source) => pseudoFacts(source, defaultLocale, pseudo.code));
  await addVersions(await addTexts());
  // The mails of the office are none of the site's, but the check wants them in each language.
  await cp(join(tree, "server/office/tr.json"), join(tree, `server/office/${pseudo.code}.json`));
  const env = { ...withoutSettings(), BUILD_DIR: basename(build), COMPRESSION: "quick" };
  const args = ["scripts/production/build.mjs", "--if-changed", "--postpone"];
  await promisify(execFile)(process.execPath, args, { cwd: tree, env });
  return build;
}

/** Packages and finished pictures are the project's own. */
async function copyProject(): Promise<void> {
  await mkdir(tree, { recursive: true });
  for (const name of folders) {
    await rm(join(tree, name), { recursive: true, force: true });
    await cp(join(root, name), join(tree, name), { recursive: true, filter: (path) => !path.includes(".test.") });
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

async function change(file: string, edit: (source: string) => string): Promise<void> {
  const path = join(tree, file);
  const before = await readFile(path, "utf8");
  const after = edit(before);
  if (after === before) throw new Error(`${file} is not written as the test expects.`);
  await writeFile(path, after);
}
