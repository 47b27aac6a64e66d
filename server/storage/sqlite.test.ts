import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { untilAvailable } from "../../testing/server/until-available.ts";
import { storageContract, tableNames } from "../../testing/storage-contract/contract.ts";
import { aLead, keyOf, times } from "../../testing/storage-contract/samples.ts";
import { StorageUnavailable } from "../ports/storage.ts";
import { migrations } from "./migrations.ts";
import { openStorage } from "./open-storage.ts";
import { checkpointInThread } from "./sqlite-thread.ts";

const secondProcess = fileURLToPath(new URL("../../testing/server/storage-process.ts", import.meta.url));

function takeLeadsElsewhere(dataDir: string, count: number): Promise<unknown> {
  return promisify(execFile)(process.execPath, [secondProcess, dataDir, String(count)]);
}

async function open(dataDir: string) {
  const storage = await openStorage({ databaseUrl: "", dataDir });
  onTestFinished(() => storage.close());
  return storage;
}

describe("SQLite", () => {
  const dataDir = temporaryFolder();
  storageContract({
    open: (clock) => openStorage({ databaseUrl: "", dataDir, clock }),
    async empty() {
      const database = new DatabaseSync(join(dataDir, "site.db"));
      database.exec(`begin; ${tableNames.map((table) => `delete from ${table};`).join(" ")} commit;`);
      database.close();
    },
  });

  test("only the site's own user may read what it keeps", async () => {
    const dataDir = join(temporaryFolder(), "new/data");
    const { leads } = await open(dataDir);
    await leads.accept(aLead(), [], { key: "key", digest: "digest" });
    const mode = (name: string) => (statSync(join(dataDir, name)).mode & 0o777).toString(8);
    expect(mode("")).toBe("700");
    expect([mode("site.db"), mode("site.db-wal"), mode("site.db-shm")]).toEqual(["600", "600", "600"]);
  });

  test("a file that was readable for others is closed to them; a shared folder stays as it is", async () => {
    const dataDir = temporaryFolder();
    mkdirSync(join(dataDir, "shared"), { mode: 0o755 });
    writeFileSync(join(dataDir, "shared/site.db"), "", { mode: 0o644 });
    await open(join(dataDir, "shared"));
    expect(statSync(join(dataDir, "shared")).mode & 0o777).toBe(0o755);
    expect(statSync(join(dataDir, "shared/site.db")).mode & 0o777).toBe(0o600);
  });

  test("a folder that cannot be written is refused in one sentence", async () => {
    const file = join(temporaryFolder(), "file");
    writeFileSync(file, "");
    const sentence = `DATA_DIR must be a folder that can be written, but "${join(file, "site.db")}" cannot (ENOTDIR); `;
    await expect(openStorage({ databaseUrl: "", dataDir: file })).rejects.toThrow(sentence);
  });

  test("processes that start together on an empty folder share one database", async () => {
    const dataDir = temporaryFolder();
    await Promise.all(times(8, () => takeLeadsElsewhere(dataDir, 10)));
    const { leads, outbox } = await open(dataDir);
    expect(await leads.count()).toBe(80);
    expect(await outbox.counts()).toMatchObject({ waiting: 80 });
    const database = new DatabaseSync(join(dataDir, "site.db"));
    const steps = database.prepare("select name from kysely_migration order by name").all();
    database.close();
    expect(steps.map(({ name }) => name)).toEqual(Object.keys(migrations));
  });

  test("while another process holds the file, a lead waits and the rest of this process goes on", async () => {
    const dataDir = temporaryFolder();
    const { leads } = await open(dataDir);
    const other = new DatabaseSync(join(dataDir, "site.db"));
    onTestFinished(() => other.close());
    other.exec("begin immediate");
    const lead = aLead();
    const accepted = leads.accept(lead, [], keyOf(lead));
    expect(await leads.count()).toBe(0);
    other.exec("commit");
    expect(await accepted).toMatchObject({ outcome: "accepted" });
  });

  test("an erasure waits for another process without stopping this one", async () => {
    const dataDir = temporaryFolder();
    const { leads } = await open(dataDir);
    const lead = aLead();
    await leads.accept(lead, [], keyOf(lead));
    const other = new DatabaseSync(join(dataDir, "site.db"));
    onTestFinished(() => other.close());
    other.exec("begin");
    other.prepare("select * from leads").all();
    const erased = leads.remove({ ids: [lead.id] }, "erasure");
    await expect.poll(() => leads.count()).toBe(0);
    other.exec("commit");
    expect(await erased).toBe(1);
    expect(readFileSync(join(dataDir, "site.db-wal")).length).toBe(0);
  });

  test("a long write-ahead log is brought into the file beside the work", async () => {
    const dataDir = temporaryFolder();
    const { leads } = await open(dataDir);
    const logSize = () => statSync(join(dataDir, "site.db-wal")).size;
    const message = "x".repeat(60_000);
    let longest = 0;
    for (let i = 0; i < 400 && logSize() >= longest; i++) {
      longest = logSize();
      const lead = aLead({ answers: { message } });
      await leads.accept(lead, [], keyOf(lead));
    }
    await expect.poll(logSize).toBeLessThan(longest);
    expect(longest).toBeLessThan(64 * 1024 * 1024);
  });

  test("another process takes leads while this one takes and erases some", async () => {
    const dataDir = temporaryFolder();
    const { leads } = await open(dataDir);
    let running = true;
    const elsewhere = takeLeadsElsewhere(dataDir, 50).finally(() => {
      running = false;
    });
    while (running) {
      const lead = aLead({ email: "here@example.com" });
      await untilAvailable(() => leads.accept(lead, [], keyOf(lead)));
      await untilAvailable(() => leads.remove({ email: "here@example.com" }, "erasure"));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await elsewhere;
    expect(await leads.count()).toBe(50);
  });
});

test("rebuilding a file that is gone fails, and makes no empty one in its place", async () => {
  const path = join(temporaryFolder(), "site.db");
  await expect(checkpointInThread(path, "vacuum")).rejects.toThrow(StorageUnavailable);
  expect(existsSync(path)).toBe(false);
});
