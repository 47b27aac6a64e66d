import { placesIn, readDraftText, sidesOf } from "../../../copy/editing/draft-text.ts";
import { fileChanges } from "../../../copy/editing/edit-texts.ts";
import { planSave } from "../../../copy/editing/save-fields.ts";
import type { Bases, SaveAnswers, TextRequest } from "../../../copy/editing/save-plan.ts";
import type { Locale } from "../../../site/locales.ts";
import type { FileRefusal, Words } from "../../ports/words.ts";
import { textsOf } from "./draft-texts.ts";
import { tidyPictures } from "./tidy-pictures.ts";

export type SaveRequest = TextRequest & {
  draft: string;
  person: number;
  /** The versions that the person saw. */
  seen: Readonly<Partial<Record<Locale, string>>>;
};

export type SaveAnswer = ({ outcome: "saved" } & SaveAnswers) | { outcome: "missing" | "busy" | FileRefusal };

/** A save that loses against another one is tried again: with so many tries, ten people at once all have their turn. */
const mostTries = 10;

/** Saves what a person changed of what they saw, on top of what stands there now. */
export async function saveText(words: Words, request: SaveRequest): Promise<SaveAnswer> {
  const { draft, person, step } = request;
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const texts = await textsOf(words, { draft });
    const text = readDraftText(texts, request.text);
    if (!text) return { outcome: "missing" };
    const bases: Bases = {};
    for (const [locale, { file, version, places }] of sidesOf(text)) {
      const seen = request.seen[locale] ?? "";
      const source = seen === version ? undefined : await words.readVersion(seen);
      bases[locale] = seen === version ? places : source === undefined ? undefined : placesIn(file, source, locale);
    }
    const { texts: planned, ...answers } = planSave(texts, text, bases, request);
    const files = fileChanges(texts, planned);
    const saved = files.length > 0 ? await words.save(draft, { person, files }) : undefined;
    if (saved?.outcome === "refused") return { outcome: saved.code };
    if (saved?.outcome === "missing") return { outcome: "missing" };
    if (saved?.outcome === "stale") continue;
    if (step?.do === "remove") await tidyPictures(words, draft, person);
    return { outcome: "saved", ...answers };
  }
  return { outcome: "busy" };
}
