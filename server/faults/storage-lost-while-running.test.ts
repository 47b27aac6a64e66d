import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { startBreakableProxy } from "../../testing/server/breakable-proxy.ts";
import { startFormSite } from "../../testing/server/form-site.ts";
import { emptyDatabase, queryPostgres } from "../../testing/server/postgres.ts";
import { smallDisk } from "../../testing/server/small-disk.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { openStorage } from "../storage/open-storage.ts";

type Site = Awaited<ReturnType<typeof startFormSite>>;

async function running(dataDir = join(temporaryFolder(), "data")) {
  // Background work off: at its start it rebuilds the file in a thread.
  const site = await startFormSite({ DATA_DIR: dataDir, WORKER: "off" });
  expect(await site.post()).toBe(200);
  return { site, dataDir, file: join(dataDir, "site.db") };
}

async function expectPagesAlone(site: Site, sentence: RegExp): Promise<void> {
  expect(await site.post()).toBe(503);
  await expect.poll(() => site.status("/readyz")).toBe(503);
  expect(await site.status("/hakkimizda")).toBe(200);
  expect(site.told()).toEqual([expect.stringMatching(sentence)]);
}

async function expectWell(site: Site): Promise<void> {
  await expect.poll(() => site.status("/readyz")).toBe(200);
  expect(await site.post()).toBe(200);
}

/** A sound database of the site without leads, as a backup is one. */
async function anotherDatabase(): Promise<string> {
  const dataDir = temporaryFolder();
  await (await openStorage({ databaseUrl: "", dataDir })).close();
  return join(dataDir, "site.db");
}

/** As after a while: what was taken so far stands in the file itself. */
function emptyLog(file: string): void {
  const database = new DatabaseSync(file);
  database.exec("pragma wal_checkpoint(truncate)");
  database.close();
}

describe("SQLite under a running server", () => {
  test.each([
    ["the file", (dataDir: string) => rmSync(join(dataDir, "site.db"))],
    ["the folder", (dataDir: string) => rmSync(dataDir, { recursive: true })],
  ])("%s deleted: not one form is taken, no empty file takes its place, and a backup ends it", async (_, remove) => {
    const { site, dataDir, file } = await running();
    remove(dataDir);
    site.acknowledged.length = 0;
    await expectPagesAlone(
      site,
      /site\.db" is gone; put a backup in its place with "npm run leads -- restore FOLDER --replace", or restart/,
    );
    expect([await site.post(), await site.post()]).toEqual([503, 503]);
    expect(existsSync(file)).toBe(false);
    mkdirSync(dataDir, { recursive: true });
    copyFileSync(await anotherDatabase(), `${file}.part`);
    renameSync(`${file}.part`, file);
    await expectWell(site);
    expect(site.told()).toHaveLength(1);
    expect(await site.missing()).toEqual([]);
  });

  test("the file replaced by another one: whoever is told that it is taken is in the new one", async () => {
    const { site, file } = await running();
    renameSync(await anotherDatabase(), file);
    site.acknowledged.length = 0;
    await site.post();
    await expectWell(site);
    expect(site.told()).toEqual([expect.stringMatching(/site\.db" or its log was replaced while the site ran; /)]);
    expect(await site.missing()).toEqual([]);
  });

  test("the file moved away: it takes with it all that was taken", async () => {
    const { site, file } = await running();
    renameSync(file, `${file}.away`);
    await expectPagesAlone(site, /site\.db" is gone/);
    renameSync(`${file}.away`, file);
    await expectWell(site);
    expect(await site.missing()).toEqual([]);
  });

  test("the write-ahead log deleted: nothing that was taken goes with it", async () => {
    const { site, file } = await running();
    rmSync(`${file}-wal`);
    await site.post();
    await expectWell(site);
    expect(await site.missingAfterKill()).toEqual([]);
  });

  test("the file overwritten where it lies: not one form is taken, and what is left of it spoils no backup", async () => {
    const { site, file } = await running();
    emptyLog(file);
    expect(await site.post()).toBe(200);
    writeFileSync(file, "somebody's note");
    site.acknowledged.length = 0;
    const sentence = /its file is damaged or another program's \(26\); put a backup in its place with "npm run leads/;
    await expectPagesAlone(site, sentence);
    // Put aside, or removed where a busy machine brought it home before.
    await expect.poll(() => existsSync(`${file}-wal`)).toBe(false);
    renameSync(await anotherDatabase(), file);
    await expectWell(site);
    expect(site.told()).toHaveLength(1);
    expect(await site.missing()).toEqual([]);
  });

  test("nobody posts: /readyz says no all the same", async () => {
    const { site, file } = await running();
    rmSync(file);
    await expect.poll(() => site.status("/readyz")).toBe(503);
  });

  test("a full disk: not ready until there is room", async ({ skip }) => {
    const disk = smallDisk();
    if (!disk) return skip("only root may mount a disk");
    const { site } = await running(disk.folder);
    disk.fill();
    for (let posts = 0; posts < 500 && (await site.post()) === 200; posts++);
    await expectPagesAlone(site, /the disk (is full|failed) \(\d+\); free some space/);
    disk.free();
    await expectWell(site);
    expect(await site.missing()).toEqual([]);
  });
});

describe("PostgreSQL under a running server", () => {
  const secret = { SECRET: "s".repeat(32), DATA_DIR: temporaryFolder() };

  test("away and back: not ready meanwhile", async () => {
    const proxy = await startBreakableProxy(await emptyDatabase());
    const site = await startFormSite({ DATABASE_URL: proxy.url, ...secret });
    expect(await site.post()).toBe(200);
    await proxy.cut();
    await expect.poll(() => site.status("/readyz")).toBe(503);
    expect(await site.post()).toBe(503);
    expect(site.told().at(-1)).toMatch(/^The database takes nothing now \(.+\); start it or correct DATABASE_URL, /);
    await proxy.restore();
    await expectWell(site);
    expect(await site.missing()).toEqual([]);
  });

  test("its tables gone: not one form is taken", async () => {
    const url = await emptyDatabase();
    const site = await startFormSite({ DATABASE_URL: url, ...secret });
    await queryPostgres(url, "drop table leads cascade");
    await expectPagesAlone(site, /^The database cannot be used \(42P01\); "npm run leads -- check" says more\.$/);
    expect(site.acknowledged).toEqual([]);
  });
});
