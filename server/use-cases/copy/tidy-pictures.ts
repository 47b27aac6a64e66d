import { isNamed, picturesFolder } from "../../../copy/editing/pictures.ts";
import type { FileChange, Place, Words } from "../../ports/words.ts";
import { textsOf } from "./draft-texts.ts";

/** After texts came, went or were taken back, the draft has the pictures that they name and no others of its own. */
export async function tidyPictures(words: Words, draft: string, person: number, from?: Place): Promise<void> {
  const files = await tidyingChanges(words, draft, [], from);
  if (files.length > 0) await words.save(draft, { person, files });
}

/**
 * What else changes in the folder of pictures: one that no text of the draft names any more goes, unless it stood there
 * unnamed before the draft, and one that a text names again comes back from where it was last.
 */
export async function tidyingChanges(
  words: Words,
  draft: string,
  changed: readonly FileChange[],
  from: Place = "published",
): Promise<FileChange[]> {
  const contents = new Map(changed.map(({ path, content }) => [path, content]));
  const picturesIn = async (place: Place) =>
    ((await words.files(place)) ?? []).filter(({ path }) => path.startsWith(picturesFolder) && !contents.has(path));
  // Pictures first: one that comes with a text meanwhile is not among them, and stays.
  const own = await picturesIn({ draft });
  const before = await picturesIn("published");
  const source = await picturesIn(from);
  const texts = [...(await textsOf(words, { draft }))];
  const now = texts.map(([path, { text }]) => (contents.has(path) ? String(contents.get(path) ?? "") : text));
  const published = [...(await textsOf(words, "published")).values()].map(({ text }) => text);
  const has = (files: readonly { path: string }[], path: string) => files.some((one) => one.path === path);
  const gone = own
    .filter(({ path }) => !isNamed(path, now) && (!has(before, path) || isNamed(path, published)))
    .map(({ path, version }): FileChange => ({ path, seen: version, content: null }));
  const missing = source.filter(({ path }) => !has(own, path) && isNamed(path, now));
  const back = missing.map(async ({ path }): Promise<FileChange> => {
    return { path, seen: null, content: (await words.read(from, path))?.content ?? null };
  });
  return [...gone, ...(await Promise.all(back))];
}
