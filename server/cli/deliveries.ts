import { type Command, Option } from "@commander-js/extra-typings";
import { operatorLocale } from "../../site/locales.ts";
import type { Delivery, DeliveryState } from "../ports/deliveries.ts";
import type { Storage } from "../ports/storage.ts";
import {
  type CliContext,
  failure,
  type JsonOptions,
  print,
  type StorageContext,
  usageError,
  withStorage,
} from "./context.ts";
import { amount, isoTime, shownTime } from "./format.ts";
import { allDeadOption, examples, jsonOption, limitOption, yesOption } from "./options.ts";
import { type Column, table } from "./table.ts";
import { confirm, preview } from "./terminal.ts";

const states: readonly DeliveryState[] = ["waiting", "delivered", "dead", "dropped"];

export function addDeliveryCommands(program: Command, context: CliContext): void {
  const deliveries = program.command("deliveries").description("Mails and webhook calls: list, retry, drop.");
  deliveries
    .command("list")
    .summary("Lists mails and webhook calls, the newest first.")
    .description(
      "A waiting delivery is tried again at the time shown; a dead one was given up; a dropped one was given up by an operator.",
    )
    .addOption(new Option("--state <name>", "only in this state").choices(states))
    .addOption(limitOption)
    .addOption(jsonOption)
    .addHelpText("after", examples("deliveries list --state dead", "deliveries list --limit 500 --json"))
    .action((options) => withStorage(context, (open) => list(open, options)));
  deliveries
    .command("retry")
    .summary("Sends waiting, dead or dropped deliveries again, at once.")
    .description("The server or the worker sends them: it must be running.")
    .argument("[ids...]", "the beginning of an id is enough")
    .addOption(allDeadOption)
    .addOption(jsonOption)
    .addHelpText("after", examples("deliveries retry 1f0c9a2e", "deliveries retry --all-dead"))
    .action((ids, options) => withStorage(context, (open) => retry(open, ids, options)));
  deliveries
    .command("drop")
    .description("Gives waiting or dead deliveries up; their leads stay.")
    .argument("[ids...]", "the beginning of an id is enough")
    .addOption(allDeadOption)
    .addOption(yesOption)
    .addOption(jsonOption)
    .addHelpText("after", examples("deliveries drop 1f0c9a2e", "deliveries drop --all-dead --yes"))
    .action((ids, options) => withStorage(context, (open) => drop(open, ids, options)));
}

type ListOptions = JsonOptions & { state?: DeliveryState; limit: number };
type ChoiceOptions = JsonOptions & { allDead?: true };

async function list(open: StorageContext, options: ListOptions): Promise<void> {
  const { storage, terminal } = open;
  const deliveries = await storage.outbox.list({ state: options.state, limit: options.limit });
  const counts = await storage.outbox.counts();
  const references = await referencesOf(storage, deliveries);
  print(open, options, { deliveries: deliveries.map(deliveryDocument), counts }, () => {
    const summary = Object.entries(counts).map(([state, count]) => `${count.toLocaleString(operatorLocale)} ${state}`);
    const rows =
      deliveries.length === 0 ? "No deliveries." : table(deliveryColumns(references), deliveries, terminal.columns);
    return `${rows}\n\nIn all: ${summary.join(", ")}.`;
  });
}

async function retry(open: StorageContext, names: readonly string[], options: ChoiceOptions): Promise<void> {
  const { storage, clock } = open;
  const chosen = await choose(open, names, options, ["waiting", "dead", "dropped"]);
  const retried = await storage.outbox.retry(idsOf(chosen), clock());
  print(open, options, { retried }, () => `${amount(retried, "delivery")} will be sent at once.`);
}

async function drop(
  open: StorageContext,
  names: readonly string[],
  options: ChoiceOptions & { yes?: true },
): Promise<void> {
  const { storage, clock, terminal } = open;
  const chosen = await choose(open, names, options, ["waiting", "dead"]);
  const columns = deliveryColumns(await referencesOf(storage, chosen));
  const shown = preview(columns, chosen, terminal.columns);
  await confirm(terminal, options, shown, `Give up ${amount(chosen.length, "delivery")}?`);
  const dropped = await storage.outbox.drop(idsOf(chosen), clock());
  print(open, options, { dropped }, () => `${amount(dropped, "delivery")} given up.`);
}

/** The deliveries that were named by the beginnings of their ids, or all dead ones. */
async function choose(
  { storage: { outbox } }: StorageContext,
  names: readonly string[],
  { allDead }: ChoiceOptions,
  states: readonly DeliveryState[],
): Promise<Delivery[]> {
  if (allDead ? names.length > 0 : names.length === 0) {
    throw usageError("Name deliveries by their ids, or all dead ones with --all-dead.");
  }
  if (allDead) {
    const dead = await outbox.list({ state: "dead" });
    if (dead.length === 0) throw failure("No delivery is dead.");
    return dead;
  }
  const known = (await Promise.all(states.map((state) => outbox.list({ state })))).flat();
  return [...new Set(names.map((name) => only(name, known, states)))];
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

function idsOf(deliveries: readonly Delivery[]): string[] {
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
