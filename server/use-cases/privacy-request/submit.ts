import { randomUUID } from "node:crypto";
import { type FormResult, formExtras } from "../../../domain/lead/form-result.ts";
import type { Suspicion } from "../../../domain/lead/lead.ts";
import { type Reading, readForm } from "../../../domain/lead/read-form.ts";
import { fallbackCountry } from "../../../domain/phone/countries.ts";
import type { PrivacyRequestKind } from "../../../domain/privacy-request/privacy-request.ts";
import { privacyRequestForm } from "../../../domain/privacy-request/privacy-request.ts";
import { dedupeInFlight } from "../../leads/dedupe-in-flight.ts";
import { idempotencyOf } from "../../leads/idempotency.ts";
import { suspect } from "../../leads/suspect.ts";
import type { Idempotency } from "../../ports/leads.ts";
import type { LeadSubmission, SubmitLeadParts } from "../submit-lead.ts";
import { privacyRequestRules } from "./limits.ts";
import { confirmKey, confirmToken, linkDelivery, linkLifetime } from "./link.ts";

export type PrivacyRequestSubmission = Omit<LeadSubmission, "form" | "page">;
export type RequestParts = SubmitLeadParts;

const form = "request";

/** Takes the form. Whether anything is known of an address shows nowhere in the answer. */
export function createSubmit({ storage, captcha, rules, hash, clock, wake }: RequestParts) {
  const once = dedupeInFlight<FormResult>();

  return async function submit(submission: PrivacyRequestSubmission): Promise<FormResult> {
    const { posted, locale } = submission;
    const reading = readForm(privacyRequestForm, posted, { ...rules, fallbackCountry: fallbackCountry(locale) });
    if (reading.errors.length > 0) return { form, status: "invalid", errors: reading.errors, values: posted };
    const key = posted[formExtras.again] ? undefined : posted[formExtras.key];
    const idempotency = idempotencyOf(form, reading.answers, key, clock(), hash);
    return once(idempotency, () => take(submission, reading, idempotency));
  };

  async function take(
    submission: PrivacyRequestSubmission,
    reading: Reading,
    idempotency: Idempotency,
  ): Promise<FormResult> {
    const before = await storage().privacyRequests.recall(idempotency);
    const outcome = before ?? (await accept(submission, reading, idempotency));
    if (outcome === "changed" || outcome === "tooMany") return { form, status: outcome, values: submission.posted };
    return { form, status: "mailed", email: reading.answers.email ?? "" };
  }

  async function accept(submission: PrivacyRequestSubmission, reading: Reading, idempotency: Idempotency) {
    const { posted, clientAddress } = submission;
    const { privacyRequests, limits } = storage();
    const unproven = captcha !== undefined && !posted[formExtras.captcha];
    const visit = privacyRequestRules(reading.answers.email ?? "", clientAddress, unproven, hash);
    if (!(await limits.take(visit, clock())).allowed) return "tooMany";
    const held = await suspect({ ...submission, form }, captcha, clock());
    const request = requestOf(submission, reading, clock(), held);
    const token = confirmKey(confirmToken(request.id, hash), hash) as string;
    const outcome = await privacyRequests.accept(request, token, held ? [] : [linkDelivery(request.id)], idempotency);
    wake();
    return outcome;
  }
}

function requestOf({ locale, notice }: PrivacyRequestSubmission, reading: Reading, now: number, held?: Suspicion) {
  const { kind, fullname = "", email = "", details = "" } = reading.answers;
  return {
    id: randomUUID(),
    kind: kind as PrivacyRequestKind,
    locale,
    notice,
    createdAt: now,
    ...(held ? { held } : {}),
    linkEndsAt: now + linkLifetime,
    applicant: { fullname, email, phone: reading.phone, details },
  };
}
