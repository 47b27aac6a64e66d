import type { Confirmation } from "../ports/words.ts";
import type { Git } from "./git.ts";

/** What is known of a draft beside its files. Lies in its branch outside of the words, so it is never published. */
export type DraftNotes = { title: string; begunBy: number; begunAt: number; confirmations: Confirmation[] };

export const notesPath = "draft.json";

export async function readNotes(git: Git, tip: string): Promise<DraftNotes> {
  return JSON.parse(await git.text(["cat-file", "blob", `${tip}:${notesPath}`]));
}

const longestTitle = 120;

/** A title as one line; undefined where nothing is left of it or it is too long. */
export function titleOf(wanted: string): string | undefined {
  const title = wanted.replace(/[\s\p{Cc}]+/gu, " ").trim();
  return title !== "" && title.length <= longestTitle && title.isWellFormed() ? title : undefined;
}
