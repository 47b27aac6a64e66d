import type { CopyDraftContent } from "../ports/copy-drafts.ts";
import type { TwinState } from "../ports/words.ts";
import type { CopyFiles } from "./commit-files.ts";
import { changedIn, overlaid } from "./draft-files.ts";
import { twinsOf } from "./words-files.ts";

/** What became of each changed text in the other languages: what every publication asks. */
export function twinsIn(content: CopyDraftContent, published: CopyFiles): TwinState[] {
  const { confirmations } = content;
  const files = overlaid(published, content.files);
  const changed = changedIn(content, published).map(({ path }) => path);
  const versionOf = (path: string) => files.get(path)?.version ?? null;
  return changed.flatMap((path) =>
    twinsOf(path).map((twin) => {
      const version = versionOf(path);
      const twinVersion = versionOf(twin);
      const isConfirmed = confirmations.some(
        (one) => one.path === path && one.twin === twin && one.version === version && one.twinVersion === twinVersion,
      );
      const decided = changed.includes(twin) ? "changed" : isConfirmed ? "confirmed" : "to-decide";
      const isAlone = (version === null) !== (twinVersion === null);
      return { path, twin, version, twinVersion, state: isAlone ? "alone" : decided };
    }),
  );
}
