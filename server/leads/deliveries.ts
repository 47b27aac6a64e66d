import { randomUUID } from "node:crypto";
import type { Lead } from "../../domain/lead/lead.ts";
import type { DeliveryKind, NewDelivery } from "../ports.ts";
import { type LeadRoutes, mailboxFor } from "./routes.ts";

export type DeliverySettings = { routes: LeadRoutes; webhookUrl: string };

/** What has to leave the site for a lead: the team's mail, the visitor's confirmation, the call of the CRM. */
export function deliveriesFor(lead: Lead, settings: DeliverySettings, confirm: boolean): NewDelivery[] {
  const delivery = (kind: DeliveryKind, target: string): NewDelivery => ({
    id: randomUUID(),
    kind,
    leadId: lead.id,
    target,
    facts: "{}",
  });
  return [
    delivery("team-mail", mailboxFor(lead, settings.routes)),
    ...(confirm ? [delivery("visitor-mail", "")] : []),
    ...(settings.webhookUrl ? [delivery("webhook", settings.webhookUrl)] : []),
  ];
}
