import { parse } from "yaml";
import { isRecord } from "../check/schema-fields.ts";
import { factsFile, movedFile } from "../view/text-names.ts";

type State = { text?: string } | null;
type ChangedFile = { path: string; before: State; after: State };

/**
 * The changed files in groups that can be published one without the other: a text in all languages with its older
 * versions and its pictures, an item with the redirects to or from it, an entry of the facts with the texts that show it.
 */
export function publicationChoices(changes: readonly ChangedFile[]): string[][] {
  let choices: string[][] = [];
  for (const file of changes) {
    const isJoined = (path: string) => changes.some((other) => other.path === path && belongTogether(file, other));
    const joined = choices.filter((paths) => paths.some(isJoined));
    choices = [...choices.filter((paths) => !joined.includes(paths)), [...joined.flat(), file.path]];
  }
  return choices;
}

function belongTogether(one: ChangedFile, other: ChangedFile): boolean {
  return textName(one.path) === textName(other.path) || names(one, other) || names(other, one);
}

/** The same in all languages, and of the older versions of a legal text. */
function textName(path: string): string {
  const [, name = path] = /^content\/[\w-]+\/(.+)\.(?:md|yaml)$/.exec(path) ?? [];
  return name.replace(/^legal\/older\/([^/]+)\/.+$/, "legal/$1");
}

/** Whether a text needs a change of another file. */
function names(text: ChangedFile, other: ChangedFile): boolean {
  if (other.path.startsWith("content/pictures/")) return mentions(text, fileName(other.path));
  if (other.path === factsFile) return changedEntries(other).some((entry) => showsEntry(text, entry));
  // Only an item that comes or goes has an address that redirects.
  if (other.path !== movedFile || (text.before && text.after)) return false;
  return changedLines(other).some((line) => line.includes(fileName(text.path).replace(/\.\w+$/, "")));
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function mentions({ before, after }: ChangedFile, what: string): boolean {
  return [before, after].some((state) => state?.text?.includes(what));
}

/** Lines that stand in one version of a file alone. */
function changedLines({ before, after }: ChangedFile): string[] {
  const old = new Set(before?.text?.split("\n"));
  return [...old.symmetricDifference(new Set(after?.text?.split("\n")))];
}

type Entry = { group: string; key: string };

/** A text shows an entry by a slot, or names it as that of which a list has more to say. */
function showsEntry(text: ChangedFile, { group, key }: Entry): boolean {
  return mentions(text, `{{${group}.${key}.`) || changedLines(text).some((line) => line.endsWith(`: ${key}`));
}

/** Entries of the facts, such as people, that are new or removed. */
function changedEntries({ before, after }: ChangedFile): Entry[] {
  const old = entriesIn(before?.text);
  const now = entriesIn(after?.text);
  return [...without(old, now), ...without(now, old)];
}

function without(entries: readonly Entry[], others: readonly Entry[]): Entry[] {
  return entries.filter(({ group, key }) => !others.some((one) => one.group === group && one.key === key));
}

function entriesIn(source = ""): Entry[] {
  const facts: unknown = parse(source);
  if (!isRecord(facts)) return [];
  return Object.entries(facts).flatMap(([group, entries]) =>
    isRecord(entries) ? Object.keys(entries).map((key) => ({ group, key })) : [],
  );
}
