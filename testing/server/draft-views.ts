import { type DraftText, readDraftText } from "../../copy/editing/draft-text.ts";
import type { TextFiles } from "../../copy/editing/text-file.ts";
import { linkContext } from "../../copy/view/link-targets.ts";
import type { TextContext } from "../../copy/view/text-view.ts";
import { dictionary } from "../../office/app/dictionary.server.ts";
import type { Place, Words } from "../../server/ports/words.ts";
import { textsOf } from "../../server/use-cases/copy/draft-texts.ts";
import type { Locale } from "../../site/locales.ts";

export { beginDraft, changedDrafts, openDraft } from "../../office/app/words/open-draft.server.ts";
export { altsIn, readUpload } from "../../office/app/words/picture-upload.server.ts";
export { namesOfTexts, shownChanges, shownTwins } from "../../office/app/words/shown-draft.server.ts";
export { shownState } from "../../office/app/words/shown-text.server.ts";
export { dictionary, textsOf };

export async function draftText(words: Words, place: Place, name: string): Promise<DraftText | undefined> {
  return readDraftText(await textsOf(words, place), name);
}

/** What a screen of the office shows a text of a draft with. */
export async function textContext(words: Words, draft: string, name: string, locale: Locale = "tr", now?: number) {
  const files: TextFiles = await textsOf(words, { draft });
  const text = readDraftText(files, name);
  if (!text) throw new Error(`no ${name}`);
  const links = now === undefined ? undefined : await linkContext(files, now);
  return { text, files, links, words: dictionary(locale), locale } satisfies TextContext;
}
