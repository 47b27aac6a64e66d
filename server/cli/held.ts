import type { Command } from "@commander-js/extra-typings";
import type { Lead } from "../../domain/lead/lead.ts";
import { keyedHash, loadSecret } from "../data-folder/secret.ts";
import { removalOfHeld } from "../use-cases/erasure.ts";
import { releaseLead } from "../use-cases/lead-work.ts";
import { type CliContext, failure, type JsonOptions, print, type StorageContext, withStorage } from "./context.ts";
import { type RemovalOptions, removeLeads } from "./erase.ts";
import { amount } from "./format.ts";
import { leadColumns, listLeads, namedLead } from "./leads.ts";
import { examples, formOption, jsonOption, limitOption, sinceOption, yesOption } from "./options.ts";
import { preview } from "./terminal.ts";

export function addHeldCommands(program: Command, context: CliContext): void {
  const held = program.command("held").description("Leads held as suspected bots: list, release, drop.");
  held
    .command("list")
    .description("Lists leads held as suspected bots, the newest first.")
    .addOption(formOption)
    .addOption(sinceOption(context))
    .addOption(limitOption)
    .addOption(jsonOption)
    .addHelpText("after", examples("held list", "held list --since 7d --json"))
    .action((options) => withStorage(context, (open) => listLeads(open, { ...options, held: true })));
  held
    .command("release")
    .summary("Delivers held leads after all, as if they had just come in.")
    .description("The server or the worker sends the mails: it must be running.")
    .argument("<leads...>", "their request numbers or ids")
    .addOption(jsonOption)
    .addHelpText("after", examples("held release 7F3K-2M9Q", "held release 7F3K-2M9Q 4HTX-9B2C"))
    .action((names, options) => withStorage(context, (open) => release(open, names, options)));
  held
    .command("drop")
    .description("Removes held leads for good.")
    .argument("<leads...>", "their request numbers or ids")
    .addOption(yesOption)
    .addOption(jsonOption)
    .addHelpText("after", examples("held drop 7F3K-2M9Q", "held drop 7F3K-2M9Q 4HTX-9B2C --yes"))
    .action((names, options) => withStorage(context, (open) => drop(open, names, options)));
}

async function release(open: StorageContext, names: readonly string[], options: JsonOptions): Promise<void> {
  const { storage, env, clock } = open;
  const deliveries = { routes: env.LEAD_MAILBOXES, webhookUrl: env.WEBHOOK_URL };
  const hash = keyedHash(loadSecret(env.SECRET, env.DATA_DIR));
  const released: string[] = [];
  for (const lead of await namedHeld(open, names)) {
    if (await releaseLead({ storage, clock, deliveries, hash }, lead)) released.push(lead.reference);
  }
  print(open, options, { released }, () => `Released ${amount(released.length, "lead")}: ${released.join(", ")}.`);
}

async function drop(open: StorageContext, names: readonly string[], options: RemovalOptions): Promise<void> {
  const leads = await namedHeld(open, names);
  await removeLeads(open, options, {
    ...(await removalOfHeld(open.storage, leads)),
    previewText: preview(leadColumns(), leads, open.terminal.columns),
    nothingMessage: "They are gone already.",
  });
}

/** All that were named, or a refusal before anything is done. */
async function namedHeld({ storage }: StorageContext, names: readonly string[]): Promise<Lead[]> {
  const leads = await Promise.all([...new Set(names)].map((name) => namedLead(storage.leads, name)));
  const free = leads.find(({ held }) => !held);
  if (free) throw failure(`The lead ${free.reference} is not held.`);
  return leads;
}
