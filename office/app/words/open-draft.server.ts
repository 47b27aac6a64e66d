import { data } from "react-router";
import type { DraftText } from "../../../copy/editing/draft-text.ts";
import { hour } from "../../../domain/time.ts";
import type { ChangedFile, Draft, Words } from "../../../server/ports/words.ts";
import { readTexts } from "../../../server/use-cases/copy/read-texts.ts";
import { type Locale, localeCodes } from "../../../site/locales.ts";
import { titleOf } from "./shown-text.server.ts";

/** Answers 404 where there is no such draft. */
export async function openDraft(words: Words, id: string): Promise<Draft> {
  const draft = await words.draft(id);
  if (!draft) throw data("no such draft", { status: 404 });
  return draft;
}

/** The drafts that change something; one that was opened and not used is nobody's work. */
export async function changedDrafts(words: Words): Promise<{ draft: Draft; files: ChangedFile[] }[]> {
  const drafts = [];
  for (const draft of await words.drafts()) {
    const files = (await words.changes(draft.id, draft.version)) ?? [];
    if (files.length > 0) drafts.push({ draft, files });
  }
  return drafts;
}

type Begun = { title: string; person: number; now: number };

/**
 * Begins a draft; one of the same person that was not used for an hour gets the new title. A newer one may be open with
 * text that is not saved. Undefined where the title is none.
 */
export async function beginDraft(words: Words, { title, person, now }: Begun): Promise<Draft | undefined> {
  const mayBeUnused = (await words.drafts()).filter((one) => one.begunBy === person && one.changedAt <= now - hour);
  for (const draft of mayBeUnused) {
    const files = await words.changes(draft.id, draft.version);
    if (files?.length === 0) return (await words.rename(draft.id, { title, person })) ? draft : undefined;
  }
  return words.begin({ title, person });
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
