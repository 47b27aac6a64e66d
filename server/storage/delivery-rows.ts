import type { Kysely } from "kysely";
import type { Delivery, NewDelivery } from "../ports/deliveries.ts";
import { runKnown } from "./known-query.ts";
import type { DeliveryRow, Tables } from "./tables.ts";

export function toDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    kind: row.kind,
    ...(row.lead_id === null ? {} : { leadId: row.lead_id }),
    ...(row.request_id === null ? {} : { requestId: row.request_id }),
    target: row.target,
    facts: row.facts,
    state: row.state,
    attempts: row.attempts,
    createdAt: row.created_at,
    dueAt: row.due_at,
    ...(row.settled_at === null ? {} : { settledAt: row.settled_at }),
    lastError: row.last_error,
  };
}

export async function insertDeliveries(
  db: Kysely<Tables>,
  deliveries: readonly NewDelivery[],
  now: number,
): Promise<void> {
  const rows = deliveries.map(({ id, kind, leadId, requestId, target, facts }) => ({
    id,
    kind,
    lead_id: leadId ?? null,
    request_id: requestId ?? null,
    target,
    facts,
    state: "waiting" as const,
    attempts: 0,
    created_at: now,
    due_at: now,
    last_error: "",
    leased_until: 0,
  }));
  if (rows.length === 0) return;
  await runKnown(db, `insert ${rows.length} deliveries`, rows.flatMap(Object.values), () =>
    db.insertInto("deliveries").values(rows),
  );
}
