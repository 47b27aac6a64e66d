import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { OfficeLog } from "../ports/office.ts";
import type { OfficeTables } from "./tables.ts";

const usualLimit = 100;

export function logStore(db: Kysely<OfficeTables>): OfficeLog {
  return {
    async write({ at, person = null, action, subject }) {
      await db.insertInto("log").values({ id: randomUUID(), at, person, action, subject }).execute();
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
