import type { ConfirmedRequest, DataRequest } from "../../domain/data-request/data-request.ts";
import type { Clock } from "../ports/limits.ts";
import type { RequestStore } from "../ports/privacy-requests.ts";
import { acceptRequest, recallRequest } from "./accept-request.ts";
import { insertDeliveries } from "./delivery-rows.ts";
import type { Engine } from "./engine.ts";
import { eraseRequests, forgetApplicants, forgetRequests, requestsOf } from "./remove-requests.ts";
import { toRequest } from "./request-rows.ts";

export function requestStore(engine: Engine, clock: Clock): RequestStore {
  const { db, name } = engine;
  return {
    accept: (request, token, deliveries, idempotency) => acceptRequest(db, request, token, deliveries, idempotency),
    recall: (idempotency) => recallRequest(db, idempotency),

    async find(idOrReference) {
      const named = db.selectFrom("requests").selectAll();
      const row = await named
        .where((eb) => eb.or([eb("id", "=", idOrReference), eb("reference", "=", idOrReference)]))
        .executeTakeFirst();
      return row && toRequest(row);
    },

    async list({ state }) {
      const all = db.selectFrom("requests").selectAll();
      const chosen =
        state === "held"
          ? all.where("held", "is not", null).orderBy("created_at")
          : all.where("confirmed_at", "is not", null).where("closed_at", "is", null).orderBy("due_on");
      return (await chosen.orderBy("id").execute()).map(toRequest);
    },

    async linked(token, now) {
      const row = await db
        .selectFrom("requests")
        .selectAll()
        .where("token", "=", token)
        .where("held", "is", null)
        .where("confirmed_at", "is", null)
        .where("link_ends_at", ">", now)
        .executeTakeFirst();
      return row && toRequest(row);
    },

    confirm: (token, now, decide) =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom("requests")
          .selectAll()
          .where("token", "=", token)
          .where("held", "is", null)
          .where("link_ends_at", ">", now)
          // SQLite lets nobody else write from the start of the transaction.
          .$if(name === "postgresql", (query) => query.forUpdate())
          .executeTakeFirst();
        const request = row && toRequest(row);
        if (!request || isConfirmed(request)) return request;
        const { confirmed, deliveries } = decide(request);
        const { reference, at, dueOn } = confirmed;
        const set = { reference, confirmed_at: at, due_on: dueOn };
        await transaction.updateTable("requests").set(set).where("id", "=", request.id).execute();
        await insertDeliveries(transaction, deliveries, now);
        return { ...request, confirmed };
      }),

    release: (id, linkEndsAt, deliveries) =>
      db.transaction().execute(async (transaction) => {
        const set = { held: null, link_ends_at: linkEndsAt };
        const held = transaction.updateTable("requests").set(set).where("id", "=", id).where("held", "is not", null);
        if ((await held.executeTakeFirstOrThrow()).numUpdatedRows !== 1n) return false;
        await insertDeliveries(transaction, deliveries, clock());
        return true;
      }),

    async close(id, { at, outcome }) {
      const open = db.updateTable("requests").set({ closed_at: at, outcome }).where("id", "=", id);
      const closed = await open
        .where("confirmed_at", "is not", null)
        .where("closed_at", "is", null)
        .executeTakeFirstOrThrow();
      return closed.numUpdatedRows === 1n;
    },

    async claimDue(dueBy, now) {
      const rows = await db
        .updateTable("requests")
        .set({ alerted_at: now })
        .where("due_on", "<=", dueBy)
        .where("closed_at", "is", null)
        .where("alerted_at", "is", null)
        .returningAll()
        .execute();
      return rows
        .map(toRequest)
        .filter(isConfirmed)
        .sort((one, other) => one.confirmed.dueOn.localeCompare(other.confirmed.dueOn));
    },

    forget: (ended) => forgetRequests(engine, ended, clock()),
    forgetApplicants: (closedBefore) => forgetApplicants(engine, closedBefore, clock()),
    of: (person) => requestsOf(db, person),
    erase: (person) => eraseRequests(engine, person, clock()),
  };
}

function isConfirmed(request: DataRequest): request is ConfirmedRequest {
  return request.confirmed !== undefined;
}
