import type { Lead } from "../../domain/lead/lead.ts";
import { readReference } from "../../domain/lead/reference.ts";
import type { Delivery } from "../ports/deliveries.ts";
import type { LeadStore } from "../ports/leads.ts";
import { answer, type Command, type Session, withStorage } from "./command.ts";
import { deliveryColumns, deliveryDocument } from "./delivery-view.ts";
import { failure } from "./ending.ts";
import { labelOf, leadDocument, packagesText, shownAnswer } from "./lead-view.ts";
import { table } from "./table.ts";
import { printable, textWidth, wrapped } from "./text-width.ts";
import { shownTime } from "./times.ts";

export const showCommand: Command = {
  name: "show",
  operands: "<reference or id>",
  mayHave: { least: 1, most: 1 },
  options: [],
  summary: "Shows everything about a lead, and what became of its deliveries.",
  examples: ["show 7F3K-2M9Q", "show 7F3K-2M9Q --json"],
  run: withStorage(show),
};

/** The lead that a person means; references are read aloud and typed by hand. */
export async function namedLead(leads: LeadStore, name: string): Promise<Lead> {
  const lead = (await leads.find(name)) ?? (await leads.find(readReference(name)));
  if (!lead) throw failure(`There is no lead "${name}".`);
  return lead;
}

async function show(session: Session): Promise<number> {
  const { storage, terminal, operands } = session;
  const lead = await namedLead(storage.leads, operands[0] as string);
  const deliveries = await storage.outbox.list({ leadId: lead.id });
  answer(session, { lead: leadDocument(lead), deliveries: deliveries.map(deliveryDocument) }, () =>
    [...blocks(factsOf(lead), terminal.columns), deliveryLines(deliveries, terminal.columns)].join("\n\n"),
  );
  return 0;
}

export type Fact = [name: string, value: string];

function factsOf(lead: Lead): Fact[][] {
  const { answers, consents } = lead;
  const packages = packagesText(lead);
  return [
    Object.entries({
      Reference: lead.reference,
      Id: lead.id,
      Received: shownTime(lead.createdAt),
      Form: lead.form,
      Page: lead.page,
      Language: lead.locale,
      ...(lead.held && { "Held for": lead.held }),
    }),
    Object.entries(answers).map(([field, text]) => [labelOf(field), shownAnswer(field, text)]),
    ...(packages ? [[["Packages", packages] satisfies Fact]] : []),
    Object.entries({
      Notice: lead.notice,
      Consent: consents.map(shownConsent).join("\n") || "none",
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
