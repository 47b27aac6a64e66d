import {
  changeName,
  changesIn,
  clashesIn,
  isMergeable,
  isOfAll,
  mergedText,
  type TextChange,
  undoOf,
} from "../../../copy/editing/changes.ts";
import { editTexts, type FileEdit, fileChanges } from "../../../copy/editing/edit-texts.ts";
import { withoutMovedItem } from "../../../copy/editing/items.ts";
import { partnersOf } from "../../../copy/editing/named-entries.ts";
import { itemOf } from "../../../copy/view/text-addresses.ts";
import { textOfFile } from "../../../copy/view/text-names.ts";
import type { Locale } from "../../../site/locales.ts";
import type { FileChange, Resolution, Words } from "../../ports/words.ts";
import { textsOf } from "./draft-texts.ts";
import { tidyPictures } from "./tidy-pictures.ts";

type Fields = Readonly<Record<string, string>>;
export type DraftAnswer =
  | { outcome: "renamed" | "undone" | "confirmed" | "resolved" | "removed" }
  | { outcome: "title" | "stale" | "invalid" | "missing" | "layout" };

/** What one of the forms on a draft's screen asks for. */
export async function changeDraft(words: Words, draft: string, person: number, fields: Fields): Promise<DraftAnswer> {
  if (!(await words.draft(draft))) return { outcome: "missing" };
  switch (fields.do) {
    case "rename":
      return { outcome: (await words.rename(draft, { title: fields.title ?? "", person })) ? "renamed" : "title" };
    case "remove":
      return { outcome: (await words.remove(draft)) ? "removed" : "missing" };
    case "confirm":
      return confirm(words, draft, person, fields);
    case "undo":
      return undo(words, draft, person, fields);
    case "resolve":
      return resolve(words, draft, person, fields);
    default:
      return { outcome: "invalid" };
  }
}

async function confirm(words: Words, draft: string, person: number, fields: Fields): Promise<DraftAnswer> {
  const { path = "", version = "", twin = "", twinVersion = "" } = fields;
  return { outcome: await words.confirm(draft, { path, version, twin, twinVersion, person }) };
}

/** Takes back a change that stands there as the person saw it; that of a list in every language at once. */
async function undo(words: Words, draft: string, person: number, fields: Fields): Promise<DraftAnswer> {
  const { text = "", change: wanted = "" } = fields;
  const changed = (await words.changes(draft)) ?? [];
  const files = new Map<string, FileChange>();
  const edits = new Map<string, FileEdit[]>();
  let isBack = false;
  for (const file of changed.filter(({ path }) => textOfFile(path).name === text)) {
    const { path, before, after } = file;
    const own = textOfFile(path).language;
    const change = changesIn(file).find(
      (one) => changeName(one) === wanted && (isOfAll(one) || languageOf(one, own) === fields.language),
    );
    if (!change) continue;
    if ((after?.version ?? "") !== seenOf(fields, languageOf(change, own))) return { outcome: "stale" };
    isBack ||= change.kind === "ended";
    const edit = undoOf(change);
    // A version goes back together with the digest of its wording.
    const digest = /[:.]version$/.test(wanted)
      ? changesIn(file).find((one) => changeName(one) === wanted.replace(/version$/, "digest"))
      : undefined;
    const ofDigest = digest && undoOf(digest);
    if (edit)
      edits.set(
        path,
        [edit, ...(ofDigest ? [ofDigest] : [])].map((one) => [path, one]),
      );
    else {
      const content = before ? (before.text ?? (await words.read("published", path))?.content ?? null) : null;
      files.set(path, { path, seen: after?.version ?? null, content });
    }
  }
  if (files.size + edits.size === 0) return { outcome: "stale" };
  for (const [path, edit] of partnersOf(changed, text, wanted)) {
    const now = changed.find((one) => one.path === path)?.after?.version ?? "";
    if (now !== fields[`seen ${path}`]) return { outcome: "stale" };
    edits.set(path, [[path, edit]]);
  }
  const texts = await textsOf(words, { draft });
  const edited = editTexts(texts, [...edits.values()].flat());
  if (edited.code !== "edited") return { outcome: "layout" };
  for (const path of edits.keys()) {
    const file = changed.find((one) => one.path === path);
    const source = edited.texts.get(path)?.text ?? "";
    // Where nothing is left of all changes, nor are the places of what was put back.
    const isAsBefore = file?.before && changesIn({ ...file, after: { version: "", text: source } }).length === 0;
    const content = isAsBefore ? (file.before?.text ?? source) : source;
    files.set(path, { path, seen: file?.after?.version ?? null, content });
  }
  const item = isBack ? itemOf(text) : undefined;
  const withAddresses = item ? withoutMovedItem(texts, await textsOf(words, "published"), item) : texts;
  for (const file of fileChanges(texts, withAddresses)) files.set(file.path, file);
  const saved = await words.save(draft, { person, files: [...files.values()] });
  if (saved.outcome === "saved") await tidyPictures(words, draft, person);
  return { outcome: saved.outcome === "saved" ? "undone" : saved.outcome === "refused" ? "invalid" : saved.outcome };
}

function languageOf(change: TextChange, own: Locale | undefined): string {
  return ("language" in change ? change.language : own) ?? "";
}

function seenOf(fields: Fields, language: string): string {
  return fields[`seen-${language}`] ?? "";
}

/** For every conflict that the person saw, what they chose. */
async function resolve(words: Words, draft: string, person: number, fields: Fields): Promise<DraftAnswer> {
  const conflicts = ((await words.conflicts(draft)) ?? []).filter((conflict) => !isMergeable(conflict));
  const resolutions: Resolution[] = [];
  for (const conflict of conflicts) {
    const { path, own, published } = conflict;
    const isSeen =
      fields[`own ${path}`] === (own?.version ?? "") && fields[`published ${path}`] === (published?.version ?? "");
    if (!isSeen) return { outcome: "stale" };
    const side = fields[`choice ${path}`] === "own" ? own : published;
    const seen = { path, own: own?.version ?? null, published: published?.version ?? null };
    if (clashesIn(conflict)) {
      const merged = mergedText(conflict, (name) => fields[`choice ${path} ${name}`] === "own");
      if (merged.code !== "edited") return { outcome: "layout" };
      resolutions.push({ ...seen, content: merged.source });
    } else {
      const place = side === own ? { draft } : ("published" as const);
      const content = side && (side.text ?? (await words.read(place, path))?.content ?? null);
      resolutions.push({ ...seen, content });
    }
  }
  const { outcome } = await words.resolve(draft, { person, resolutions });
  if (outcome === "resolved") await tidyPictures(words, draft, person);
  return { outcome: outcome === "refused" ? "invalid" : outcome };
}
