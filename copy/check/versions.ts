import { createHash } from "node:crypto";
import { istanbulDate } from "../../domain/time.ts";
import { editText } from "../editing/edit-text.ts";
import type { Finding } from "./problem.ts";
import { isRecord, type Path, valueAt } from "./schema-fields.ts";
import type { Sources, Text } from "./texts.ts";
import { readText } from "./texts.ts";

/** A sentence that visitors agree to, or a legal text: its version says which wording a visitor read. */
type Versioned = {
  /** What `npm run words -- new-version` calls it. */
  name: string;
  /** The text it stands in, below each language. */
  text: string;
  /** Where version and digest stand. */
  path: Path;
};

const consent: Versioned = { name: "consent", text: "forms", path: ["consent"] };

const versionedFile = /\/(forms\.yaml|legal\/[\w-]+\.md)$/;

/** Whether a field changes with a new version alone. */
export function isOfVersion(file: string, path: Path): boolean {
  const field = path.at(-1);
  return field === "digest" || (field === "version" && versionedFile.test(file));
}

function versionedIn({ name }: Pick<Text, "name">): Versioned | undefined {
  if (name === consent.text) return consent;
  return /^legal\/[\w-]+$/.test(name) ? { name: name.slice("legal/".length), text: name, path: [] } : undefined;
}

/** Stands for the wording: other words, another digest. */
function digestOf(text: Text, { path }: Pick<Versioned, "path">): string {
  const value = valueAt(text.raw, path);
  const { title, summary } = isRecord(value) ? value : {};
  const words = path.length > 0 ? sentenceOf(value) : [title, summary, text.body.trim()].join("\n");
  return createHash("sha256").update(words).digest("hex").slice(0, 16);
}

/** The words of a sentence with a link in it, one after the other. */
function sentenceOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (!isRecord(value)) return "";
  return ["before", "link", "text", "after"].map((key) => sentenceOf(value[key])).join("");
}

/** A changed wording under the version of the old one. */
export function versionMistakes(text: Text): Finding[] {
  const versioned = versionedIn(text);
  if (!versioned) return [];
  const { name, path } = versioned;
  const version = String(valueAt(text.raw, [...path, "version"]));
  const digest = valueAt(text.raw, [...path, "digest"]);
  if (digest === digestOf(text, versioned)) return [];
  const line = text.lineOf([...path, digest === undefined ? "version" : "digest"]);
  const code = digest === undefined ? "version-no-digest" : "version-old";
  return [{ file: text.file, line, level: "error", code, values: { name, version } }];
}

/** The version that holds from now on, and the sources that change; none where the wording is still the old one. */
type NewVersion = { version: string; changed: Map<string, string> };

/** The names that have versions. */
export function versionedNames(sources: Sources): string[] {
  return [...new Set(textsOf(sources).flatMap((text) => versionedIn(text)?.name ?? []))];
}

/** A new version of a sentence or legal text, in every language. "spelling": the wording of the old version is corrected. */
export function newVersion(name: string, sources: Sources, now: Date, why?: "spelling"): NewVersion | undefined {
  const texts = textsOf(sources).filter((text) => versionedIn(text)?.name === name);
  const [first] = texts;
  const versioned = first && versionedIn(first);
  if (!first || !versioned) return undefined;
  const { path } = versioned;
  const old = String(valueAt(first.raw, [...path, "version"]));
  const digestOfOld = (text: Text) => valueAt(text.raw, [...path, "digest"]);
  if (texts.every((text) => digestOfOld(text) === digestOf(text, versioned))) {
    return { version: old, changed: new Map() };
  }
  // Before its first digest a version is kept.
  const isKept = why === "spelling" || texts.every((text) => digestOfOld(text) === undefined);
  const version = isKept ? old : following(old, now);
  const changed = texts.map((text): [string, string] => {
    const day = isKept || path.length > 0 ? {} : { effective: istanbulDate(now.getTime()) };
    return [text.file, withFields(text, path, { version, digest: digestOf(text, versioned), ...day })];
  });
  return { version, changed: new Map(changed) };
}

function textsOf(sources: Sources): Text[] {
  return [...sources].flatMap(([file, source]) => {
    if (!versionedFile.test(file)) return [];
    const text = readText(file, source, sources);
    return Array.isArray(text) ? [] : [text];
  });
}

/** A day for sentences ("2026-11-15", then "2026-11-15.2" on the same day), the next number for legal texts ("1.3", "1.4"). */
function following(version: string, now: Date): string {
  const [, start = "", last = "0"] = /^(.*?)(\d+)$/.exec(version) ?? [];
  if (!/^\d{4}-\d\d-\d\d/.test(version)) return `${start}${Number(last) + 1}`;
  const day = istanbulDate(now.getTime());
  if (!version.startsWith(day)) return day;
  return `${day}.${Number(version.slice(day.length + 1) || 1) + 1}`;
}

/** The source with other values in some fields. */
function withFields({ file, source }: Text, path: Path, fields: Record<string, string>): string {
  return Object.entries(fields).reduce((text, [key, value]) => {
    const edited = editText(file, text, { change: "set", path: [...path, key], value });
    if (edited.code !== "edited") throw new Error(`Setting ${key} in ${file} is refused: ${edited.code}`);
    return edited.source;
  }, source);
}
