import type { Kysely } from "kysely";
import type { Lead } from "../../domain/lead/lead.ts";
import type { NewDelivery } from "../ports/deliveries.ts";
import type { Acceptance, Idempotency, LeadStore } from "../ports/leads.ts";
import type { LimitRule } from "../ports/limits.ts";
import { insertDeliveries } from "./delivery-rows.ts";
import { runKnown } from "./known-query.ts";
import { toLead, toRow } from "./lead-rows.ts";
import { count, Full, refuseFull } from "./limit-store.ts";
import type { Tables } from "./tables.ts";

/**
 * Takes a lead once. The key goes in first: of many equal submissions one gets it, and on PostgreSQL the others wait
 * at it until that one is safe on disk.
 */
export async function acceptLead(
  db: Kysely<Tables>,
  ...given: Parameters<LeadStore["accept"]>
): ReturnType<LeadStore["accept"]> {
  try {
    const acceptance = await db.transaction().execute((transaction) => insertLead(transaction, ...given));
    // The lead that had the key was erased between the two questions, and the key with it.
    return acceptance ?? (await acceptLead(db, ...given));
  } catch (error) {
    if (error instanceof Full) return { outcome: "limited", rule: error.refusal.rule };
    throw error;
  }
}

/** The same inside a transaction that does more. Throws where a rule is full. */
export async function insertLead(
  transaction: Kysely<Tables>,
  lead: Lead,
  deliveries: readonly NewDelivery[],
  { key, digest }: Idempotency,
  rules: readonly LimitRule[] = [],
): Promise<Acceptance | undefined> {
  const { numAffectedRows: inserted } = await runKnown(transaction, "insert key", [key, digest, lead.id], () =>
    transaction
      .insertInto("submission_keys")
      .values({ key, digest, lead_id: lead.id })
      .onConflict((conflict) => conflict.doNothing()),
  );
  if (inserted !== 1n) return recallLead(transaction, { key, digest });
  const limits = deliveries.flatMap((delivery) => delivery.limits ?? []);
  const counted = await count(transaction, [...rules, ...limits], lead.createdAt);
  refuseFull(counted.filter(({ rule }) => rules.includes(rule)));
  const full = counted.find(({ rule, hits }) => hits > rule.limit)?.rule;
  const row = toRow(lead);
  await runKnown(transaction, "insert lead", Object.values(row), () => transaction.insertInto("leads").values(row));
  const due = deliveries.filter((delivery) => !full || !delivery.limits?.includes(full));
  await insertDeliveries(transaction, due, lead.createdAt);
  return { outcome: "accepted", lead, ...(full && { full }) };
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
