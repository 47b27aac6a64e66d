import type { Kysely } from "kysely";
import type { Lead } from "../../domain/lead/lead.ts";
import type { Acceptance, Idempotency, LeadStore, NewDelivery } from "../ports.ts";
import { insertDeliveries } from "./delivery-rows.ts";
import { toLead, toRow } from "./lead-rows.ts";
import type { Tables } from "./tables.ts";

/**
 * Takes a lead once. The key goes in first: of many equal submissions one gets it, and on PostgreSQL the others wait
 * at it until that one is safe on disk.
 */
export async function acceptLead(
  db: Kysely<Tables>,
  lead: Lead,
  deliveries: readonly NewDelivery[],
  { key, digest }: Idempotency,
): Promise<Acceptance> {
  const acceptance = await db
    .transaction()
    .execute((transaction) => insertLead(transaction, lead, deliveries, { key, digest }));
  // The lead that had the key was erased between the two questions, and the key with it.
  return acceptance ?? acceptLead(db, lead, deliveries, { key, digest });
}

/** The same inside a transaction that does more. */
export async function insertLead(
  transaction: Kysely<Tables>,
  lead: Lead,
  deliveries: readonly NewDelivery[],
  { key, digest }: Idempotency,
): Promise<Acceptance | undefined> {
  const { numInsertedOrUpdatedRows: inserted } = await transaction
    .insertInto("submission_keys")
    .values({ key, digest, lead_id: lead.id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (inserted !== 1n) return recallLead(transaction, { key, digest });
  await transaction.insertInto("leads").values(toRow(lead)).execute();
  await insertDeliveries(transaction, deliveries, lead.createdAt);
  return { outcome: "accepted", lead };
}

/** What became of a submission that was taken before. */
export async function recallLead(db: Kysely<Tables>, { key, digest }: Idempotency): ReturnType<LeadStore["recall"]> {
  const row = await db
    .selectFrom("submission_keys")
    .innerJoin("leads", "leads.id", "submission_keys.lead_id")
    .select(["digest", "body", "held"])
    .where("key", "=", key)
    .executeTakeFirst();
  return row && { outcome: row.digest === digest ? "repeated" : "changed", lead: toLead(row) };
}
