import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { WordsUnavailable } from "../ports/words.ts";
import type { Git } from "./git.ts";
import type { Clash } from "./merge.ts";
import { type Change, changesInLog, versionsIn } from "./trees.ts";
import { isTooLarge, isWordsPath } from "./words-files.ts";

/** The words of a checkout, as files that the repository knows. */
export async function checkoutFiles(git: Git, checkout: string): Promise<{ path: string; version: string }[]> {
  const folder = join(checkout, "content");
  const found = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : [];
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(checkout, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter(isWordsPath);
  if (paths.length === 0) throw new WordsUnavailable(`There are no words in ${resolve(folder)}.`, "content");
  for (const path of paths) {
    const { size } = await stat(join(checkout, path));
    if (isTooLarge(path, size)) throw new WordsUnavailable(`${path} is too large to be edited in the office.`);
  }
  const input = paths.map((path) => `${resolve(checkout, path)}\n`).join("");
  const versions = (await git.text(["hash-object", "-w", "--no-filters", "--stdin-paths"], { input })).split("\n");
  return paths.map((path, index) => ({ path, version: versions[index] as string }));
}

/**
 * What differs between a checkout and what is published; `isOwn` where it never was published as the checkout has it,
 * `isOfOffice` where what is published came from somewhere else than a checkout.
 */
export type Difference = Change & { isOwn: boolean; isOfOffice: boolean };

export async function differences(git: Git, published: string, checkout: string): Promise<Difference[]> {
  const [own, now] = [await checkoutFiles(git, checkout), await versionsIn(git, published)];
  const here = new Map(own.map(({ path, version }) => [path, version]));
  const paths = [...new Set([...here.keys(), ...now.keys()])].filter((path) => here.get(path) !== now.get(path));
  if (paths.length === 0) return [];
  const before = await publishedStates(git, published);
  return paths.sort().map((path) => {
    const after = here.get(path) ?? null;
    const { states, isOfOffice } = before.get(path) ?? { states: [null], isOfOffice: false };
    return { path, before: now.get(path) ?? null, after, isOwn: !states.includes(after), isOfOffice };
  });
}

type States = { states: (string | null)[]; isOfOffice: boolean };

/** Each file with what it was in every publication; null where it was not there. */
async function publishedStates(git: Git, published: string): Promise<Map<string, States>> {
  const format = "%H %(trailers:key=Imports,valueonly,separator=%x2C)";
  const commits = await changesInLog(git, format, ["--reverse", published]);
  const states = new Map<string, States>();
  for (const [index, { record, changes }] of commits.entries()) {
    const isFirst = index === 0;
    const isOfOffice = !isFirst && !record.includes(" ");
    for (const { path, after } of changes) {
      const before = states.get(path)?.states ?? (isFirst ? [] : [null]);
      states.set(path, { states: [...before, after], isOfOffice });
    }
  }
  return states;
}

/** Both changed it: which of the published states the checkout began with is not known. */
export function clashesIn(found: readonly Difference[]): Clash[] {
  const both = found.filter(({ isOwn, isOfOffice }) => isOwn && isOfOffice);
  return both.map(({ path, before, after }) => ({ path, base: null, own: after, published: before }));
}
