import type { Delivery } from "../ports/deliveries.ts";
import type { Column } from "./table.ts";
import { isoTime, shownTime } from "./times.ts";

/** The beginning of an id is enough to name a delivery. */
const shortId = 8;

/** A delivery for programs. */
export function deliveryDocument({ createdAt, dueAt, settledAt, leadId, facts, ...delivery }: Delivery) {
  return {
    id: delivery.id,
    kind: delivery.kind,
    state: delivery.state,
    leadId: leadId ?? null,
    target: delivery.target,
    attempts: delivery.attempts,
    createdAt: isoTime(createdAt),
    dueAt: isoTime(dueAt),
    settledAt: settledAt === undefined ? null : isoTime(settledAt),
    lastError: delivery.lastError,
    facts: JSON.parse(facts),
  };
}

/** A delivery in a line; `references` names the leads by their ids. */
export function deliveryColumns(references?: ReadonlyMap<string, string>): Column<Delivery>[] {
  const lead: Column<Delivery> = { title: "LEAD", of: ({ leadId = "" }) => references?.get(leadId) ?? "" };
  return [
    { title: "ID", of: ({ id }) => id.slice(0, shortId) },
    { title: "KIND", of: ({ kind }) => kind },
    { title: "STATE", of: ({ state }) => state },
    { title: "TRIES", of: ({ attempts }) => String(attempts) },
    ...(references ? [lead] : []),
    {
      title: "WHEN",
      of: ({ state, dueAt, settledAt }) => shownTime(state === "waiting" ? dueAt : (settledAt ?? dueAt)),
    },
    { title: "ERROR", of: ({ lastError }) => lastError, least: 12 },
    { title: "TARGET", of: ({ target }) => target, least: 16, extra: true },
  ];
}
