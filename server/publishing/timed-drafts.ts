import { join } from "node:path";
import type { Clock } from "../ports/limits.ts";
import type { PublicationFailure, Publisher } from "../ports/publishing.ts";
import type { Words } from "../ports/words.ts";
import { readJson, writeJson } from "./site-builds.ts";

export type TimedDraft = {
  draft: string;
  at: number;
  /** Who timed it. */
  person: number;
  /** It came to its time and could not be published; a new time is needed. */
  failure?: PublicationFailure;
};

export type TimedDraftsDeps = {
  /** The office's own folder. */
  folder: string;
  openWords: () => Promise<Pick<Words, "draft">>;
  publisher: Pick<Publisher, "begin" | "ended">;
  clock: Clock;
};

export type TimedDrafts = {
  list(): Promise<TimedDraft[]>;
  set(timed: Pick<TimedDraft, "draft" | "at" | "person">): Promise<void>;
  remove(draft: string): Promise<void>;
  /** Publishes what has come to its time; an office that was away meanwhile does it when it is back. */
  publishDue(): Promise<void>;
};

/** Drafts that wait for a moment, in a file of the office. */
export function createTimedDrafts({ folder, openWords, publisher, clock }: TimedDraftsDeps): TimedDrafts {
  const file = join(folder, "timed-drafts.json");
  /** Changes wait for each other. */
  let last: Promise<unknown> = Promise.resolve();
  let isPublishing = false;

  const list = async () => (await readJson<TimedDraft[]>(file)) ?? [];
  function change(edit: (timed: TimedDraft[]) => TimedDraft[]): Promise<void> {
    const done = last.then(async () => writeJson(file, edit(await list())));
    last = done.catch(() => {});
    return done;
  }
  const remove = (draft: string) => change((timed) => timed.filter((one) => one.draft !== draft));

  async function publishDue(): Promise<void> {
    if (isPublishing) return;
    isPublishing = true;
    try {
      for (const timed of await list()) if (timed.at <= clock() && !timed.failure) await publishOne(timed);
    } finally {
      isPublishing = false;
    }
  }

  async function publishOne(timed: TimedDraft): Promise<void> {
    const draft = await (await openWords()).draft(timed.draft);
    // It was published or removed by hand.
    if (!draft) return remove(timed.draft);
    const { title } = draft;
    // Where something else is being published, its time comes with the next look.
    const run = await publisher.begin({ draft: draft.id }, { person: timed.person, title, isTimed: true });
    const ended = run && (await publisher.ended());
    if (!ended || ended.id !== run.id || ended.outcome === undefined) return;
    if (ended.outcome === "done" || ended.failure === "switch") return remove(timed.draft);
    const failure = ended.failure ?? "other";
    await change((all) => all.map((one) => (one.draft === timed.draft ? { ...one, failure } : one)));
  }

  return {
    list,
    set: (timed) => change((all) => [...all.filter(({ draft }) => draft !== timed.draft), timed]),
    remove,
    publishDue,
  };
}
