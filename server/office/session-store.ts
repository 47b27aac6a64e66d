import type { Kysely } from "kysely";
import type { Session, SessionStore, SessionTimes, SignInLink } from "../ports/office.ts";
import type { OfficeTables, SessionRow } from "./tables.ts";

/** A visit is noted once in so many milliseconds: not every look at a page needs the disk. */
const notedEvery = 60_000;

export function sessionStore(db: Kysely<OfficeTables>, { idle, most }: SessionTimes): SessionStore {
  const open = (now: number) =>
    db
      .selectFrom("sessions")
      .selectAll()
      .where("seen_at", ">", now - idle)
      .where("started_at", ">", now - most);

  return {
    async addLink(token, { person, endsAt }) {
      await db.insertInto("sign_in_links").values({ token, person, ends_at: endsAt }).execute();
    },

    async findLink(token, now) {
      const found = db.selectFrom("sign_in_links").selectAll().where("token", "=", token).where("ends_at", ">", now);
      const row = await found.executeTakeFirst();
      return row && toLink(row);
    },

    async spendLink(token, now) {
      const spent = db.deleteFrom("sign_in_links").where("token", "=", token).where("ends_at", ">", now);
      const row = await spent.returningAll().executeTakeFirst();
      return row && toLink(row);
    },

    async begin(token, { id, person, startedAt, seenAt, device }) {
      const row = { token, id, person, started_at: startedAt, seen_at: seenAt, device };
      await db.insertInto("sessions").values(row).execute();
    },

    async visit(token, now) {
      const row = await open(now).where("token", "=", token).executeTakeFirst();
      if (!row) return undefined;
      if (now - row.seen_at < notedEvery) return toSession(row);
      await db.updateTable("sessions").set({ seen_at: now }).where("token", "=", token).execute();
      return toSession({ ...row, seen_at: now });
    },

    async list(now, person) {
      const rows = await open(now)
        .$if(person !== undefined, (query) => query.where("person", "=", person ?? 0))
        .orderBy("seen_at", "desc")
        .orderBy("id")
        .execute();
      return rows.map(toSession);
    },

    async end(id, person) {
      const { numDeletedRows } = await db
        .deleteFrom("sessions")
        .where("id", "=", id)
        .$if(person !== undefined, (query) => query.where("person", "=", person ?? 0))
        .executeTakeFirstOrThrow();
      return numDeletedRows === 1n;
    },

    async endLinks(person) {
      await db.deleteFrom("sign_in_links").where("person", "=", person).execute();
    },

    endAll: (person) =>
      db.transaction().execute(async (transaction) => {
        const links = transaction.deleteFrom("sign_in_links");
        await links.$if(person !== undefined, (query) => query.where("person", "=", person ?? 0)).execute();
        const ended = transaction
          .deleteFrom("sessions")
          .$if(person !== undefined, (query) => query.where("person", "=", person ?? 0));
        return Number((await ended.executeTakeFirstOrThrow()).numDeletedRows);
      }),

    async forget(now) {
      await db.deleteFrom("sign_in_links").where("ends_at", "<=", now).execute();
      const ended = db.deleteFrom("sessions");
      await ended
        .where(({ eb, or }) => or([eb("seen_at", "<=", now - idle), eb("started_at", "<=", now - most)]))
        .execute();
    },
  };
}

function toLink({ person, ends_at }: OfficeTables["sign_in_links"]): SignInLink {
  return { person, endsAt: ends_at };
}

function toSession({ id, person, started_at, seen_at, device }: SessionRow): Session {
  return { id, person, startedAt: started_at, seenAt: seen_at, device };
}
