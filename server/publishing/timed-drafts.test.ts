import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import type { PublicationRun } from "../ports/publishing.ts";
import { createTimedDrafts, type TimedDraftsDeps } from "./timed-drafts.ts";

const nine = Date.parse("2026-11-20T09:00:00+03:00");
const draft = {
  id: "abcdefghijkl",
  version: "1",
  title: "New year",
  begunBy: 4,
  begunAt: 1,
  changedBy: 4,
  changedAt: 1,
};

/** An office in which publishing ends as a test says. */
function aDesk() {
  const desk = {
    now: nine - 1,
    drafts: new Set([draft.id]),
    end: { outcome: "done" } as Partial<PublicationRun>,
    isBusy: false,
    begun: [] as unknown[],
  };
  const run: PublicationRun = { id: "1", of: { draft: draft.id }, title: draft.title, startedAt: 1, steps: [], pid: 1 };
  const deps: TimedDraftsDeps = {
    folder: temporaryFolder(),
    openWords: async () => ({ draft: async (id) => (desk.drafts.has(id) ? draft : undefined) }),
    publisher: {
      async begin(of, by) {
        if (desk.isBusy) return undefined;
        desk.begun.push({ ...of, ...by });
        return run;
      },
      ended: async () => ({ ...run, ...desk.end }),
    },
    clock: () => desk.now,
  };
  const { folder } = deps;
  return { desk, folder, timed: createTimedDrafts(deps), again: () => createTimedDrafts(deps) };
}

const tomorrow = { draft: draft.id, at: nine, person: 4 };

test("a draft is published at its minute and not before, also by an office that was started anew", async () => {
  const { desk, timed, again } = aDesk();
  await timed.set(tomorrow);
  await timed.publishDue();
  expect(desk.begun).toEqual([]);
  desk.now = nine;
  await again().publishDue();
  expect(desk.begun).toEqual([{ draft: draft.id, person: 4, title: "New year", isTimed: true }]);
  expect(await timed.list()).toEqual([]);
});

test("what could not be published stays in the list, is tried once, and waits for a new time", async () => {
  const { desk, timed } = aDesk();
  desk.now = nine;
  desk.end = { outcome: "failed", failure: "undecided" };
  await timed.set(tomorrow);
  await timed.publishDue();
  await timed.publishDue();
  expect(await timed.list()).toEqual([{ ...tomorrow, failure: "undecided" }]);
  expect(desk.begun).toHaveLength(1);
  desk.end = { outcome: "done" };
  await timed.set({ ...tomorrow, at: nine + 1 });
  desk.now = nine + 1;
  await timed.publishDue();
  expect(await timed.list()).toEqual([]);
});

test("while something else is published, or the office ends in the middle, it is tried again", async () => {
  const { desk, timed } = aDesk();
  desk.now = nine;
  desk.isBusy = true;
  await timed.set(tomorrow);
  await timed.publishDue();
  desk.isBusy = false;
  desk.end = {};
  await timed.publishDue();
  expect(await timed.list()).toEqual([tomorrow]);
  desk.end = { outcome: "done" };
  await timed.publishDue();
  expect(await timed.list()).toEqual([]);
});

test("a time that was taken away, and a draft that was published by hand, are forgotten", async () => {
  const { desk, timed } = aDesk();
  await timed.set(tomorrow);
  await timed.set({ ...tomorrow, draft: "another00000" });
  await timed.remove("another00000");
  desk.drafts.clear();
  desk.now = nine;
  await timed.publishDue();
  expect([desk.begun, await timed.list()]).toEqual([[], []]);
});

test("a list that cannot be read is reported and never overwritten", async () => {
  const { folder, timed } = aDesk();
  const file = join(folder, "timed-drafts.json");
  for (const isFolder of [false, true]) {
    rmSync(file, { force: true });
    if (isFolder) mkdirSync(file);
    else writeFileSync(file, '[{"draft": "abc');
    await expect(timed.list()).rejects.toThrow(`${file} cannot be read`);
    await expect(timed.set(tomorrow)).rejects.toThrow(`${file} cannot be read`);
    await expect(timed.publishDue()).rejects.toThrow(`${file} cannot be read`);
  }
  rmSync(file, { recursive: true });
  await timed.set(tomorrow);
  expect(await timed.list()).toEqual([tomorrow]);
});
