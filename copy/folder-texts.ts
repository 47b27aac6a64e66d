import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brokenText } from "./check/problem.ts";
import { type Conditions, conditionsOf } from "./marks.ts";
import type { FactsByLocale } from "./parse-facts.ts";
import { parseText } from "./parse-text.ts";
import type { PictureFile } from "./picture-files.ts";

/** Where the texts come from. Files are named by their path below content/. */
export type TextSource = {
  has: (file: string) => boolean;
  /** A text, checked and ready to be shown. Throws where there is none. */
  read: (file: string) => unknown;
  /** The moment of the publication. */
  moment?: Date;
  /** The files of a folder, such as "tr/news". */
  filesIn: (folder: string) => readonly string[];
  /** Texts may change while the server runs, and those that are not published are shown. */
  isPreview?: true;
  /** A photograph of the publication. */
  picture?: (file: string) => PictureFile | undefined;
  /** Where photographs are sent as they were uploaded, those that the publication does not have. */
  uploads?: string;
};

type Known = { stamp: string; text: unknown };

const factsFile = "facts.yaml";

type FolderOptions = {
  /** The facts for a folder that has none. */
  otherFacts?: () => FactsByLocale;
  /** Those of the build that shows the texts. */
  conditions?: Conditions;
};

/** Texts as they lie in a folder. A file is read again once it, or the facts that it may name, have changed. */
export function folderTexts(
  folder: string,
  { otherFacts, conditions = conditionsOf({}) }: FolderOptions = {},
): TextSource {
  const known = new Map<string, Known>();

  function read(file: string): unknown {
    const own = stampOf(join(folder, file));
    if (own === undefined) throw brokenText({ file: `content/${file}`, level: "error", code: "missing-text" });
    const stamp = `${own} ${stampOf(join(folder, factsFile))}`;
    const found = known.get(file);
    if (found?.stamp === stamp) return found.text;
    const text = parseText(`content/${file}`, readFileSync(join(folder, file), "utf8"), facts, conditions);
    known.set(file, { stamp, text });
    return text;
  }

  function facts(): FactsByLocale {
    if (otherFacts && stampOf(join(folder, factsFile)) === undefined) return otherFacts();
    return read(factsFile) as FactsByLocale;
  }

  return {
    has: (file) => stampOf(join(folder, file)) !== undefined,
    read,
    filesIn: (name) => filesOf(join(folder, name)).map((file) => `${name}/${file}`),
  };
}

/** Differs between two states of a file. */
function stampOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found?.isFile() ? [found.ino, found.size, found.mtimeNs].join(" ") : undefined;
}

function filesOf(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && /\.(md|yaml)$/.test(entry.name)).map(({ name }) => name);
}
