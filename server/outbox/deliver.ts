import type { Lead } from "../../domain/lead/lead.ts";
import type { PrivacyRequest } from "../../domain/privacy-request/privacy-request.ts";
import { summaryOf } from "../../domain/quote/summary.ts";
import { defaultLocale, type Locale } from "../../site/locales.ts";
import type { FormWords } from "../mail/mail-content.ts";
import { renderAlertMail, renderDigestMail } from "../mail/operator-mails.ts";
import {
  type ConfirmedWithApplicant,
  type RequestWithApplicant,
  renderRequestLinkMail,
  renderRequestTeamMail,
  renderRequestVisitorMail,
} from "../mail/privacy-request-mails.ts";
import { renderTeamMail } from "../mail/team-mail.ts";
import { type ReportLink, renderResumeMail, renderVisitorMail } from "../mail/visitor-mails.ts";
import type { Alert } from "../ports/alerts.ts";
import type { Attempt, Deliver, Delivery, DeliveryKind, Mailer, Outcome, WebhookSender } from "../ports/deliveries.ts";
import type { Clock } from "../ports/limits.ts";
import type { Meter } from "../ports/meter.ts";
import type { Storage } from "../ports/storage.ts";
import type { ResumeFacts } from "../use-cases/quote/resume.ts";
import { readDigest } from "./digest.ts";
import { alertEvent, leadEvent, privacyRequestEvent, statusEvent } from "./webhook-events.ts";

export type DeliverOptions = {
  storage: Pick<Storage, "leads" | "outbox" | "drafts" | "privacyRequests">;
  mailer: Pick<Mailer, "send">;
  /** Absent where none is configured. */
  webhook?: WebhookSender | undefined;
  /** What the forms call their questions and choices. */
  formWords: (locale: Locale) => FormWords;
  origin: string;
  /** Where the company's own people work on leads; absent where nobody said so. */
  officeOrigin?: string | undefined;
  reportLink: (lead: Lead) => ReportLink;
  /** The address of the link that a mail carries, by the mail's id. */
  resumeLink: (deliveryId: string, locale: Locale) => string;
  confirmLink: DeliverRequestOptions["confirmLink"];
  clock: Clock;
};

type LeadKind = Exclude<DeliveryKind, "resume-mail" | "confirm-mail" | "digest" | "alert">;

/** An alert goes to a mailbox or, with any other target, to the webhook. */
export function goesByWebhook({ kind, target }: Pick<Delivery, "kind" | "target">): boolean {
  return kind === "webhook" || kind === "status-webhook" || (kind === "alert" && !target.includes("@"));
}

/** Sends a delivery. Its content is rendered from the lead or request as it is stored now. */
export function createDeliver({
  storage,
  mailer,
  webhook,
  formWords,
  origin,
  officeOrigin,
  reportLink,
  resumeLink,
  confirmLink,
  clock,
}: DeliverOptions): Deliver {
  const toTeam = ({ id, target: to }: Delivery) => ({ id, to, locale: defaultLocale });

  async function sendWebhook({ id }: Delivery, body: string): Promise<Attempt> {
    if (!webhook) return { outcome: "never", error: "no webhook is configured" };
    return webhook.send({ id, timestamp: clock(), body });
  }

  const deliverRequest = createDeliverRequest({ mailer, sendWebhook, origin, confirmLink, clock });

  const deliverLead: Record<LeadKind, (delivery: Delivery, lead: Lead) => Promise<Attempt>> = {
    webhook: (delivery, lead) => sendWebhook(delivery, leadEvent(lead)),
    "status-webhook": (delivery, lead) => sendWebhook(delivery, statusEvent(lead, JSON.parse(delivery.facts))),
    "team-mail": (delivery, lead) =>
      mailer.send({
        ...toTeam(delivery),
        replyTo: lead.email,
        ...renderTeamMail(lead, formWords(defaultLocale), officeOrigin),
      }),
    "visitor-mail": ({ id }, lead) => {
      const facts = lead.form === "report" ? { origin, reportLink: reportLink(lead) } : { origin };
      const content = renderVisitorMail(lead, formWords(lead.locale), facts);
      return mailer.send({ id, to: lead.email, locale: lead.locale, ...content });
    },
  };

  function deliverAlert(delivery: Delivery): Promise<Attempt> {
    const facts: Alert = JSON.parse(delivery.facts);
    if (goesByWebhook(delivery)) return sendWebhook(delivery, alertEvent(facts));
    return mailer.send({ ...toTeam(delivery), ...renderAlertMail(facts) });
  }

  async function deliverResumeLink({ id, target: to, facts }: Delivery): Promise<Outcome> {
    const { draft: key, locale, endsAt }: ResumeFacts = JSON.parse(facts);
    const draft = await storage.drafts.find(key);
    if (!draft) return { outcome: "dropped" };
    const content = { locale, packages: summaryOf(draft.packages), url: resumeLink(id, locale), endsAt, origin };
    return mailer.send({ id, to, locale, ...renderResumeMail(content) });
  }

  return async (delivery) => {
    if (delivery.kind === "alert") return deliverAlert(delivery);
    if (delivery.kind === "resume-mail") return deliverResumeLink(delivery);
    if (delivery.kind === "digest") {
      const digest = await readDigest(JSON.parse(delivery.facts), storage);
      return mailer.send({ ...toTeam(delivery), ...renderDigestMail(digest) });
    }
    if (delivery.requestId !== undefined) {
      const request = await storage.privacyRequests.find(delivery.requestId);
      return request ? deliverRequest(delivery, request) : { outcome: "dropped" };
    }
    const lead = delivery.leadId === undefined ? undefined : await storage.leads.find(delivery.leadId);
    return lead && delivery.kind !== "confirm-mail"
      ? deliverLead[delivery.kind](delivery, lead)
      : { outcome: "dropped" };
  };
}

