import type { Kysely } from "kysely";
import type { Idempotency } from "../ports/leads.ts";
import type { RequestStore } from "../ports/privacy-requests.ts";
import { insertDeliveries } from "./delivery-rows.ts";
import { toRequestRow } from "./request-rows.ts";
import type { Tables } from "./tables.ts";

type Accept = RequestStore["accept"];

/** Takes a request once: of many equal submissions one gets the key, the others wait until that one is safe on disk. */
export async function acceptRequest(
  db: Kysely<Tables>,
  ...[request, token, deliveries, idempotency]: Parameters<Accept>
): ReturnType<Accept> {
  const outcome = await db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows: inserted } = await transaction
      .insertInto("requests")
      .values(toRequestRow(request, token, idempotency))
      .onConflict((conflict) => conflict.column("submission_key").doNothing())
      .executeTakeFirstOrThrow();
    if (inserted !== 1n) return recallRequest(transaction, idempotency);
    await insertDeliveries(transaction, deliveries, request.createdAt);
    return "accepted";
  });
  // The request that had the key was erased between the two questions.
  return outcome ?? acceptRequest(db, request, token, deliveries, idempotency);
}

export async function recallRequest(
  db: Kysely<Tables>,
  { key, digest }: Idempotency,
): ReturnType<RequestStore["recall"]> {
  const taken = db.selectFrom("requests").select("digest").where("submission_key", "=", key);
  const row = await taken.executeTakeFirst();
  return row && (row.digest === digest ? "repeated" : "changed");
}
