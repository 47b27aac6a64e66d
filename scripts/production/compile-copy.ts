import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { CompiledCopy } from "../../copy/compiled-copy.ts";
import { folderTexts } from "../../copy/folder-texts.ts";
import type { Conditions } from "../../copy/marks.ts";
import { isPublished } from "../../copy/published.ts";
import { filesBelow } from "../finish/files.ts";
import { readPicture } from "../pictures/make-picture.ts";

type Options = { root: string; moment: Date; conditions: Conditions };

/** Short texts, and the long ones that have pages of their own. */
const compiled = /^((facts|moved)\.yaml|[^/]+\/.+\.yaml|[^/]+\/(legal|stories|news)\/.+\.md)$/;
const timed = /^[^/]+\/(stories|news)\/[^/]+\.md$/;

type Item = { draft: boolean; publish?: string };

/** Reads the copy below root/content as a publication of this moment shows it. A mistake is a BrokenText. */
export async function compileCopy({ root, moment, conditions }: Options): Promise<CompiledCopy> {
  const folder = join(root, "content");
  const { read } = folderTexts(folder, { conditions });
  const files = (await filesBelow(folder)).filter((file) => compiled.test(file));
  const texts = files.map((file) => [file, read(file)] as const);
  // A draft that cannot be read yet is not there.
  const items = texts.flatMap(([file, text]) => (timed.test(file) && text ? [{ file, ...(text as Item) }] : []));
  const hidden = new Set(items.filter((item) => !isPublished(item, moment)).map(({ file }) => file));
  const waiting = items.flatMap(({ draft, publish }) => (publish && !draft ? [new Date(publish)] : []));
  return {
    moment: moment.toISOString(),
    due: waiting
      .filter((date) => date > moment)
      .map((date) => date.toISOString())
      .sort()[0],
    texts: Object.fromEntries(texts.filter(([file, text]) => text !== undefined && !hidden.has(file))),
    pictures: await picturesIn(root),
  };
}

async function picturesIn(root: string): Promise<CompiledCopy["pictures"]> {
  const folder = join(root, "content/pictures");
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /\.(jpe?g|png|webp|avif)$/.test(name)) : [];
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await readPicture(root, name)])));
}
