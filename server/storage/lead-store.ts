import type { Lead } from "../../domain/lead/lead.ts";
import type { LeadFilter, LeadStore } from "../ports/leads.ts";
import type { Clock } from "../ports/limits.ts";
import { acceptLead, recallLead } from "./accept-lead.ts";
import { insertDeliveries } from "./delivery-rows.ts";
import type { Engine } from "./engine.ts";
import { matching, nextRows, toLead } from "./lead-rows.ts";
import { portion } from "./portions.ts";
import { removeLeads } from "./remove-leads.ts";

export function leadStore(engine: Engine, clock: Clock): LeadStore {
  const { db } = engine;
  return {
    accept: (...given) => acceptLead(db, ...given),
    recall: (idempotency) => recallLead(db, idempotency),
    remove: (which, reason) => removeLeads(engine, which, { reason, at: clock() }),

    async find(idOrReference) {
      const row = await db
        .selectFrom("leads")
        .select(["body", "held"])
        .where((eb) => eb.or([eb("id", "=", idOrReference), eb("reference", "=", idOrReference)]))
        .executeTakeFirst();
      return row && toLead(row);
    },

    async list(filter = {}) {
      const newest = db.selectFrom("leads").select(["body", "held"]).where(matching(filter));
      const ordered = newest.orderBy("created_at", "desc").orderBy("id", "desc");
      const rows = await (filter.limit === undefined ? ordered : ordered.limit(filter.limit)).execute();
      return rows.map(toLead);
    },

    async *each(filter: LeadFilter = {}): AsyncGenerator<Lead> {
      let left = filter.limit ?? Infinity;
      let rows: Awaited<ReturnType<typeof nextRows>> = [];
      do {
        rows = await nextRows(db, filter, rows.at(-1), Math.min(portion, left));
        left -= rows.length;
        yield* rows.map(toLead);
      } while (rows.length === portion && left > 0);
    },

    /** Of all that fit, whatever the limit. */
    async count(filter = {}) {
      const counted = db.selectFrom("leads").select((eb) => eb.fn.countAll<number>().as("count"));
      return (await counted.where(matching(filter)).executeTakeFirstOrThrow()).count;
    },

    release: (id, deliveries) =>
      db.transaction().execute(async (transaction) => {
        const held = transaction.updateTable("leads").set({ held: null }).where("id", "=", id);
        const { numUpdatedRows } = await held.where("held", "is not", null).executeTakeFirstOrThrow();
        if (numUpdatedRows !== 1n) return false;
        await insertDeliveries(transaction, deliveries, clock());
        return true;
      }),
  };
}
