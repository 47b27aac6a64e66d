import type { CopyDraftContent, CopyDraftEdit, CopyDraftFile } from "../ports/copy-drafts.ts";
import type { FileState } from "../ports/words.ts";
import type { CopyFile, CopyFiles } from "./commit-files.ts";

/** The published files with the files of a draft in their place. */
export function overlaid(published: CopyFiles, rows: readonly CopyDraftFile[]): CopyFiles {
  if (rows.length === 0) return published;
  const files = new Map<string, CopyFile>(published);
  for (const { path, version, text, picture } of rows) {
    if (version === null) files.delete(path);
    else files.set(path, { version, ...(text !== null && { text }), ...(picture !== null && { picture }) });
  }
  return new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The rows that say something else than what is published. */
export function changedIn({ files }: CopyDraftContent, published: CopyFiles): CopyDraftFile[] {
  return files.filter(({ path, version }) => version !== (published.get(path)?.version ?? null));
}

/** The changed files that were published in another way since their edit began. */
export function clashesIn(content: CopyDraftContent, published: CopyFiles): CopyDraftFile[] {
  return changedIn(content, published).filter(({ path, base }) => base !== (published.get(path)?.version ?? null));
}

/** A file of a draft as it is saved, with what it was before. */
export function editOf(
  file: Omit<CopyDraftFile, "base">,
  rows: readonly CopyDraftFile[],
  published: CopyFiles,
): CopyDraftEdit {
  const { path, version } = file;
  const row = rows.find((one) => one.path === path);
  const now = published.get(path)?.version ?? null;
  // A row that says what is published is no change, so the next edit begins with what is published.
  const base = row && row.version !== now ? row.base : now;
  const before = row ? stateOf(row) : stateIn(published, path);
  return { file: { ...file, base }, before, isPublished: version === base || version === now };
}

export function stateIn(files: CopyFiles, path: string): FileState {
  const file = files.get(path);
  return file ? { version: file.version, ...(file.text === undefined ? {} : { text: file.text }) } : null;
}

export function stateOf({ version, text }: CopyDraftFile): FileState {
  return version === null ? null : { version, ...(text === null ? {} : { text }) };
}
