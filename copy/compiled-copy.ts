import type { TextSource } from "./folder-texts.ts";
import type { PictureFile } from "./picture-files.ts";

/** The copy of a publication: what visitors may see at its moment, checked, with the facts filled in. */
export type CompiledCopy = {
  /** Items of a later moment are not in it. */
  moment: string;
  /** When the next item appears; absent where none waits. */
  due?: string | undefined;
  /** By path below content/. */
  texts: Record<string, unknown>;
  /** By name of the file. */
  pictures: Record<string, PictureFile>;
};

/** In the folder of a publication. */
export const compiledCopyFile = "copy.json";

export function compiledTexts({ moment, texts, pictures }: Omit<CompiledCopy, "due">): TextSource {
  const files = Object.keys(texts);
  return {
    moment: new Date(moment),
    has: (file) => Object.hasOwn(texts, file),
    read(file) {
      if (!Object.hasOwn(texts, file)) throw new Error(`There is no text content/${file}`);
      return texts[file];
    },
    filesIn: (folder) => files.filter((file) => file.slice(0, file.lastIndexOf("/")) === folder),
    picture: (file) => (Object.hasOwn(pictures, file) ? pictures[file] : undefined),
  };
}
