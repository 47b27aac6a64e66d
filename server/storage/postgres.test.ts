import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { emptyDatabase, queryPostgres } from "../../testing/server/postgres.ts";
import { storageContract, tableNames } from "../../testing/storage-contract/contract.ts";
import { aLead, keyOf, times } from "../../testing/storage-contract/samples.ts";
import { type Storage, StorageUnavailable } from "../ports/storage.ts";
import { openStorage } from "./open-storage.ts";

describe("PostgreSQL", () => {
  let databaseUrl: string;
  beforeAll(async () => {
    databaseUrl = await emptyDatabase();
  });

  async function open(): Promise<Storage> {
    const storage = await openStorage({ databaseUrl, dataDir: "" });
    onTestFinished(() => storage.close());
    return storage;
  }

  storageContract({
    open: (clock) => openStorage({ databaseUrl, dataDir: "", clock }),
    empty: async () => void (await queryPostgres(databaseUrl, `truncate ${tableNames.join(", ")}`)),
  });

  test("a lead erased while the same submission comes again is taken anew", async () => {
    const [one, other] = await Promise.all([open(), open()]);
    const lead = aLead();
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.allSettled([
        ...times(5, () => one.leads.accept(lead, [], keyOf(lead))),
        other.leads.remove({ ids: [lead.id] }, "drop"),
      ]);
      expect(answers.filter(({ status }) => status === "rejected")).toEqual([]);
    }
  });

  test("being turned away and nobody answering say so in a sentence, and may pass", async () => {
    const wrong = (change: Partial<URL>) => openStorage({ databaseUrl: changed(databaseUrl, change), dataDir: "" });
    const cure = 'start it or correct DATABASE_URL, "npm run leads -- check" says whether it answers.';
    const turnedAway = (why: string) =>
      new StorageUnavailable(`DATABASE_URL must lead to a database that lets us in, but it says: ${why}; ${cure}`);
    await expect(wrong({ password: "wrong" })).rejects.toThrow(
      turnedAway('password authentication failed for user "postgres"'),
    );
    await expect(wrong({ pathname: "/nowhere" })).rejects.toThrow(turnedAway('database "nowhere" does not exist'));
    await expect(wrong({ port: "1" })).rejects.toThrow(
      new StorageUnavailable(`The database takes nothing now (ECONNREFUSED); ${cure}`),
    );
  });
});

function changed(url: string, change: Partial<URL>): string {
  return Object.assign(new URL(url), change).href;
}
