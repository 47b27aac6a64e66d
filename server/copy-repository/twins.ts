import type { TwinState } from "../ports/words.ts";
import type { Git } from "./git.ts";
import { readNotes } from "./notes.ts";
import { changesBetween, versionsIn } from "./trees.ts";
import { twinsOf } from "./words-files.ts";

/** What became of each changed text in the other languages: what every publication asks. */
export async function twinStates(git: Git, base: string, tip: string): Promise<TwinState[]> {
  const changes = await changesBetween(git, base, tip);
  const { confirmations } = await readNotes(git, tip);
  const standing = await versionsIn(git, tip);
  const changed = new Set(changes.map(({ path }) => path));
  return changes.flatMap(({ path }) =>
    twinsOf(path).map((twin) => {
      const [version, twinVersion] = [standing.get(path) ?? null, standing.get(twin) ?? null];
      const isConfirmed = confirmations.some(
        (one) => one.path === path && one.twin === twin && one.version === version && one.twinVersion === twinVersion,
      );
      const decided = changed.has(twin) ? "changed" : isConfirmed ? "confirmed" : "to-decide";
      const isAlone = (version === null) !== (twinVersion === null);
      return { path, twin, version, twinVersion, state: isAlone ? "alone" : decided };
    }),
  );
}
