import { type DraftText, readDraftText } from "../../../copy/editing/draft-text.ts";
import type { TextFiles } from "../../../copy/editing/text-file.ts";
import type { Draft, Place, Words } from "../../ports/words.ts";

const none: TextFiles = new Map();

/** The texts of a draft, a publication or of what is published; empty where there is none. */
export async function textsOf(words: Pick<Words, "texts">, place: Place): Promise<TextFiles> {
  return (await words.texts(place)) ?? none;
}

export type OpenText = { draft: Draft; files: TextFiles; published: TextFiles; text: DraftText };

/** A text of a draft, with all others and with what is published. Undefined where there is no such draft or text. */
export async function openText(words: Words, id: string, name: string): Promise<OpenText | undefined> {
  const draft = await words.draft(id);
  const files = await textsOf(words, { draft: id });
  const text = readDraftText(files, name);
  return draft && text && { draft, files, published: await textsOf(words, "published"), text };
}
