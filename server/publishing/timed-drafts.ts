import { rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { CopyDraft, CopyDraftStore } from "../ports/copy-drafts.ts";
import type { Clock } from "../ports/limits.ts";
import type { Publisher } from "../ports/publishing.ts";
import { publicationFailures } from "../ports/words.ts";
import { readJson } from "./site-builds.ts";

export type TimedDraftsDeps = {
  drafts: Pick<CopyDraftStore, "list" | "find" | "failTimed">;
  publisher: Pick<Publisher, "begin" | "ended">;
  clock: Clock;
};

/** Returns what publishes the drafts that have come to their time; after a stop of the office, with its next start. */
export function createPublishDue({ drafts, publisher, clock }: TimedDraftsDeps): () => Promise<void> {
  let isPublishing = false;

  const isDue = ({ timed }: CopyDraft) => timed !== undefined && timed.at <= clock() && !timed.failure;

  async function publishOne({ id, title, timed }: CopyDraft): Promise<void> {
    if (!timed) return;
    // Where something else is being published, its time comes with the next look.
    const run = await publisher.begin({ draft: id }, { person: timed.person, title, isTimed: true });
    if (!run) return;
    const ended = await publisher.ended();
    if (ended?.id !== run.id || ended.outcome !== "failed") return;
    await drafts.failTimed(id, timed.at, ended.failure ?? "other");
  }

  return async () => {
    if (isPublishing) return;
    isPublishing = true;
    try {
      for (const { id } of (await drafts.list()).filter(isDue)) {
        // It may have been published, removed or given another time meanwhile.
        const draft = await drafts.find(id);
        if (draft && isDue(draft)) await publishOne(draft);
      }
    } finally {
      isPublishing = false;
    }
  };
}

const timedDraftsFile = z.array(
  z.object({ draft: z.string(), at: z.int(), person: z.int(), failure: z.enum(publicationFailures).optional() }),
);

type TakeOver = {
  /** The office's own folder. */
  folder: string;
  drafts: Pick<CopyDraftStore, "find" | "setTimed">;
  clock: Clock;
  /** Makes rows of the drafts that an earlier version kept as branches. */
  openWords: () => Promise<unknown>;
};

/** Times of drafts were a file. It goes once all are rows; one that cannot be read stays, and this throws. */
export async function takeOverTimedDrafts({ folder, drafts, clock, openWords }: TakeOver): Promise<void> {
  const path = join(folder, "timed-drafts.json");
  const file = await readJson<unknown>(path);
  if (file === undefined) return;
  const parsed = timedDraftsFile.safeParse(file);
  if (!parsed.success) throw new Error(`${path} is not a list of timed drafts: ${parsed.error.message}`);
  await openWords();
  for (const { draft: id, failure, ...timed } of parsed.data) {
    const draft = await drafts.find(id);
    if (draft && !draft.timed) await drafts.setTimed(id, { ...timed, setAt: clock(), ...(failure && { failure }) });
  }
  await rm(path);
}
