import { type Locale, localeCodes } from "../../site/locales.ts";
import { pageNames, pages } from "../../site/pages.ts";
import type { PictureSlot } from "../picture-files.ts";
import { words as siteWords } from "../words.ts";

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** What views of the copy take from the interface texts of the office. */
export type ViewWords = {
  words: { search: Texts<"body"> };
  drafts: {
    text: Texts<"thisField" | "other">;
    link: Texts<"target"> & { sections: Readonly<Record<string, string>> };
    choices: Readonly<Record<string, string>>;
    changes: Texts<"moved" | "movedGone"> & {
      kinds: Texts<"added" | "removed" | "moved" | "begun" | "ended" | "whole">;
    };
    version: Texts<"kept">;
  };
  pictures: Texts<"link"> & { places: Texts<PictureSlot>; changes: Texts<"added" | "removed" | "other"> };
};

/** A value that editors choose from a list: pages by name and address, the rest in the words of the site. */
export function choiceName(value: string, choices: readonly string[], words: ViewWords, locale: Locale): string {
  const page = choices.length === pageNames.length && pageNames.find((name) => name === value);
  if (page) return `${siteWords("page-names", locale)[page]} (${pages[page][locale]})`;
  const { sectors, tags } = siteWords("stories", locale);
  const { kinds } = siteWords("media", locale);
  return { ...words.drafts.choices, ...kinds, ...sectors, ...tags }[value] ?? value;
}

/** A sentence that names files, with what people call these texts. */
export function withTextNames(sentence: string, nameOf: (file: string, language: Locale) => string): string {
  return sentence.replace(/content\/([\w-]+)\/[\w/.-]+\.(?:yaml|md)/g, (file, code: string) => {
    const language = localeCodes.find((one) => one === code);
    return language ? nameOf(file, language) : file;
  });
}
