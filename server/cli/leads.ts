import type { Command } from "@commander-js/extra-typings";
import { words } from "../../copy/words.ts";
import type { Lead, LeadForm } from "../../domain/lead/lead.ts";
import { readReference } from "../../domain/lead/lead.ts";
import type { Package } from "../../domain/quote/packages.ts";
import { operatorLocale } from "../../site/locales.ts";
import type { FormWords } from "../mail/mail-content.ts";
import { sourceFacts } from "../mail/source-words.ts";
import { nameOf } from "../mail/visitor-text.ts";
import type { Delivery } from "../ports/deliveries.ts";
import type { LeadFilter, LeadStore } from "../ports/leads.ts";
import { type CliContext, failure, type JsonOptions, print, type StorageContext, withStorage } from "./context.ts";
import { deliveryColumns, deliveryDocument } from "./deliveries.ts";
import { amount, isoTime, shownTime } from "./format.ts";
import { examples, formOption, heldOption, jsonOption, limitOption, sinceOption } from "./options.ts";
import { type Column, printable, table, textWidth, wrapped } from "./table.ts";

export function addLeadCommands(program: Command, context: CliContext): void {
  program
    .command("list")
    .description("Lists leads, the newest first.")
    .addOption(formOption)
    .addOption(heldOption)
    .addOption(sinceOption(context))
    .addOption(limitOption)
    .addOption(jsonOption)
    .addHelpText(
      "after",
      examples("list", "list --form report --since 7d", "list --since 2026-11-01 --limit 200 --json"),
    )
    .action((options) => withStorage(context, (open) => listLeads(open, options)));
  program
    .command("show")
    .description("Shows everything about a lead, and what became of its deliveries.")
    .argument("<lead>", "its request number or id")
    .addOption(jsonOption)
    .addHelpText("after", examples("show 7F3K-2M9Q", "show 7F3K-2M9Q --json"))
    .action((name, options) => withStorage(context, (open) => showLead(open, name, options)));
}

type ListOptions = { form?: LeadForm; held?: true; since?: number; limit: number; json?: true };

/** Also for "held list". */
export async function listLeads(open: StorageContext, options: ListOptions): Promise<void> {
  const { storage, terminal } = open;
  const { form, since, limit, held = false } = options;
  const filter: LeadFilter = { form, since, held };
  const [leads, total] = [await storage.leads.list({ ...filter, limit }), await storage.leads.count(filter)];
  const heldToo = held ? 0 : await storage.leads.count({ ...filter, held: true });
  print(open, options, { leads: leads.map(leadDocument), total, held: held ? total : heldToo }, () =>
    [
      total === 0 ? `No leads${held ? " are held" : ""}.` : table(leadColumns(held), leads, terminal.columns),
      ...(total > leads.length ? [`\n${leads.length} of ${amount(total, "lead")}: --limit shows more.`] : []),
      ...(heldToo > 0 ? [`\nHeld as suspected bots: ${amount(heldToo, "lead")} ("held list" shows them).`] : []),
    ].join("\n"),
  );
}

async function showLead(open: StorageContext, name: string, options: JsonOptions): Promise<void> {
  const { storage, terminal } = open;
  const lead = await namedLead(storage.leads, name);
  const deliveries = await storage.outbox.list({ leadId: lead.id });
  print(open, options, { lead: leadDocument(lead), deliveries: deliveries.map(deliveryDocument) }, () =>
    [...blocks(factsOf(lead), terminal.columns), deliveryLines(deliveries, terminal.columns)].join("\n\n"),
  );
}

/** The lead that a person means; references are read aloud and typed by hand. */
export async function namedLead(leads: LeadStore, name: string): Promise<Lead> {
  const lead = (await leads.find(name)) ?? (await leads.find(readReference(name)));
  if (!lead) throw failure(`There is no lead "${name}".`);
  return lead;
}

export type Fact = [name: string, value: string];

