import { chmodSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { startBreakableProxy } from "../../testing/server/breakable-proxy.ts";
import { startFormSite } from "../../testing/server/form-site.ts";
import { emptyDatabase } from "../../testing/server/postgres.ts";
import { writeServerBuild } from "../../testing/server/server-build.ts";
import { listeningPort, spawnServer } from "../../testing/server/server-process.ts";
import { readOnlyDisk, smallDisk } from "../../testing/server/small-disk.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { keyedHash } from "../data-folder/secret.ts";
import { openStorage } from "../storage/open-storage.ts";
import { reportLink } from "../use-cases/report-link.ts";

const report = { page: "siber-dayaniklilik-raporu", locale: "tr" } as const;

type Site = Awaited<ReturnType<typeof startFormSite>>;

/** Pages, an honest 503, not ready, and one sentence. */
async function expectPagesAlone(site: Site, sentence: RegExp): Promise<void> {
  expect(await site.status("/hakkimizda")).toBe(200);
  expect(await site.status("/healthz")).toBe(200);
  expect(await site.status("/readyz")).toBe(503);
  expect([await site.post(), await site.post()]).toEqual([503, 503]);
  expect(site.told()).toEqual([expect.stringMatching(sentence)]);
}

async function expectWell(site: Site): Promise<void> {
  await expect.poll(() => site.status("/readyz")).toBe(200);
  expect(await site.post()).toBe(200);
  expect(await site.missing()).toEqual([]);
}

/** A folder whose database is what the text says. */
function folderWith(text: string): string {
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, "site.db"), text);
  return dataDir;
}

async function damaged(): Promise<string> {
  const dataDir = temporaryFolder();
  await (await openStorage({ databaseUrl: "", dataDir })).close();
  writeFileSync(join(dataDir, "site.db"), Buffer.alloc(8_000, 1), { flag: "r+" });
  return dataDir;
}

function foreign(): string {
  const dataDir = temporaryFolder();
  const database = new DatabaseSync(join(dataDir, "site.db"));
  database.exec("create table bookmarks (address text)");
  database.close();
  return dataDir;
}

describe("SQLite at the start", () => {
  test.each([
    ["damaged", damaged],
    ["no database", () => folderWith("a note that somebody saved here ".repeat(50))],
    ["another program's", foreign],
  ])("a file that is %s: pages alone, until a backup is in its place", async (_, make) => {
    const dataDir = await make();
    const site = await startFormSite({ DATA_DIR: dataDir });
    await expectPagesAlone(
      site,
      /^The database takes nothing now: .+; put a backup in its place with "npm run leads -- restore FOLDER --replace"\.$/,
    );
    const backup = temporaryFolder();
    await (await openStorage({ databaseUrl: "", dataDir: backup })).close();
    renameSync(join(backup, "site.db"), join(dataDir, "site.db"));
    await expectWell(site);
  });

  test("a foreign file is left as it was", async () => {
    const dataDir = foreign();
    await startFormSite({ DATA_DIR: dataDir });
    const database = new DatabaseSync(join(dataDir, "site.db"));
    onTestFinished(() => database.close());
    expect(database.prepare("select name from sqlite_master").all()).toEqual([{ name: "bookmarks" }]);
    expect(database.prepare("pragma journal_mode").get()).toEqual({ journal_mode: "delete" });
  });

  test.each(["/proc/nowhere/data", join(temporaryFolder(), "file/data")])(
    "a folder that cannot be made: %s",
    async (dataDir) => {
      if (!dataDir.startsWith("/proc")) writeFileSync(join(dataDir, ".."), "");
      const site = await startFormSite({ DATA_DIR: dataDir });
      await expectPagesAlone(
        site,
        /^DATA_DIR must be a folder that can be written, but ".+" cannot \(\w+\); let the site's user write there or name another folder, "npm run leads -- check" shows whether it can\.$/,
      );
      // Nobody knows yet whether a link is ours: it is not called expired.
      expect(await site.status(reportLink(report, Date.now(), keyedHash("some secret")))).toBe(503);
    },
  );

  test("a folder that may only be read: pages alone, until it may be written", async () => {
    const disk = readOnlyDisk() ?? readOnlyFolder();
    const site = await startFormSite({ DATA_DIR: disk.folder });
    await expectPagesAlone(site, /^DATA_DIR must be a folder that can be written, but ".+site\.db" cannot \(\w+\); /);
    disk.open();
    await expectWell(site);
  });

  test("a folder that does not exist yet is made", async () => {
    await expectWell(await startFormSite({ DATA_DIR: join(temporaryFolder(), "new/data") }));
  });

  test("a full disk and a new folder: pages alone, until there is room", async ({ skip }) => {
    const disk = smallDisk();
    if (!disk) return skip("only root may mount a disk");
    disk.fill();
    const site = await startFormSite({ DATA_DIR: join(disk.folder, "data") });
    await expectPagesAlone(site, /the disk .*is full \(\w+\); free some space, "npm run leads -- check" shows/);
    disk.free();
    await expectWell(site);
  });
});

/** For who may not mount: a folder that its owner closed. */
function readOnlyFolder() {
  const folder = temporaryFolder();
  chmodSync(folder, 0o500);
  return { folder, open: () => chmodSync(folder, 0o700) };
}

describe("PostgreSQL at the start", () => {
  const secret = { SECRET: "s".repeat(32), DATA_DIR: temporaryFolder() };

  test("nobody answers: pages alone, until somebody does", async () => {
    const proxy = await startBreakableProxy(await emptyDatabase());
    await proxy.cut();
    const site = await startFormSite({ DATABASE_URL: proxy.url, ...secret });
    await expectPagesAlone(
      site,
      /^The database takes nothing now \(ECONNREFUSED\); start it or correct DATABASE_URL, "npm run leads -- check" says whether it answers\.$/,
    );
    await proxy.restore();
    await expectWell(site);
  });

  test("it turns us away: pages alone, and nothing of the password", async () => {
    const url = Object.assign(new URL(await emptyDatabase()), { password: "mistyped" });
    const site = await startFormSite({ DATABASE_URL: url.href, ...secret });
    await expectPagesAlone(site, /^DATABASE_URL must lead to a database that lets us in, but it says: password auth/);
    expect(site.told().join()).not.toContain("mistyped");
  });
});

test("the whole server starts on a damaged file, and says so to whoever looks at its terminal", async () => {
  const { child, output } = spawnServer(await writeServerBuild(), { DATA_DIR: folderWith("x".repeat(5_000)) });
  const port = await listeningPort(child, output);
  expect((await fetch(`http://127.0.0.1:${port}/hakkimizda`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503);
  await expect
    .poll(() => output.err)
    .toMatch(/^Pages are served, but no form is taken yet\. The database .+ restore FOLDER/m);
  expect(output.err + output.out).not.toMatch(/ {4}at /);
});

test("an empty secret, as a full disk left one in former days, is no secret", async () => {
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, "secret"), "");
  await expectWell(await startFormSite({ DATA_DIR: dataDir }));
  expect(readFileSync(join(dataDir, "secret"), "utf8")).toMatch(/^[\w-]{43}$/);
});
