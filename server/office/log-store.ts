import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { LogLine, OfficeLog } from "../ports/office.ts";
import type { OfficeTables } from "./tables.ts";

const usualLimit = 100;

export function logStore(db: Kysely<OfficeTables>): OfficeLog {
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

    async list({ person, before, limit = usualLimit } = {}) {
      const rows = await db
        .selectFrom("log")
        .selectAll()
        .$if(person !== undefined, (query) => query.where("person", "=", person ?? 0))
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

    async makeNameless(subject) {
      await db.updateTable("log").set({ subject: "" }).where("subject", "=", subject).execute();
    },

    async forget(before) {
      await db.deleteFrom("log").where("at", "<", before).execute();
    },
  };
}
