import { randomUUID } from "node:crypto";
import { officeActions } from "../../domain/office/actions.ts";
import type { LogLine, OfficeLog } from "../ports/office.ts";
import type { Engine } from "../storage/engine.ts";
import { batchesOf } from "../storage/remove-rows.ts";
import { insertRecord } from "./destruction-records.ts";
import type { OfficeTables } from "./tables.ts";

const usualLimit = 100;
/** What their lines name is a lead. */
const leadActions = officeActions.filter((action) => action.startsWith("lead-"));

export function logStore({ db, overwriteDeleted }: Engine<OfficeTables>): OfficeLog {
  async function write({ at, person, action, subject }: LogLine): Promise<void> {
    await db
      .insertInto("log")
      .values({ id: randomUUID(), at, person: person ?? null, action, subject })
      .execute();
  }

  return {
    write,

    async writeOnce(line) {
      const same = db.selectFrom("log").select("id").where("person", "=", line.person);
      const found = await same.where("action", "=", line.action).where("subject", "=", line.subject).executeTakeFirst();
      if (!found) await write(line);
    },

    async list({ person, actions, before, limit = usualLimit } = {}) {
      const rows = await db
        .selectFrom("log")
        .selectAll()
        .$if(person !== undefined, (query) => query.where("person", "=", person ?? 0))
        .$if(actions !== undefined, (query) => query.where("action", "in", actions ?? []))
        .$if(before !== undefined, (query) => query.where("at", "<", before ?? 0))
        .orderBy("at", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .execute();
      return rows.map(({ at, person, action, subject }) => ({
        at,
        action,
        subject,
        ...(person === null ? {} : { person }),
      }));
    },

    async namedLeads() {
      const named = db.selectFrom("log").select("subject").distinct().where("action", "in", leadActions);
      return (await named.where("subject", "!=", "").execute()).map(({ subject }) => subject);
    },

    async makeNameless(leads) {
      for (const some of batchesOf(leads)) {
        const lines = db.updateTable("log").set({ subject: "" }).where("action", "in", leadActions);
        await lines.where("subject", "in", some).execute();
      }
      await overwriteDeleted();
    },

    async forget(before, now) {
      await db.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom("log")
          .where("at", "<", before)
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) return;
        const counts = { "log-line": Number(numDeletedRows) };
        await insertRecord(transaction, { id: randomUUID(), at: now, reason: "retention", counts });
      });
    },
  };
}
