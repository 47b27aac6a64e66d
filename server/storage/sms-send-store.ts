import { expressionBuilder } from "kysely";
import type { Clock } from "../ports/limits.ts";
import type { SmsSend, SmsSendStore } from "../ports/quotes.ts";
import type { Engine } from "./engine.ts";
import { removeRows } from "./remove-rows.ts";
import type { Tables } from "./tables.ts";

const eb = expressionBuilder<Tables, "sms_prefixes">();

export function smsSendStore(engine: Engine, clock: Clock): SmsSendStore {
  const { db } = engine;
  return {
    async find(prefix) {
      const row = await db.selectFrom("sms_prefixes").select("sends").where("prefix", "=", prefix).executeTakeFirst();
      return row ? (JSON.parse(row.sends) as SmsSend[]) : [];
    },

    async since(at) {
      const rows = await db.selectFrom("sms_prefixes").select("sends").where("last_at", ">=", at).execute();
      return rows.map(({ sends }) => JSON.parse(sends) as SmsSend[]);
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
        const { result, sends } = decide(JSON.parse(row.sends) as SmsSend[]);
        if (sends) {
          const change = { sends: JSON.stringify(sends), last_at: Math.max(0, ...sends.map(({ at }) => at)) };
          await transaction.updateTable("sms_prefixes").set(change).where("prefix", "=", prefix).execute();
        }
        return result;
      }),

    async forget(before) {
      const where = eb("last_at", "<", before);
      const old = { table: "sms_prefixes", id: "prefix", since: "last_at", where } as const;
      await removeRows(engine, old, "sms-sends", { reason: "retention", at: clock() });
    },
  };
}
