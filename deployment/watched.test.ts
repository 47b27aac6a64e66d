import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { readJobs } from "../server/data-folder/jobs.ts";
import type { JobName } from "../server/ports/alerts.ts";
import { openStorage } from "../server/storage/open-storage.ts";
import { temporaryFolder } from "../testing/server/temporary-folder.ts";

/** The programs as they are, with the site's own command line; only the change of user is left out. */
const here = import.meta.dirname;
let site: string;
let dataDir: string;

beforeEach(async () => {
  site = temporaryFolder();
  dataDir = temporaryFolder();
  const runuser = `#!/bin/sh\nwhile [ "$1" != -- ]; do shift; done; shift; exec "$@"\n`;
  writeFileSync(join(site, "runuser"), runuser, { mode: 0o755 });
  writeFileSync(join(site, "settings"), `DATA_DIR='${dataDir}'\nOPERATOR_MAILBOX=ops@yakamoz.example\n`);
  await (await openStorage({ databaseUrl: "", dataDir })).close();
});

function start(program: string, ...args: string[]) {
  const env = {
    PATH: `${site}:${process.env.PATH}`,
    SITE: site,
    SITE_USER: "site",
    SETTINGS: join(site, "settings"),
    TMPDIR: site,
  };
  const child = spawn(join(here, program), args, { env });
  let printed = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    printed += text;
  });
  return { child, ended: once(child, "close").then(([status]) => ({ status: status as number, printed })) };
}

const run = (...given: Parameters<typeof start>) => start(...given).ended;
const watch = (job: JobName, script: string) => run("watched", job, "sh", "-c", script);

async function alerts(): Promise<unknown[]> {
  const storage = await openStorage({ databaseUrl: "", dataDir });
  const deliveries = await storage.outbox.list({ kind: "alert" });
  await storage.close();
  return deliveries.map(({ target, facts }) => ({ target, ...JSON.parse(facts) }));
}

test("a job that fails is told once a cause, and is over with its success", async () => {
  const fails = "echo '--a.md is missing.' >&2; exit 3";
  expect(await watch("publish", fails)).toEqual({ status: 3, printed: "--a.md is missing.\n" });
  expect(await watch("publish", fails)).toMatchObject({ status: 3 });
  expect(await alerts()).toMatchObject([
    { target: "ops@yakamoz.example", reason: "publish-failed", error: "--a.md is missing." },
  ]);
  await watch("publish", "exit 4");
  expect(await alerts()).toHaveLength(2);
  expect((await readJobs(dataDir)).publish.failure?.cause).toBe("It ended with status 4 and said nothing.");
  expect(await watch("publish", "")).toEqual({ status: 0, printed: "" });
  expect((await readJobs(dataDir)).publish).toEqual({ succeededAt: expect.any(Number) });
  expect(readdirSync(site).sort()).toEqual(["runuser", "settings"]);
});

test("a job that is ended by a signal is told too", async () => {
  const { child, ended } = start("watched", "publish", "sh", "-c", "echo begun >&2; exec sleep 60");
  const printed = () => readdirSync(site).filter((name) => name.startsWith("tmp."));
  await expect.poll(() => printed().map((name) => readFileSync(join(site, name), "utf8"))).toEqual(["begun\n"]);
  const sleeping = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim();
  child.kill("SIGTERM");
  process.kill(Number(sleeping), "SIGTERM");
  expect(await ended).toMatchObject({ status: 143 });
  expect((await readJobs(dataDir)).publish.failure).toMatchObject({
    cause: "begun Terminated",
    toldAt: expect.any(Number),
  });
});

test("both programs that change what runs are jobs; what fails of one cause is told once", async () => {
  expect(await run("switch-release", join(site, "none"))).toMatchObject({ status: 1 });
  expect((await readJobs(dataDir)).release.failure?.cause).toMatch(/^There is no complete build in /);
  await watch("publish", `'${join(here, "switch-release")}' '${site}/none'`);
  expect((await readJobs(dataDir)).publish.failure?.cause).toMatch(/^There is no complete build in /);
  expect(await alerts()).toMatchObject([{ reason: "release-failed" }]);
  expect(await run("publish-due")).not.toMatchObject({ status: 0 });
  expect((await alerts()).map((alert) => (alert as { reason: string }).reason).sort()).toEqual([
    "publish-failed",
    "release-failed",
  ]);
});
