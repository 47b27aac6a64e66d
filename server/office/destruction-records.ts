import type { Kysely } from "kysely";
import type { DestroyedCounts, DestructionRecord, DestructionRecords } from "../ports/office.ts";
import type { DestructionRow, OfficeTables } from "./tables.ts";

const usualLimit = 50;

export function destructionRecords(db: Kysely<OfficeTables>): DestructionRecords {
  return {
    write: (record) => insertRecord(db, record),

    async find(id) {
      const row = await db.selectFrom("destructions").selectAll().where("id", "=", id).executeTakeFirst();
      return row && toRecord(row);
    },

    async list({ before, limit = usualLimit } = {}) {
      const rows = await db
        .selectFrom("destructions")
        .selectAll()
        .$if(before !== undefined, (query) => query.where("at", "<", before ?? 0))
        .orderBy("at", "desc")
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map(toRecord);
    },

    async forget(before) {
      await db.deleteFrom("destructions").where("at", "<", before).execute();
    },
  };
}

/** Also inside the transaction that destroys. */
export async function insertRecord(
  db: Kysely<OfficeTables>,
  { counts, person = null, ...record }: Omit<DestructionRecord, "person"> & { person?: number | null },
): Promise<void> {
  const row = { ...record, person, counts: JSON.stringify(counts) };
  await db.insertInto("destructions").values(row).execute();
}

function toRecord({ counts, person, ...row }: DestructionRow): DestructionRecord {
  return { ...row, counts: JSON.parse(counts) as DestroyedCounts, ...(person === null ? {} : { person }) };
}
