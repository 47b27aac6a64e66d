import { expressionBuilder } from "kysely";
import type { Consent } from "../../domain/consent/consent.ts";
import type { Clock } from "../ports/limits.ts";
import type { ConsentStore, KeptConsent } from "../ports/storage.ts";
import type { Engine } from "./engine.ts";
import { batchSize, removeRows } from "./remove-rows.ts";
import type { Tables } from "./tables.ts";

const eb = expressionBuilder<Tables, "consents">();

export function consentStore(engine: Engine, clock: Clock): ConsentStore {
  const { db } = engine;

  function next(since: number, after: Tables["consents"] | undefined): Promise<Tables["consents"][]> {
    let query = db.selectFrom("consents").selectAll().where("kept_at", ">=", since);
    if (after) {
      query = query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("kept_at", "decision"), ">", tuple(after.kept_at, after.decision)),
      );
    }
    return query.orderBy("kept_at").orderBy("decision").limit(batchSize).execute();
  }

  return {
    async keep({ id, version, time, categories }, now) {
      const decision = JSON.stringify({ id, version, time, categories });
      const kept = db.insertInto("consents").values({ decision, kept_at: now });
      await kept.onConflict((conflict) => conflict.doNothing()).execute();
    },

    async *each({ since = 0 } = {}): AsyncGenerator<KeptConsent> {
      let rows: Tables["consents"][] = [];
      do {
        rows = await next(since, rows.at(-1));
        yield* rows.map(({ decision, kept_at }) => ({ ...(JSON.parse(decision) as Consent), keptAt: kept_at }));
      } while (rows.length === batchSize);
    },

    async forget(before) {
      const old = { table: "consents", id: "decision", since: "kept_at", where: eb("kept_at", "<", before) } as const;
      await removeRows(engine, old, "consent", { reason: "retention", at: clock() });
    },
  };
}
