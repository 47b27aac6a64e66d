import type { Kysely } from "kysely";
import type { SmsSend, SmsSendStore } from "../draft-ports.ts";
import type { Tables } from "./tables.ts";

export function smsSendStore(db: Kysely<Tables>): SmsSendStore {
  return {
    async find(prefix) {
      const row = await db.selectFrom("sms_prefixes").select("sends").where("prefix", "=", prefix).executeTakeFirst();
      return row ? (JSON.parse(row.sends) as SmsSend[]) : [];
    },

    change: (prefix, decide) =>
      db.transaction().execute(async (transaction) => {
        // Setting what is set already holds the row until the transaction ends, also one that was not there.
        const row = await transaction
          .insertInto("sms_prefixes")
          .values({ prefix, sends: "[]", last_at: 0 })
          .onConflict((conflict) => conflict.column("prefix").doUpdateSet({ prefix }))
          .returning("sends")
          .executeTakeFirstOrThrow();
        const { answer, sends } = decide(JSON.parse(row.sends) as SmsSend[]);
        if (sends) {
          const last_at = Math.max(0, ...sends.map(({ at }) => at));
          const change = transaction.updateTable("sms_prefixes").set({ sends: JSON.stringify(sends), last_at });
          await change.where("prefix", "=", prefix).execute();
        }
        return answer;
      }),

    async forget(before) {
      await db.deleteFrom("sms_prefixes").where("last_at", "<", before).execute();
    },
  };
}
