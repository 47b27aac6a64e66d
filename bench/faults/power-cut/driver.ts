import { randomBytes } from "node:crypto";
import { writeSync } from "node:fs";
import { sql } from "kysely";
import { referenceOf } from "../../../domain/lead/lead.ts";
import { storageOn } from "../../../server/storage/open-storage.ts";
import { openSqlite } from "../../../server/storage/sqlite.ts";
import { aDelivery, aLead, keyOf } from "../../../testing/storage-contract/samples.ts";

/**
 * Takes leads with the site's own storage and says the reference of each. The server refuses weak settings; here one
 * is set once the storage is open, to see what would be lost with it.
 */
const [dataDir = "", synchronous = "full", count = "0"] = process.argv.slice(2);
const engine = openSqlite(dataDir);
const { leads } = await storageOn(engine);
await sql`pragma synchronous = ${sql.raw(synchronous)}`.execute(engine.db);
for (let index = 0; index < Number(count); index++) {
  const lead = aLead({ createdAt: Date.now(), reference: referenceOf(randomBytes(8)) });
  await leads.accept(lead, [aDelivery({ leadId: lead.id })], keyOf(lead));
  writeSync(1, `${lead.reference}\n`);
}
