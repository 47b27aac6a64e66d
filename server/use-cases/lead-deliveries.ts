import { randomUUID } from "node:crypto";
import { facts } from "../../copy/facts.ts";
import type { Lead } from "../../domain/lead/lead.ts";
import type { LeadStatus } from "../../domain/lead/lead-work.ts";
import type { PrivacyRequest } from "../../domain/privacy-request/privacy-request.ts";
import { defaultLocale } from "../../site/locales.ts";
import type { DeliveryKind, NewDelivery } from "../ports/deliveries.ts";
import type { LimitRule } from "../ports/limits.ts";

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

/** What the webhook is told of a change of status. Stands with the delivery: the status may have changed again since. */
export type StatusFacts = { from: LeadStatus; to: LeadStatus; at: number };

/** The call that tells of a change of status, where a webhook is configured. */
export function statusDeliveries(leadId: string, facts: StatusFacts, { webhookUrl }: DeliverySettings): NewDelivery[] {
  if (!webhookUrl || facts.from === facts.to) return [];
  return [{ id: randomUUID(), kind: "status-webhook", leadId, target: webhookUrl, facts: JSON.stringify(facts) }];
}

/**
 * Which mailbox gets which lead or request. A row's path narrows from form over topic to the chosen service or team:
 * "contact", "contact/request", "contact/request/sales"; "quote/partner" is for requests of partners, "request/erasure" for data subjects
 * who want to be forgotten.
 */
export type LeadRoutes = Readonly<Record<string, string>>;

/** What holds where the owner's setting names nobody. */
function ownRoutes(): LeadRoutes {
  const { info, sales, press, privacy } = facts(defaultLocale).email;
  return {
    contact: info,
    "contact/request/sales": sales,
    "contact/request/communication": press,
    "contact/request/business-development": sales,
    report: info,
    quote: sales,
    request: privacy,
  };
}

/** The mailbox of the row that fits a lead most narrowly; the owner's rows go before ours. */
export function mailboxFor(lead: Lead, routes: LeadRoutes): string {
  return mailboxAt(pathOf(lead), routes);
}

export function privacyRequestMailbox({ kind }: Pick<PrivacyRequest, "kind">, routes: LeadRoutes): string {
  return mailboxAt(["request", kind], routes);
}

function mailboxAt(path: readonly string[], routes: LeadRoutes): string {
  const table = { ...ownRoutes(), ...routes };
  for (let length = path.length; length > 0; length--) {
    const mailbox = table[path.slice(0, length).join("/")];
    if (mailbox) return mailbox;
  }
  return facts(defaultLocale).email.info;
}

function pathOf({ form, answers }: Lead): string[] {
  const steps = {
    contact: [answers.topic, answers.service ?? answers.team],
    report: [answers.report],
    quote: [answers.partner === "yes" ? "partner" : undefined],
  }[form];
  return [form, ...steps.filter((step) => step !== undefined)];
}
