import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Lead } from "../../domain/lead/lead.ts";
import { emptyDatabase, queryPostgres } from "../../testing/server/postgres.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { aDelivery, aLead, keyOf, times } from "../../testing/storage-contract/samples.ts";
import type { LeadWorkStore } from "../ports/lead-work.ts";
import { openStorage } from "../storage/open-storage.ts";

/**
 * A lead with a word of its own in every field that a person fills. The people are always the same, and such that
 * SQLite leaves a copy of one behind in an index when rows are deleted without rebuilding the file.
 */
function markedLead(index: number): { lead: Lead; marker: string } {
  const marker = createHash("sha256").update(`1 ${index}`).digest("hex").slice(0, 32);
  const lead = aLead({
    id: `${marker.slice(0, 8)}-${marker}`,
    reference: marker.slice(0, 13),
    email: `${marker}${"e".repeat(300)}@example.com`,
    phone: `+90${marker}`,
    answers: { firstName: marker, message: `${marker} ${"deniz ".repeat(index % 20 === 0 ? 1_500 : index)} ${marker}` },
    source: { utmSource: `${marker} ${"s".repeat(60)}`, utmTerm: marker, referringHost: `${marker}.example` },
    createdAt: index,
  });
  return { lead, marker };
}

async function storageWithPeople(options: { databaseUrl: string; dataDir: string }, count: number) {
  const storage = await openStorage(options);
  onTestFinished(() => storage.close());
  const people = times(count, markedLead);
  for (const { lead, marker } of people) {
    await storage.leads.accept(lead, [aDelivery({ leadId: lead.id })], keyOf(lead));
    await workOn(storage.leadWork, lead.id, marker);
  }
  return { ...storage, people };
}

/** A note that names the person, a line of history and a mark of who has read it. */
async function workOn({ addNote, change, markRead }: LeadWorkStore, id: string, marker: string): Promise<void> {
  await addNote(id, {
    id: `note ${marker}`,
    at: 1,
    person: 1,
    text: `${marker} aradı, ${"deniz ".repeat(500)}${marker}`,
  });
  await change(id, { version: 1, person: 1, at: 1, status: "won" });
  await markRead(id, 1, 1);
}

test("SQLite: no byte of an erased person is left in any file, and the others are whole", async () => {
  const dataDir = temporaryFolder();
  const { leads, outbox, people } = await storageWithPeople({ databaseUrl: "", dataDir }, 200);
  const onDisk = () =>
    readdirSync(dataDir)
      .map((name) => readFileSync(join(dataDir, name), "latin1"))
      .join("");
  const before = onDisk();
  expect(people.every(({ marker }) => before.includes(marker))).toBe(true);

  const gone = people.filter(({ marker }) => Number.parseInt(marker.slice(0, 6), 16) % 3 === 0);
  const stay = people.filter((person) => !gone.includes(person));
  const [byEmail, byPhone, ...byId] = gone;
  await leads.remove({ email: byEmail?.lead.email ?? "" }, "erasure");
  await leads.remove({ phone: byPhone?.lead.phone ?? "" }, "erasure");
  await leads.remove({ ids: byId.map(({ lead }) => lead.id) }, "drop");

  const after = onDisk();
  expect(gone.filter(({ marker }) => after.includes(marker))).toEqual([]);
  expect(stay.every(({ marker }) => after.includes(marker))).toBe(true);
  expect(await leads.count()).toBe(stay.length);
  expect(await outbox.counts()).toMatchObject({ waiting: stay.length });
});

test("PostgreSQL: no live row of an erased person is left, and the tables are vacuumed", async () => {
  const databaseUrl = await emptyDatabase();
  const { leads, people } = await storageWithPeople({ databaseUrl, dataDir: "" }, 50);
  const tables = ["leads", "deliveries", "submission_keys", "lead_notes", "lead_changes", "lead_reads"];
  const rows = () =>
    queryPostgres(
      databaseUrl,
      tables.map((table) => `select to_jsonb(t)::text as row from ${table} t`).join(" union all "),
    );
  const [gone, ...stay] = people;
  expect((await rows()).filter(({ row }) => String(row).includes(gone?.marker ?? ""))).toHaveLength(tables.length);

  await leads.remove({ email: gone?.lead.email ?? "" }, "erasure");
  const left = await rows();
  expect(left.filter(({ row }) => String(row).includes(gone?.marker ?? ""))).toEqual([]);
  expect(left).toHaveLength(tables.length * stay.length);
  const vacuumed = await queryPostgres(
    databaseUrl,
    "select relname, vacuum_count::int as vacuums from pg_stat_user_tables",
  );
  for (const relname of tables) expect(vacuumed).toContainEqual({ relname, vacuums: 1 });
});