function factsOf(lead: Lead): Fact[][] {
  const { answers, consents } = lead;
  const packages = packagesText(lead);
  return [
    Object.entries({
      "Request number": lead.reference,
      Id: lead.id,
      Received: shownTime(lead.createdAt),
      Form: lead.form,
      Page: lead.page,
      Language: lead.locale,
      ...(lead.held && { "Held for": lead.held }),
    }),
    sourceFacts(lead, operatorLocale).map(({ label, value }) => [label, value]),
    Object.entries(answers).map(([field, text]) => [labelOf(field), shownAnswer(field, text)]),
    ...(packages ? [[["Packages", packages] satisfies Fact]] : []),
    Object.entries({
      Notice: lead.notice,
      Consent: consents.map(shownConsent).join("\n") || words("mails", operatorLocale).team.consent.none,
    }),
  ];
}

function shownConsent({ name, version, locale, at }: Lead["consents"][number]): string {
  return `${name}, version ${version} (${locale}), ${shownTime(at)}`;
}

/** Names and values below one another, a paragraph for each group. */
export function blocks(groups: readonly Fact[][], columns: number): string[] {
  const names = Math.max(...groups.flat().map(([name]) => textWidth(name))) + 2;
  const block = ([name, value]: Fact) => {
    const lines = wrapped(printable(value), Math.max(20, columns - names));
    return lines.map((line, index) => `${(index === 0 ? name : "").padEnd(names)}${line}`.trimEnd()).join("\n");
  };
  return groups.map((group) => group.map(block).join("\n"));
}

export function deliveryLines(deliveries: readonly Delivery[], columns: number): string {
  return deliveries.length === 0 ? "No deliveries on record." : table(deliveryColumns(), deliveries, columns);
}

function formWords(): FormWords {
  return words("forms", operatorLocale);
}

function labelOf(field: string): string {
  return formWords().labels[field] ?? field;
}

/** What the person answered, choices in words. */
function shownAnswer(field: string, answer: string): string {
  return formWords().choices[field]?.[answer] ?? answer;
}

/** What a quote is asked for, a service or suboption in a line: "database-management mssql: 2 advanced". */
export function packagesText({ packages = [] }: Lead): string {
  const levels = (chosen: readonly Package[]) =>
    chosen
      .map(({ level, count }) => (count === undefined ? level : `${count.toLocaleString(operatorLocale)} ${level}`))
      .join(", ");
  // The keys themselves: the words of today may not know what a lead of last year asks for.
  const lines = packages.flatMap(({ services }) =>
    services.flatMap(({ key, packages: own, suboptions }) => [
      ...(suboptions.length === 0 ? [{ name: key as string, chosen: own }] : []),
      ...suboptions.map((suboption) => ({ name: `${key} ${suboption.name}`, chosen: suboption.packages })),
    ]),
  );
  return lines.map(({ name, chosen }) => (chosen.length > 0 ? `${name}: ${levels(chosen)}` : name)).join("\n");
}

/** A lead for programs. */
export function leadDocument({ held, createdAt, consents, packages, ...lead }: Lead) {
  return {
    id: lead.id,
    reference: lead.reference,
    form: lead.form,
    createdAt: isoTime(createdAt),
    held: held ?? null,
    locale: lead.locale,
    page: lead.page,
    source: lead.source ?? null,
    email: lead.email,
    phone: lead.phone,
    answers: lead.answers,
    notice: lead.notice,
    consents: consents.map((consent) => ({ ...consent, at: isoTime(consent.at) })),
    ...(packages && { packages }),
  };
}

const held: Column<Lead> = { title: "HELD FOR", of: (lead) => lead.held ?? "" };

/** A lead in a line. */
export function leadColumns(showHeld = false): Column<Lead>[] {
  return [
    { title: "NUMBER", of: ({ reference }) => reference },
    { title: "RECEIVED", of: ({ createdAt }) => shownTime(createdAt) },
    { title: "FORM", of: ({ form }) => form },
    ...(showHeld ? [held] : []),
    { title: "NAME", of: nameOf, least: 12 },
    { title: "E-MAIL", of: ({ email }) => email, least: 16 },
    { title: "COMPANY", of: ({ answers }) => answers.company ?? "", least: 12, extra: true },
    { title: "ABOUT", of: aboutOf, least: 12, extra: true },
  ];
}

function aboutOf({ answers: { subject, report }, packages = [] }: Lead): string {
  if (report) return shownAnswer("report", report);
  return subject ?? packages.flatMap(({ services }) => services.map(({ key }) => key)).join(", ");
}
