import { newVersion } from "../../../copy/check/versions.ts";
import type { FileChange, Words } from "../../ports/words.ts";
import { textsOf } from "./draft-texts.ts";

type Renewing = { person: number; now: number; why?: "spelling" };

/** The next version of a legal text or consent whose words were changed, in every language; of corrected spelling the same one. */
export async function renewVersion(words: Words, draft: string, text: string, by: Renewing) {
  const texts = await textsOf(words, { draft });
  const sources = new Map([...texts].map(([path, { text: source }]) => [path, source]));
  const name = text === "forms" ? "consent" : text.replace(/^legal\//, "");
  const renewed = newVersion(name, sources, new Date(by.now), by.why);
  const files = [...(renewed?.changed ?? [])].map(([path, content]): FileChange => {
    return { path, seen: texts.get(path)?.version ?? null, content };
  });
  return files.length > 0 ? words.save(draft, { person: by.person, files }) : undefined;
}
