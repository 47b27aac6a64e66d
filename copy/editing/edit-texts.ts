import { type Change, type EditRefusal, editText } from "./edit-text.ts";
import type { FileChange, TextFiles } from "./text-file.ts";

export type FileEdit = readonly [file: string, change: Change];

/** The texts with all of the changes, or why one of them is refused. */
export function editTexts(
  texts: TextFiles,
  edits: readonly FileEdit[],
): { code: "edited"; texts: TextFiles } | { code: EditRefusal } {
  const edited = new Map(texts);
  for (const [file, change] of edits) {
    const before = edited.get(file);
    const result = before ? editText(file, before.text, change) : ({ code: "unknown-file" } as const);
    if (!before || result.code !== "edited") return { code: result.code as EditRefusal };
    edited.set(file, { ...before, text: result.source });
  }
  return { code: "edited", texts: edited };
}

/** What is to be saved of edited texts. */
export function fileChanges(before: TextFiles, after: TextFiles): FileChange[] {
  return [...after].flatMap(([path, { version, text }]) =>
    text === before.get(path)?.text ? [] : [{ path, seen: version, content: text }],
  );
}
