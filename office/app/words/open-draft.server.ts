import { data } from "react-router";
import type { Locale } from "../../../site/locales.ts";
import { localeCodes } from "../../../site/locales.ts";
import type { Draft, Words } from "../../services.server.ts";
import type { DraftText } from "./draft-text.server.ts";
import { titleOf } from "./shown-text.server.ts";
import { readTexts } from "./texts.server.ts";

/** A draft with all that was published meanwhile, as far as it can be taken over. */
export async function openDraft(words: Words, id: string): Promise<Draft> {
  const draft = await words.draft(id);
  if (!draft) throw data("no such draft", { status: 404 });
  // It is nobody's change: whoever changed the draft last stays the last one.
  await words.bringUpToDate(id, { person: draft.changedBy });
  return draft;
}

/** What a text is called, also one that is not published yet. */
export async function nameIn(words: Words, text: DraftText, locale: Locale): Promise<string> {
  const published = (await readTexts(words)).find(({ name }) => name === text.name);
  if (published) return titleOf(published, locale);
  const titles = [locale, ...localeCodes].map((code) =>
    text.sides[code]?.places.values.find(({ path }) => path.join(".") === "title"),
  );
  return String(titles.find((title) => title)?.value ?? text.name);
}
