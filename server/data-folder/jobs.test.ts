import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import type { JobName } from "../ports/alerts.ts";
import { causeIn, noteFailure, noteSuccess, readJobs } from "./jobs.ts";

let dataDir: string;
let told: string[];
let isReached: boolean;

beforeEach(() => {
  dataDir = temporaryFolder();
  told = [];
  isReached = true;
});

const fail = (job: JobName, output: string, now = 1) =>
  noteFailure({ dataDir, job, output, now }, async (cause) => {
    if (isReached) told.push(cause);
    return isReached;
  });

describe("a job that fails", () => {
  test("is told once a cause, whatever numbers and names of folders stand in it", async () => {
    for (const second of ["001", "002", "003"]) await fail("publish", `No build in /releases/2026-11-17T120${second}.`);
    expect(told).toEqual(["No build in /releases/2026-11-17T120001."]);
  });

  test("is told again when the cause changes, and fails since its first failure", async () => {
    await fail("backup", "The disk is full.", 1);
    await fail("backup", "The database is away.", 2);
    expect(told).toEqual(["The disk is full.", "The database is away."]);
    expect((await readJobs(dataDir)).backup.failure).toEqual({
      since: 1,
      cause: "The database is away.",
      toldAt: 2,
    });
  });

  test("is told again when it fails after a success", async () => {
    await fail("backup", "The disk is full.", 1);
    await noteSuccess(dataDir, "backup", 2);
    expect((await readJobs(dataDir)).backup).toEqual({ succeededAt: 2 });
    await fail("backup", "The disk is full.", 3);
    expect(told).toHaveLength(2);
    expect((await readJobs(dataDir)).backup).toMatchObject({ succeededAt: 2, failure: { since: 3 } });
  });

  test("is told until somebody was reached", async () => {
    isReached = false;
    await fail("release", "nginx refuses its files.");
    expect((await readJobs(dataDir)).release.failure?.toldAt).toBeUndefined();
    isReached = true;
    await fail("release", "nginx refuses its files.");
    await fail("release", "nginx refuses its files.");
    expect(told).toHaveLength(1);
  });

  test("of a cause that another job was just told of is not told again", async () => {
    await fail("release", "nginx refuses its files.", 1);
    await fail("publish", "nginx refuses its files.", 1_000);
    expect(told).toHaveLength(1);
    expect((await readJobs(dataDir)).publish.failure?.toldAt).toBe(1_000);
    await fail("backup", "nginx refuses its files.", 100_000);
    expect(told).toHaveLength(2);
  });
});

test("a note that cannot be read counts as none", async () => {
  await noteSuccess(dataDir, "backup", 1);
  writeFileSync(join(dataDir, "jobs/backup.json"), "{");
  expect((await readJobs(dataDir)).backup).toEqual({});
});

test.each([
  ["", "It said nothing."],
  ["\u001b[31mcontent/en/news/a.md is missing.\u001b[39m\n", "content/en/news/a.md is missing."],
  [`${"a ".repeat(400)}`, `${"a ".repeat(149)}a…`],
  [
    `node:internal/errors:540\n      throw error;\n      ^\n\nError: ENOSPC: no space left\n    at open (node:fs:1:2)\n    at main (file:///a.ts:1:1) {\n}\n\nNode.js v24.21.0\n`,
    "throw error; Error: ENOSPC: no space left",
  ],
])("the cause is what was printed last", (output, cause) => {
  expect(causeIn(output)).toBe(cause);
});
