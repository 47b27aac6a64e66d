import type { Kysely, SelectQueryBuilder } from "kysely";
import type { ConfirmedPrivacyRequest, PrivacyRequest } from "../../domain/privacy-request/privacy-request.ts";
import type { Idempotency } from "../ports/leads.ts";
import type { Clock } from "../ports/limits.ts";
import type { PrivacyRequestFilter, PrivacyRequestStore } from "../ports/privacy-requests.ts";
import type { Engine } from "./engine.ts";
import { insertDeliveries } from "./outbox-store.ts";
import { toPrivacyRequest, toPrivacyRequestRow } from "./privacy-request-rows.ts";
import {
  erasePrivacyRequests,
  forgetApplicants,
  forgetPrivacyRequests,
  privacyRequestsOf,
} from "./remove-privacy-requests.ts";
import type { PrivacyRequestRow, Tables } from "./tables.ts";

export function privacyRequestStore(engine: Engine, clock: Clock): PrivacyRequestStore {
  const { db, name } = engine;
  return {
    accept: (request, token, deliveries, idempotency) =>
      acceptPrivacyRequest(db, request, token, deliveries, idempotency),
    findByKey: (idempotency) => findOutcomeByKey(db, idempotency),

    async find(idOrReference) {
      const named = db.selectFrom("requests").selectAll();
      const row = await named
        .where((eb) => eb.or([eb("id", "=", idOrReference), eb("reference", "=", idOrReference)]))
        .executeTakeFirst();
      return row && toPrivacyRequest(row);
    },

    async list(filter) {
      const rows = await chosen(db.selectFrom("requests").selectAll(), filter).orderBy("id").execute();
      return rows.map(toPrivacyRequest);
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
      return row && toPrivacyRequest(row);
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
        const request = row && toPrivacyRequest(row);
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
        .map(toPrivacyRequest)
        .filter(isConfirmed)
        .sort((one, other) => one.confirmed.dueOn.localeCompare(other.confirmed.dueOn));
    },

    forget: (ended) => forgetPrivacyRequests(engine, ended, clock()),
    forgetApplicants: (closedBefore) => forgetApplicants(engine, closedBefore, clock()),
    of: (person) => privacyRequestsOf(db, person),
    erase: (person) => erasePrivacyRequests(engine, person, clock()),
  };
}

type Rows = SelectQueryBuilder<Tables, "requests", PrivacyRequestRow>;

function chosen(all: Rows, filter: PrivacyRequestFilter): Rows {
  switch (filter.state) {
    case "open":
      return all.where("confirmed_at", "is not", null).where("closed_at", "is", null).orderBy("due_on");
    case "held":
      return all.where("held", "is not", null).orderBy("created_at");
    case "closed":
      return all.where("closed_at", ">=", filter.since).orderBy("closed_at", "desc");
  }
}

function isConfirmed(request: PrivacyRequest): request is ConfirmedPrivacyRequest {
  return request.confirmed !== undefined;
}

type Accept = PrivacyRequestStore["accept"];

/** Takes a request once: of many equal submissions one gets the key, the others wait until that one is safe on disk. */
async function acceptPrivacyRequest(
  db: Kysely<Tables>,
  ...[request, token, deliveries, idempotency]: Parameters<Accept>
): ReturnType<Accept> {
  const outcome = await db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows: inserted } = await transaction
      .insertInto("requests")
      .values(toPrivacyRequestRow(request, token, idempotency))
      .onConflict((conflict) => conflict.column("submission_key").doNothing())
      .executeTakeFirstOrThrow();
    if (inserted !== 1n) return findOutcomeByKey(transaction, idempotency);
    await insertDeliveries(transaction, deliveries, request.createdAt);
    return "accepted";
  });
  // The request that had the key was erased between the two questions.
  return outcome ?? acceptPrivacyRequest(db, request, token, deliveries, idempotency);
}

async function findOutcomeByKey(
  db: Kysely<Tables>,
  { key, digest }: Idempotency,
): ReturnType<PrivacyRequestStore["findByKey"]> {
  const taken = db.selectFrom("requests").select("digest").where("submission_key", "=", key);
  const row = await taken.executeTakeFirst();
  return row && (row.digest === digest ? "repeated" : "changed");
}
