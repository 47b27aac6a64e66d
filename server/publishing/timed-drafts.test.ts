import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { openOffice } from "../office/open-office.ts";
import type { CopyDraft } from "../ports/copy-drafts.ts";
import type { PublicationRun } from "../ports/publishing.ts";
import { createPublishDue, takeOverTimedDrafts } from "./timed-drafts.ts";

const nine = Date.parse("2026-11-20T09:00:00+03:00");
const tomorrow = { at: nine, person: 4, setAt: 1 };
const by = { createdBy: 4, createdAt: 1, updatedBy: 4, updatedAt: 1 };

/** An office in which publishing ends as a test says. */
async function anOffice() {
  const folder = temporaryFolder();
  const { copyDrafts: drafts, close } = await openOffice({ databaseUrl: "", folder });
  onTestFinished(close);
  const office = {
    now: nine - 1,
    end: { outcome: "done" } as Partial<PublicationRun>,
    isBusy: false,
    begun: [] as unknown[],
  };
  const run: PublicationRun = {
    id: "1",
    of: { draft: "new-year" },
    title: "New year",
    startedAt: 1,
    steps: [],
    pid: 1,
  };
  const publisher = {
    async begin(of: PublicationRun["of"], person: object) {
      if (office.isBusy) return undefined;
      office.begun.push({ ...of, ...person });
      return run;
    },
    async ended() {
      if (office.end.outcome === "done") await drafts.remove("new-year");
      return { ...run, ...office.end };
    },
  };
  const addDraft = (id: string, timed?: CopyDraft["timed"]) =>
    drafts.add({
      draft: { id, title: "New year", revision: 0, ...by, ...(timed && { timed }) },
      files: [],
      confirmations: [],
    });
  const clock = () => office.now;
  await addDraft("new-year", tomorrow);
  return {
    office,
    folder,
    drafts,
    addDraft,
    timed: async (id = "new-year") => (await drafts.find(id))?.timed,
    again: () => createPublishDue({ drafts, publisher, clock }),
    takeOver: (openWords = async () => {}) => takeOverTimedDrafts({ folder, drafts, clock, openWords }),
  };
}

test("a draft is published at its minute and not before, also by an office that was started anew", async () => {
  const { office, again, drafts } = await anOffice();
  await again()();
  expect(office.begun).toEqual([]);
  office.now = nine;
  await again()();
  expect(office.begun).toEqual([{ draft: "new-year", person: 4, title: "New year", isTimed: true }]);
  expect(await drafts.list()).toEqual([]);
});

test("a draft that could not be published keeps its time, is tried once, and waits for a new time", async () => {
  const { office, drafts, timed, again } = await anOffice();
  const publishDue = again();
  office.now = nine;
  office.end = { outcome: "failed", failure: "undecided" };
  await publishDue();
  await publishDue();
  expect(await timed()).toEqual({ ...tomorrow, failure: "undecided" });
  expect(office.begun).toHaveLength(1);
  office.end = { outcome: "done" };
  await drafts.setTimed("new-year", { ...tomorrow, at: nine + 1 });
  office.now = nine + 1;
  await publishDue();
  expect(office.begun).toHaveLength(2);
});

test("while something else is published, or the office ends in the middle, it is tried again", async () => {
  const { office, timed, again } = await anOffice();
  const publishDue = again();
  office.now = nine;
  office.isBusy = true;
  await publishDue();
  office.isBusy = false;
  office.end = {};
  await publishDue();
  expect(await timed()).toEqual(tomorrow);
  office.end = { outcome: "done" };
  await publishDue();
  expect(office.begun).toHaveLength(2);
  expect(await timed()).toBeUndefined();
});

test("a draft without its time, and one that was removed, are not published", async () => {
  const { office, drafts, addDraft, again } = await anOffice();
  await addDraft("spring", tomorrow);
  await drafts.setTimed("spring", undefined);
  await drafts.remove("new-year");
  office.now = nine;
  await again()();
  expect(office.begun).toEqual([]);
});

test("the file of an earlier version becomes rows once, after the drafts that were branches", async () => {
  const { folder, drafts, addDraft, timed, takeOver } = await anOffice();
  const file = join(folder, "timed-drafts.json");
  await addDraft("failed");
  const entry = { at: nine + 1, person: 7 };
  const entries = ["new-year", "branch", "removed"].map((draft) => ({ draft, ...entry }));
  writeFileSync(file, JSON.stringify([...entries, { draft: "failed", ...entry, failure: "conflict" }]));
  await takeOver(() => addDraft("branch"));
  // A start that was killed halfway leaves rows, and those may have another time by now.
  expect(await timed()).toEqual(tomorrow);
  expect(await timed("branch")).toEqual({ ...entry, setAt: nine - 1 });
  expect(await timed("failed")).toEqual({ ...entry, setAt: nine - 1, failure: "conflict" });
  expect(existsSync(file)).toBe(false);
  await drafts.setTimed("branch", undefined);
  await takeOver();
  expect(await timed("branch")).toBeUndefined();
});

test("a file that cannot be read or understood is reported and stays as it is", async () => {
  const { folder, timed, takeOver } = await anOffice();
  const file = join(folder, "timed-drafts.json");
  for (const content of ['[{"draft": "new', '{"draft":"new-year"}', '[{"draft":"new-year","at":"nine","person":4}]']) {
    writeFileSync(file, content);
    await expect(takeOver()).rejects.toThrow(file);
    expect(readFileSync(file, "utf8")).toBe(content);
  }
  writeFileSync(file, "[]");
  await expect(takeOver(() => Promise.reject(new Error("no git")))).rejects.toThrow("no git");
  expect(existsSync(file)).toBe(true);
  rmSync(file);
  mkdirSync(file);
  await expect(takeOver()).rejects.toThrow(`${file} cannot be read`);
  expect(await timed()).toEqual(tomorrow);
});
