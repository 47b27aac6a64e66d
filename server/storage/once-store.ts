import type { Kysely } from "kysely";
import type { OnceStore } from "../ports/storage.ts";
import type { Tables } from "./tables.ts";

export function onceStore(db: Kysely<Tables>): OnceStore {
  return {
    async first(name, now) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("once")
        .values({ name, at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },
  };
}
