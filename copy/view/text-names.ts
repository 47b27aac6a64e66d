import { type Locale, localeCodes } from "../../site/locales.ts";

/** The facts of the company are a text of this name. They stand in one file, with some values for each language. */
export const factsName = "facts";
export const factsFile = "content/facts.yaml";
/** Old addresses, and where they lead. */
export const movedFile = "content/moved.yaml";

/** Texts that come and go, each with an address of its own. */
export const itemFolders = ["news", "stories"] as const;
export type ItemFolder = (typeof itemFolders)[number];

export const kinds = ["pages", "stories", "news", "legal", "others"] as const;
export type Kind = (typeof kinds)[number];

/** What is lacking comes before how it is published. */
export const states = ["missing", "partial", "older", "draft", "timed", "live"] as const;
export type State = (typeof states)[number];

/** Of a text in both languages: nothing is lacking. */
export const complete = "complete" as const;

/** What the list is filtered by; empty where it is not. */
export type TextFilter = { kind: Kind | ""; state: State | typeof complete | "" };

/** What stands below the front matter is a field too; no field of a schema has this name. */
export const bodyKey = "=body";

/** A text that people change: the name of the text it stands in, and the field. */
export type TextPlace = { text: string; path: string };

/** The text that a file is a language of, by its name; a file for all languages by its path. */
export function textOfFile(path: string): { name: string; language: Locale | undefined } {
  const [, folder, name] = /^content\/([\w-]+)\/(.+)\.\w+$/.exec(path) ?? [];
  const language = localeCodes.find((code) => code === folder);
  if (path === factsFile) return { name: factsName, language };
  return { name: language && name ? name : path, language };
}

/** An older version of a legal text stays as people were shown it. */
export function isOlderVersion({ name }: { name: string }): boolean {
  return name.startsWith("legal/older/");
}

/** Whether a correction of spelling may leave a text its version; what people agree to changes it with any word. */
export function mayKeepVersion(text: string): boolean {
  return text.startsWith("legal/") && text !== "legal/acik-riza-metni";
}
