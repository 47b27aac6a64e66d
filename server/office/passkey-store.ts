import type { Kysely } from "kysely";
import type { Passkey, PasskeyStore } from "../ports/office.ts";
import type { OfficeTables, PasskeyRow } from "./tables.ts";

export function passkeyStore(db: Kysely<OfficeTables>): PasskeyStore {
  return {
    async add({ id, person, publicKey, counter, device, createdAt }) {
      const row = { id, person, public_key: publicKey, counter, device, created_at: createdAt, used_at: null };
      const inserted = db.insertInto("passkeys").values(row);
      const { numInsertedOrUpdatedRows } = await inserted
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async find(id) {
      const row = await db.selectFrom("passkeys").selectAll().where("id", "=", id).executeTakeFirst();
      return row && toPasskey(row);
    },

    async list(person) {
      const own = db.selectFrom("passkeys").selectAll().where("person", "=", person);
      return (await own.orderBy("created_at").orderBy("id").execute()).map(toPasskey);
    },

    async noteUse(id, counter, at) {
      await db.updateTable("passkeys").set({ counter, used_at: at }).where("id", "=", id).execute();
    },

    async remove(id, person) {
      const removed = db.deleteFrom("passkeys").where("id", "=", id).where("person", "=", person);
      return (await removed.executeTakeFirstOrThrow()).numDeletedRows === 1n;
    },

    async keepChallenge(token, { challenge, person, endsAt }) {
      await db.insertInto("challenges").values({ token, challenge, person, ends_at: endsAt }).execute();
    },

    async takeChallenge(token, now) {
      const taken = db.deleteFrom("challenges").where("token", "=", token).where("ends_at", ">", now);
      const row = await taken.returningAll().executeTakeFirst();
      return row && { challenge: row.challenge, person: row.person, endsAt: row.ends_at };
    },

    async forget(now) {
      await db.deleteFrom("challenges").where("ends_at", "<=", now).execute();
    },
  };
}

function toPasskey({ id, person, public_key, counter, device, created_at, used_at }: PasskeyRow): Passkey {
  const used = used_at === null ? {} : { usedAt: used_at };
  return { id, person, publicKey: public_key, counter, device, createdAt: created_at, ...used };
}
