import { randomUUID } from "node:crypto";
import type { PrivacyRequest } from "../../../domain/privacy-request/privacy-request.ts";
import type { DeliverySettings } from "../../leads/deliveries.ts";
import { privacyRequestMailbox } from "../../leads/routes.ts";
import type { DeliveryKind, NewDelivery } from "../../ports/deliveries.ts";

/** What has to leave once a request counts: mails to whoever answers it and to whoever made it, and the webhook's call. */
export function privacyRequestDeliveries(
  request: Pick<PrivacyRequest, "id" | "kind">,
  { routes, webhookUrl }: DeliverySettings,
): NewDelivery[] {
  const delivery = (kind: DeliveryKind, target: string): NewDelivery => ({
    id: randomUUID(),
    kind,
    requestId: request.id,
    target,
    facts: "{}",
  });
  return [
    delivery("team-mail", privacyRequestMailbox(request, routes)),
    delivery("visitor-mail", ""),
    ...(webhookUrl ? [delivery("webhook", webhookUrl)] : []),
  ];
}
