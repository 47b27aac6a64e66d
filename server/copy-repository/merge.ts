import type { Change } from "./trees.ts";

export type Clash = { path: string; base: string | null; own: string | null; published: string | null };

/**
 * What one side adds to the other since they had the same files. A file is a whole here: where both sides changed it in
 * different ways, a person decides.
 */
export function merge(
  own: readonly Change[],
  published: readonly Change[],
): { files: { path: string; version: string | null }[]; clashes: Clash[] } {
  const theirs = new Map(published.map((change) => [change.path, change]));
  const open = own.filter(({ path, after }) => theirs.get(path)?.after !== after);
  const isClash = ({ path }: Change) => theirs.has(path);
  return {
    files: open.filter((change) => !isClash(change)).map(({ path, after }) => ({ path, version: after })),
    clashes: open.filter(isClash).map(({ path, before, after }) => ({
      path,
      base: before,
      own: after,
      published: theirs.get(path)?.after ?? null,
    })),
  };
}
