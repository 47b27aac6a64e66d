import type { Lead } from "../../domain/lead/lead.ts";
import { deliveriesFor } from "../leads/deliveries.ts";
import { confirmationRules } from "../leads/limits.ts";
import { keyedHash, loadSecret } from "../secret.ts";
import { answer, type Command, failure, type Session, withStorage } from "./context.ts";
import { removeLeads } from "./erase.ts";
import { amount } from "./format.ts";
import { leadColumns, list, namedLead } from "./leads.ts";
import { tracesOf } from "./outbox-files.ts";
import { preview } from "./terminal.ts";

const some = { operands: "<references or ids…>", mayHave: { least: 1, most: Infinity } };

export const heldCommands: Command[] = [
  {
    name: "held list",
    mayHave: { least: 0, most: 0 },
    options: ["form", "since", "limit"],
    summary: "Lists leads held as suspected bots, the newest first.",
    examples: ["held list", "held list --since 7d --json"],
    run: withStorage((session) => list(session, true)),
  },
  {
    name: "held release",
    ...some,
    options: [],
    summary: "Delivers held leads after all, as if they had just come in.",
    details: ["The server or the worker sends the mails: it must be running."],
    examples: ["held release 7F3K-2M9Q", "held release 7F3K-2M9Q 4HTX-9B2C"],
    run: withStorage(release),
  },
  {
    name: "held drop",
    ...some,
    options: ["yes"],
    summary: "Removes held leads for good.",
    examples: ["held drop 7F3K-2M9Q", "held drop 7F3K-2M9Q 4HTX-9B2C --yes"],
    run: withStorage(drop),
  },
];

async function release(session: Session): Promise<number> {
  const { storage, env, clock } = session;
  const settings = { routes: env.LEAD_MAILBOXES, webhookUrl: env.WEBHOOK_URL };
  const hash = keyedHash(loadSecret(env.SECRET, env.DATA_DIR));
  const released: string[] = [];
  for (const lead of await namedHeld(session)) {
    const { allowed } = await storage.limits.take(confirmationRules(lead.email, hash), clock());
    if (await storage.leads.release(lead.id, deliveriesFor(lead, settings, allowed))) released.push(lead.reference);
  }
  answer(session, { released }, () => `Released ${amount(released.length, "lead")}: ${released.join(", ")}.`);
  return 0;
}

async function drop(session: Session): Promise<number> {
  const leads = await namedHeld(session);
  await removeLeads(session, {
    leads: leads.length,
    traces: await tracesOf(leads),
    shown: preview(leadColumns(), leads, session.terminal.columns),
    remove: () => session.storage.leads.remove({ ids: leads.map(({ id }) => id) }, "drop"),
    reason: "drop",
    nothing: "They are gone already.",
  });
  return 0;
}

/** All that were named, or a refusal before anything is done. */
async function namedHeld({ storage, operands }: Session): Promise<Lead[]> {
  const leads = await Promise.all([...new Set(operands)].map((name) => namedLead(storage.leads, name)));
  const free = leads.find(({ held }) => !held);
  if (free) throw failure(`The lead ${free.reference} is not held.`);
  return leads;
}
