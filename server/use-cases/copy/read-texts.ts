import { setImmediate as nextTurn } from "node:timers/promises";
import {
  type CopySide,
  type CopyText,
  type LastChange,
  newText,
  type Reading,
  readTextFile,
} from "../../../copy/view/copy-texts.ts";
import { factsName, textOfFile } from "../../../copy/view/text-names.ts";
import { type Locale, localeCodes } from "../../../site/locales.ts";
import type { ChangedFile, Words } from "../../ports/words.ts";
import { textsOf } from "./draft-texts.ts";

type Known = { commit: string; texts: Promise<CopyText[]> };
const known = new WeakMap<Words, Known>();
/** By language, path and version of a file. */
let readings = new Map<string, Reading | undefined>();

/** All texts that are published, read once for each publication. */
export async function readTexts(words: Words): Promise<CopyText[]> {
  const commit = await words.published();
  const found = known.get(words);
  if (found?.commit === commit) return found.texts;
  const texts = readAll(words, commit);
  known.set(words, { commit, texts });
  texts.catch(() => known.delete(words));
  return texts;
}

async function readAll(words: Words, commit: string): Promise<CopyText[]> {
  const files = await textsOf(words, { commit });
  const { changes, orders } = await lastChanges(words, new Set(files.keys()));
  const texts = new Map<string, CopyText>();
  const read: typeof readings = new Map();
  for (const [path, { version, text }] of files) {
    const { name, language: own } = textOfFile(path);
    for (const language of localeCodes.filter((code) => code === own || name === factsName)) {
      const key = `${language} ${path} ${version}`;
      read.set(key, readings.has(key) ? readings.get(key) : readTextFile(path, text, language));
      const about = texts.get(name) ?? newText(name);
      about.sides[language] = { reading: read.get(key), change: changes.get(path), order: orders.get(path) ?? 0 };
      texts.set(name, about);
    }
    // Reading all of them takes a second; the office answers others meanwhile.
    await nextTurn();
  }
  readings = read;
  return [...texts.values()];
}

const historyPage = 500;

async function lastChanges(words: Words, wanted: Set<string>) {
  const changes = new Map<string, LastChange>();
  const orders = new Map<string, number>();
  let order = 0;
  let before: string | undefined;
  while (wanted.size > 0) {
    const page = await words.history({ limit: historyPage, ...(before ? { before } : {}) });
    for (const publication of page) {
      const isFirst = page.length < historyPage && publication === page.at(-1);
      order += 1;
      for (const path of [...publication.paths, ...publication.confirmed]) {
        if (!orders.has(path)) orders.set(path, order);
      }
      for (const path of publication.paths.filter((one) => wanted.delete(one))) {
        changes.set(path, { ...publication, order, isFirst });
      }
    }
    before = page.at(-1)?.commit;
    if (page.length < historyPage) break;
  }
  return { changes, orders };
}

const draftSides = new WeakMap<ChangedFile, CopySide>();

/** What a draft has of a text in a language that is not published; read once for as long as the draft stays as it is. */
export function draftSide(file: ChangedFile, locale: Locale): CopySide {
  const source = file.after?.text ?? "";
  const side = draftSides.get(file) ?? {
    reading: readTextFile(file.path, source, locale),
    change: undefined,
    order: 0,
  };
  draftSides.set(file, side);
  return side;
}
