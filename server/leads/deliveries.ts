import { randomUUID } from "node:crypto";
import type { Lead } from "../../domain/lead/lead.ts";
import type { DeliveryKind, NewDelivery } from "../ports/deliveries.ts";
import type { LimitRule } from "../ports/limits.ts";
import { type LeadRoutes, mailboxFor } from "./routes.ts";

export type DeliverySettings = { routes: LeadRoutes; webhookUrl: string };

/**
 * What has to leave the site for a lead: the team's mail, the visitor's confirmation, the call of the CRM. Whether the
 * visitor gets one is known already, or rules say it when the lead is taken.
 */
export function deliveriesFor(
  lead: Lead,
  settings: DeliverySettings,
  confirm: boolean | readonly LimitRule[],
): NewDelivery[] {
  const delivery = (kind: DeliveryKind, target: string): NewDelivery => ({
    id: randomUUID(),
    kind,
    leadId: lead.id,
    target,
    facts: "{}",
  });
  return [
    delivery("team-mail", mailboxFor(lead, settings.routes)),
    ...(confirm ? [{ ...delivery("visitor-mail", ""), ...(confirm !== true && { limits: confirm }) }] : []),
    ...(settings.webhookUrl ? [delivery("webhook", settings.webhookUrl)] : []),
  ];
}