export type DeliverRequestOptions = {
  mailer: Pick<Mailer, "send">;
  sendWebhook: (delivery: Delivery, body: string) => Promise<Attempt>;
  origin: string;
  /** The address of the link that confirms a request. */
  confirmLink: (requestId: string, locale: Locale) => string;
  clock: Clock;
};

type DeliverRequest = (delivery: Delivery, request: PrivacyRequest) => Promise<Attempt | { outcome: "dropped" }>;

/** Sends a delivery about a privacy request. Once the applicant's data is erased, the delivery is dropped. */
function createDeliverRequest(options: DeliverRequestOptions): DeliverRequest {
  const { mailer, sendWebhook, origin, confirmLink, clock } = options;
  const toApplicant = ({ id }: Delivery, { applicant, locale }: RequestWithApplicant) => ({
    id,
    to: applicant.email,
    locale,
  });

  return async (delivery, request) => {
    if (delivery.kind === "confirm-mail") {
      if (!hasApplicant(request) || request.confirmed || request.linkEndsAt <= clock()) return { outcome: "dropped" };
      const facts = { url: confirmLink(request.id, request.locale), origin };
      return mailer.send({ ...toApplicant(delivery, request), ...renderRequestLinkMail(request, facts) });
    }
    if (!isConfirmedWithApplicant(request)) return { outcome: "dropped" };
    switch (delivery.kind) {
      case "webhook":
        return sendWebhook(delivery, privacyRequestEvent(request));
      case "visitor-mail":
        return mailer.send({ ...toApplicant(delivery, request), ...renderRequestVisitorMail(request, origin) });
      case "team-mail": {
        const team = { id: delivery.id, to: delivery.target, locale: defaultLocale, replyTo: request.applicant.email };
        return mailer.send({ ...team, ...renderRequestTeamMail(request) });
      }
      case "resume-mail":
      case "status-webhook":
      case "digest":
      case "alert":
        return { outcome: "dropped" };
    }
  };
}

function hasApplicant(request: PrivacyRequest): request is RequestWithApplicant {
  return request.applicant !== undefined;
}

function isConfirmedWithApplicant(request: PrivacyRequest): request is ConfirmedWithApplicant {
  return hasApplicant(request) && request.confirmed !== undefined;
}

export function measuredDeliver(deliver: Deliver, meter: Meter | undefined): Deliver {
  if (!meter) return deliver;
  return async (delivery) => {
    const startedAt = performance.now();
    const count = (outcome: Parameters<Meter["delivery"]>[1]) =>
      meter.delivery(delivery.kind, outcome, (performance.now() - startedAt) / 1_000);
    try {
      const result = await deliver(delivery);
      count(result.outcome);
      return result;
    } catch (error) {
      // It is tried again.
      count("later");
      throw error;
    }
  };
}
