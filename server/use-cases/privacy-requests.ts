import { randomBytes, randomUUID } from "node:crypto";
import { type FormResult, hiddenFields } from "../../domain/lead/form-result.ts";
import { referenceOf, type Suspicion } from "../../domain/lead/lead.ts";
import { mailAddressKey } from "../../domain/lead/mail-address.ts";
import { type ParsedForm, readForm } from "../../domain/lead/read-form.ts";
import { fallbackCountry } from "../../domain/phone/countries.ts";
import { dueDate } from "../../domain/privacy-request/due-date.ts";
import {
  type PrivacyRequest,
  type PrivacyRequestKind,
  privacyRequestForm,
} from "../../domain/privacy-request/privacy-request.ts";
import { day } from "../../domain/time.ts";
import type { KeyedHash } from "../data-folder/secret.ts";
import { dedupeInFlight } from "../in-flight.ts";
import type { DeliveryKind, NewDelivery } from "../ports/deliveries.ts";
import type { Idempotency } from "../ports/leads.ts";
import { type LimitRule, limitKey } from "../ports/limits.ts";
import { StorageUnavailable } from "../ports/storage.ts";
import { type DeliverySettings, privacyRequestMailbox } from "./lead-deliveries.ts";
import { botSuspicion, idempotencyOf, visitorRules } from "./submissions.ts";
import type { LeadSubmission, SubmitLeadDeps } from "./submit-lead.ts";

/** Requests of data subjects, as the pages use them. */
export type PrivacyRequests = {
  /** Stores the request for a day and mails the link that confirms it; the result is the same for everybody. */
  submit(submission: PrivacyRequestSubmission): Promise<FormResult>;
  /** Whether a link can still be used. Opening the page uses nothing, so that mail scanners do not confirm. */
  isLinkOpen(token: string): Promise<boolean>;
  /** Uses the link: the request gets its reference and its due date. */
  confirm(token: string): Promise<FormResult>;
};

export function createPrivacyRequests(deps: SubmitLeadDeps): PrivacyRequests {
  const { storage, hash, clock, deliveries, wake } = deps;
  return {
    submit: createSubmit(deps),

    async isLinkOpen(token) {
      try {
        const key = confirmKey(token, hash);
        if (key === undefined) return false;
        return (await storage().privacyRequests.linked(key, clock())) !== undefined;
      } catch (error) {
        // The page stays up without the storage; its button says whether it works.
        if (error instanceof StorageUnavailable) return true;
        throw error;
      }
    },

    async confirm(token) {
      const form = "confirm";
      const key = confirmKey(token, hash);
      if (key === undefined) return { form, status: "ended" };
      const now = clock();
      const request = await storage().privacyRequests.confirm(key, now, (found) => ({
        confirmed: { reference: referenceOf(randomBytes(8)), at: now, dueOn: dueDate(now) },
        deliveries: privacyRequestDeliveries(found, deliveries),
      }));
      if (!request) return { form, status: "ended" };
      wake();
      const { reference, dueOn } = request.confirmed;
      return { form, status: "confirmed", reference, dueOn };
    },
  };
}

export type PrivacyRequestSubmission = Omit<LeadSubmission, "form" | "page">;

const form = "request";

/** Handles the form. The result never shows whether an address is known. */
function createSubmit({ storage, captcha, rules, hash, clock, wake }: SubmitLeadDeps) {
  const once = dedupeInFlight();

  return async function submit(submission: PrivacyRequestSubmission): Promise<FormResult> {
    const { posted, locale } = submission;
    const parsed = readForm(privacyRequestForm, posted, { ...rules, fallbackCountry: fallbackCountry(locale) });
    if (parsed.errors.length > 0) return { form, status: "invalid", errors: parsed.errors, values: posted };
    const key = posted[hiddenFields.again] ? undefined : posted[hiddenFields.key];
    const idempotency = idempotencyOf(form, parsed.answers, key, clock(), hash);
    return once(`${idempotency.key} ${idempotency.digest}`, () => acceptOnce(submission, parsed, idempotency));
  };

  async function acceptOnce(
    submission: PrivacyRequestSubmission,
    parsed: ParsedForm,
    idempotency: Idempotency,
  ): Promise<FormResult> {
    const earlier = await storage().privacyRequests.findByKey(idempotency);
    const outcome = earlier ?? (await accept(submission, parsed, idempotency));
    if (outcome === "changed" || outcome === "tooMany") return { form, status: outcome, values: submission.posted };
    return { form, status: "mailed", email: parsed.answers.email ?? "" };
  }

  async function accept(submission: PrivacyRequestSubmission, parsed: ParsedForm, idempotency: Idempotency) {
    const { posted, clientAddress } = submission;
    const { privacyRequests, limits } = storage();
    const hasNoToken = captcha !== undefined && !posted[hiddenFields.captcha];
    const limitRules = privacyRequestRules(parsed.answers.email ?? "", clientAddress, hasNoToken, hash);
    if (!(await limits.take(limitRules, clock())).allowed) return "tooMany";
    const held = await botSuspicion({ ...submission, form }, captcha, clock());
    const request = requestOf(submission, parsed, clock(), held);
    const token = confirmKey(confirmToken(request.id, hash), hash) as string;
    const outcome = await privacyRequests.accept(
      request,
      token,
      held ? [] : [confirmMailDelivery(request.id)],
      idempotency,
    );
    wake();
    return outcome;
  }
}

function requestOf({ locale, notice }: PrivacyRequestSubmission, parsed: ParsedForm, now: number, held?: Suspicion) {
  const { kind, fullname = "", email = "", details = "" } = parsed.answers;
  return {
    id: randomUUID(),
    kind: kind as PrivacyRequestKind,
    locale,
    notice,
    createdAt: now,
    ...(held ? { held } : {}),
    linkEndsAt: now + linkLifetime,
    applicant: { fullname, email, phone: parsed.phone, details },
  };
}

/** How long the link of a mail confirms a request. The page, the mail and the notice say the same. */
export const linkLifetime = day;

/** 128 bits in base64url. */
const length = 22;
const shape = new RegExp(`^[\\w-]{${length}}$`);

/** The token of a link, from its request's id: it stands nowhere, and every try of the mail sends the same. */
export function confirmToken(requestId: string, hash: KeyedHash): string {
  return hash("request-confirm", requestId).slice(0, length);
}

/** The key under which a token is stored; undefined where it does not look like one of ours. */
function confirmKey(token: string, hash: KeyedHash): string | undefined {
  return shape.test(token) ? hash("request-link", token) : undefined;
}

export function confirmMailDelivery(requestId: string): NewDelivery {
  return { id: randomUUID(), kind: "confirm-mail", requestId, target: "", facts: "{}" };
}

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

/** As for every form, and mails with links: a stranger who types an address cannot fill its inbox. */
export function privacyRequestRules(email: string, address: string, hasNoToken: boolean, hash: KeyedHash): LimitRule[] {
  const mailbox = hash("email", mailAddressKey(email));
  return [...visitorRules(address, hasNoToken, hash), { key: limitKey("request", mailbox), limit: 5, window: day }];
}
