import type { Delivery, DeliveryState } from "../ports/deliveries.ts";
import type { Storage } from "../ports/storage.ts";
import { answer, type Command, failure, misuse, type Session, withStorage } from "./context.ts";
import { amount, isoTime, shownTime } from "./format.ts";
import { type Column, table } from "./table.ts";
import { confirm, preview } from "./terminal.ts";

const any = { least: 0, most: Infinity };

export const deliveriesCommands: Command[] = [
  {
    name: "deliveries list",
    mayHave: { least: 0, most: 0 },
    options: ["state", "limit"],
    summary: "Lists mails and webhook calls, the newest first.",
    details: [
      "A waiting delivery is tried again at the time shown; a dead one was given up; a dropped one was given up by an operator.",
    ],
    examples: ["deliveries list --state dead", "deliveries list --limit 500 --json"],
    run: withStorage(list),
  },
  {
    name: "deliveries retry",
    operands: "<ids…>",
    mayHave: any,
    options: ["all-dead"],
    summary: "Sends waiting, dead or dropped deliveries again, at once.",
    details: ["The beginning of an id is enough. The server or the worker sends them: it must be running."],
    examples: ["deliveries retry 1f0c9a2e", "deliveries retry --all-dead"],
    run: withStorage(retry),
  },
  {
    name: "deliveries drop",
    operands: "<ids…>",
    mayHave: any,
    options: ["all-dead", "yes"],
    summary: "Gives waiting or dead deliveries up; their leads stay.",
    details: ["The beginning of an id is enough."],
    examples: ["deliveries drop 1f0c9a2e", "deliveries drop --all-dead --yes"],
    run: withStorage(drop),
  },
];

async function list(session: Session): Promise<number> {
  const { storage, values, terminal } = session;
  const deliveries = await storage.outbox.list({ state: values.state, limit: values.limit ?? 50 });
  const counts = await storage.outbox.counts();
  const references = await referencesOf(storage, deliveries);
  answer(session, { deliveries: deliveries.map(deliveryDocument), counts }, () => {
    const summary = Object.entries(counts).map(([state, count]) => `${count.toLocaleString("en")} ${state}`);
    const rows =
      deliveries.length === 0 ? "No deliveries." : table(deliveryColumns(references), deliveries, terminal.columns);
    return `${rows}\n\nIn all: ${summary.join(", ")}.`;
  });
  return 0;
}

async function retry(session: Session): Promise<number> {
  const { storage, clock } = session;
  const chosen = await choose(session, ["waiting", "dead", "dropped"]);
  const retried = await storage.outbox.retry(ids(chosen), clock());
  answer(session, { retried }, () => `${amount(retried, "delivery")} will be sent at once.`);
  return 0;
}

async function drop(session: Session): Promise<number> {
  const { storage, clock, terminal } = session;
  const chosen = await choose(session, ["waiting", "dead"]);
  const columns = deliveryColumns(await referencesOf(storage, chosen));
  await confirm(session, preview(columns, chosen, terminal.columns), `Give up ${amount(chosen.length, "delivery")}?`);
  const dropped = await storage.outbox.drop(ids(chosen), clock());
  answer(session, { dropped }, () => `${amount(dropped, "delivery")} given up.`);
  return 0;
}

/** The deliveries that were named by the beginnings of their ids, or all dead ones. */
async function choose(
  { storage: { outbox }, values, operands }: Session,
  states: readonly DeliveryState[],
): Promise<Delivery[]> {
  if (values["all-dead"] ? operands.length > 0 : operands.length === 0) {
    throw misuse("Name deliveries by their ids, or all dead ones with --all-dead.");
  }
  if (values["all-dead"]) {
    const dead = await outbox.list({ state: "dead" });
    if (dead.length === 0) throw failure("No delivery is dead.");
    return dead;
  }
  const known = (await Promise.all(states.map((state) => outbox.list({ state })))).flat();
  return [...new Set(operands.map((name) => only(name, known, states)))];
}

function only(name: string, known: readonly Delivery[], states: readonly DeliveryState[]): Delivery {
  const [first, second] = known.filter(({ id }) => id.startsWith(name.toLowerCase()));
  if (!first) throw failure(`There is no ${states.join(" or ")} delivery "${name}".`);
  if (second) throw failure(`Several deliveries begin with "${name}": give more of the id.`);
  return first;
}

async function referencesOf({ leads }: Storage, deliveries: readonly Delivery[]): Promise<Map<string, string>> {
  const references = new Map<string, string>();
  for (const id of new Set(deliveries.flatMap(({ leadId }) => leadId ?? []))) {
    references.set(id, (await leads.find(id))?.reference ?? "");
  }
  return references;
}

function ids(deliveries: readonly Delivery[]): string[] {
  return deliveries.map(({ id }) => id);
}

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
