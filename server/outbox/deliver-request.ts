import type { PrivacyRequest } from "../../domain/privacy-request/privacy-request.ts";
import { defaultLocale, type Locale } from "../../site/locales.ts";
import {
  type KnownConfirmedPrivacyRequest,
  type KnownPrivacyRequest,
  renderRequestLinkMail,
  renderRequestTeamMail,
  renderRequestVisitorMail,
} from "../mail/privacy-request-mails.ts";
import type { Attempt, Delivery, Mailer } from "../ports/deliveries.ts";
import type { Clock } from "../ports/limits.ts";
import { privacyRequestEvent } from "../webhook/events.ts";

export type DeliverRequestOptions = {
  mailer: Pick<Mailer, "send">;
  hook: (delivery: Delivery, body: string) => Promise<Attempt>;
  origin: string;
  /** The address of the link that confirms a request. */
  confirmLink: (requestId: string, locale: Locale) => string;
  clock: Clock;
};

type DeliverRequest = (delivery: Delivery, request: PrivacyRequest) => Promise<Attempt | { outcome: "dropped" }>;

/** Brings on its way what is about a request. Once its maker is forgotten, there is nobody to write to or about. */
export function createDeliverRequest(options: DeliverRequestOptions): DeliverRequest {
  const { mailer, hook, origin, confirmLink, clock } = options;
  const toMaker = ({ id }: Delivery, { applicant, locale }: KnownPrivacyRequest) => ({
    id,
    to: applicant.email,
    locale,
  });

  return async (delivery, request) => {
    if (delivery.kind === "confirm-mail") {
      if (!isKnown(request) || request.confirmed || request.linkEndsAt <= clock()) return { outcome: "dropped" };
      const facts = { url: confirmLink(request.id, request.locale), origin };
      return mailer.send({ ...toMaker(delivery, request), ...renderRequestLinkMail(request, facts) });
    }
    if (!isKnownAndConfirmed(request)) return { outcome: "dropped" };
    switch (delivery.kind) {
      case "webhook":
        return hook(delivery, privacyRequestEvent(request));
      case "visitor-mail":
        return mailer.send({ ...toMaker(delivery, request), ...renderRequestVisitorMail(request, origin) });
      case "team-mail": {
        const team = { id: delivery.id, to: delivery.target, locale: defaultLocale, replyTo: request.applicant.email };
        return mailer.send({ ...team, ...renderRequestTeamMail(request) });
      }
      case "resume-mail":
      case "digest":
      case "alert":
        return { outcome: "dropped" };
    }
  };
}

function isKnown(request: PrivacyRequest): request is KnownPrivacyRequest {
  return request.applicant !== undefined;
}

function isKnownAndConfirmed(request: PrivacyRequest): request is KnownConfirmedPrivacyRequest {
  return isKnown(request) && request.confirmed !== undefined;
}
