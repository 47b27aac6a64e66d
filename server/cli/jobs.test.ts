import { mkdirSync, writeFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openCli } from "../../testing/cli/open-cli.ts";

const mailbox = { OPERATOR_MAILBOX: "ops@yakamoz.example" };

test("a failure is noted, shown and put into the outbox for the operators", async () => {
  const desk = openCli(mailbox);
  await desk.withStorage(async () => {});
  expect(await desk.run(["jobs", "failed", "publish", "no space left"])).toEqual({
    code: 0,
    out: "Noted: publish failed.\n",
    err: "",
  });
  await desk.run(["jobs", "failed", "publish", "no", "space", "left"]);
  await desk.run(["jobs", "done", "backup"]);
  const deliveries = await desk.withStorage(({ outbox }) => outbox.list());
  expect(deliveries.map(({ kind, target }) => [kind, target])).toEqual([["alert", "ops@yakamoz.example"]]);
  expect(JSON.parse(deliveries[0]?.facts ?? "")).toMatchObject({ reason: "publish-failed", error: "no space left" });
  const { out } = await desk.run(["jobs", "list"]);
  expect(out.split("\n").map((line) => line.split(/ {2,}/))).toEqual([
    ["job", "last success", "fails since", "cause"],
    ["backup", "2026-11-15 12:00", "-"],
    ["publish", "-", "2026-11-15 12:00", "no space left"],
    ["release", "-", "-"],
    [""],
  ]);
  expect(JSON.parse((await desk.run(["jobs", "list", "--json"])).out).jobs[1]).toEqual({
    job: "publish",
    failedSince: "2026-11-15T12:00:00.000+03:00",
    cause: "no space left",
  });
  const { code, out: checked } = await desk.run(["check"]);
  expect([code, checked.trimEnd().split("\n").slice(-2)]).toEqual([
    1,
    ["✓ backup: last done 2026-11-15 12:00", "✗ publish: fails since 2026-11-15 12:00: no space left"],
  ]);
});

test("without a database that works the mail goes out at once", async () => {
  const desk = openCli(mailbox);
  writeFileSync(join(desk.dataDir, "site.db"), "this is no database, and long enough to be seen as none".repeat(20));
  await desk.run(["jobs", "failed", "backup", "site.db is damaged"]);
  await desk.run(["jobs", "failed", "backup", "site.db is damaged"]);
  const mails = (await readdir(join(desk.dataDir, "outbox"))).filter((name) => name.endsWith(".eml"));
  expect(mails).toHaveLength(1);
  expect(await readFile(join(desk.dataDir, "outbox", mails[0] ?? ""), "utf8")).toContain("To: ops@yakamoz.example");
});

test("a backup of a timer is a job, one of a person is none", async () => {
  const desk = openCli(mailbox);
  await desk.withStorage(async () => {});
  const jobs = async () => JSON.parse((await desk.run(["jobs", "list", "--json"])).out).jobs[0];
  writeFileSync(join(desk.dataDir, "taken"), "");
  expect(await desk.run(["backup", "taken/there"])).toMatchObject({ code: 1 });
  expect(await jobs()).toEqual({ job: "backup" });
  const failed = await desk.run(["backup", "taken/there", "--report"]);
  expect(failed).toMatchObject({ code: 1 });
  expect(await jobs()).toMatchObject({ cause: failed.err.trim() });
  expect(await desk.withStorage(({ outbox }) => outbox.counts())).toMatchObject({ waiting: 1 });
  expect(await desk.run(["backup", "there", "--report"])).toMatchObject({ code: 0 });
  expect(await jobs()).toEqual({ job: "backup", succeededAt: "2026-11-15T12:00:00.000+03:00" });
});

test("where nothing can be noted, the cause is still said", async () => {
  const desk = openCli(mailbox);
  writeFileSync(join(desk.dataDir, "jobs"), "");
  mkdirSync(join(desk.dataDir, "there"));
  const { code, err } = await desk.run(["backup", "there", "--report"]);
  expect([code, err.split("\n")]).toEqual([
    1,
    [expect.stringMatching(/^The operators were not told: /), expect.stringMatching(/^There is no .*site\.db/), ""],
  ]);
});

test("a job that is none is refused", async () => {
  const { run } = openCli();
  expect(await run(["jobs", "done", "lunch"])).toMatchObject({
    code: 2,
    out: "",
    err: expect.stringContaining(
      "'lunch' is invalid for argument 'job'. Allowed choices are backup, publish, release.",
    ),
  });
});
