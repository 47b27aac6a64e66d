import { randomBytes, randomUUID } from "node:crypto";
import { type FormAnswer, formExtras } from "../../domain/lead/answer.ts";
import { transferConsentVersion } from "../../domain/lead/consents.ts";
import { contactForm } from "../../domain/lead/contact-form.ts";
import type { Lead, Suspicion } from "../../domain/lead/lead.ts";
import { type Posted, type Reading, type ReadingRules, readForm } from "../../domain/lead/read-form.ts";
import { referenceOf } from "../../domain/lead/reference.ts";
import { type ReportPage, reportForm } from "../../domain/lead/report-form.ts";
import { suspicionOf } from "../../domain/lead/suspicion.ts";
import type { Locale } from "../../site/locales.ts";
import { type DeliverySettings, deliveriesFor } from "../leads/deliveries.ts";
import { idempotencyOf } from "../leads/idempotency.ts";
import { confirmationRules, visitorRules } from "../leads/limits.ts";
import type { Acceptance, Captcha, Clock, Idempotency, Storage } from "../ports.ts";
import { reportLink } from "../reports/report-link.ts";
import type { KeyedHash } from "../secret.ts";

export type LeadSubmission = {
  form: "contact" | "report";
  locale: Locale;
  page: string;
  /** Version of the personal-data notice that the form links. */
  notice: string;
  posted: Posted;
  clientAddress: string;
};

export type SubmitLeadParts = {
  storage: () => Storage;
  captcha: Captcha | undefined;
  rules: ReadingRules;
  hash: KeyedHash;
  clock: Clock;
  deliveries: DeliverySettings;
  /** Called once there is something to deliver. */
  wake: () => void;
};

const fields = { contact: contactForm, report: reportForm };

/** Takes a contact form or a report request. The visitor hears "sent" only when it is safe on disk. */
export function createSubmitLead(parts: SubmitLeadParts) {
  const { storage, rules, hash, clock } = parts;
  // A double click: both wait for the one that came first, and no limit counts it twice.
  const underWay = new Map<string, Promise<FormAnswer>>();

  return async function submitLead(submission: LeadSubmission): Promise<FormAnswer> {
    const { form, posted } = submission;
    const reading = readForm(fields[form], posted, rules);
    if (reading.errors.length > 0) return { form, status: "invalid", errors: reading.errors, values: posted };
    const key = posted[formExtras.again] ? undefined : posted[formExtras.key];
    const idempotency = idempotencyOf(form, reading.answers, key, clock(), hash);
    const name = `${idempotency.key} ${idempotency.digest}`;
    const answer = underWay.get(name) ?? take(submission, reading, idempotency);
    underWay.set(name, answer);
    return answer.finally(() => underWay.delete(name));
  };

  async function take(submission: LeadSubmission, reading: Reading, idempotency: Idempotency): Promise<FormAnswer> {
    const { form, posted, clientAddress } = submission;
    const { leads, limits } = storage();
    const before = await leads.recall(idempotency);
    if (before) return answerTo(before, posted);
    const unproven = parts.captcha !== undefined && !posted[formExtras.captcha];
    const visit = await limits.take(visitorRules(clientAddress, unproven, hash), clock());
    if (!visit.allowed) return { form, status: "tooMany", values: posted };
    const lead = leadOf(submission, reading, clock(), await suspect(submission));
    const deliveries = lead.held ? [] : deliveriesFor(lead, parts.deliveries, await mayConfirm(lead));
    const acceptance = await leads.accept(lead, deliveries, idempotency);
    if (deliveries.length > 0) parts.wake();
    return answerTo(acceptance, posted);
  }

  async function suspect({ form, posted, clientAddress }: LeadSubmission): Promise<Suspicion | undefined> {
    const suspicion = suspicionOf(posted, clock());
    const token = posted[formExtras.captcha];
    if (suspicion || !parts.captcha || !token) return suspicion;
    const { verdict } = await parts.captcha.verify(token, form, clientAddress);
    return verdict === "bot" ? "captcha" : undefined;
  }

  async function mayConfirm(lead: Lead): Promise<boolean> {
    return (await storage().limits.take(confirmationRules(lead.email, hash), clock())).allowed;
  }

  function answerTo({ outcome, lead }: Acceptance, posted: Posted): FormAnswer {
    const { form, reference } = lead;
    if (outcome === "changed") return { form, status: "changed", values: posted };
    if (form !== "report") return { form, status: "sent", reference };
    const file = { page: lead.answers.report as ReportPage, locale: lead.locale };
    return { form, status: "sent", reference, reportLink: reportLink(file, lead.createdAt, hash) };
  }
}

function leadOf({ form, locale, page, notice }: LeadSubmission, reading: Reading, now: number, held?: Suspicion): Lead {
  const { consent, ...answers } = reading.answers;
  return {
    id: randomUUID(),
    reference: referenceOf(randomBytes(8)),
    form,
    locale,
    page,
    createdAt: now,
    ...(held ? { held } : {}),
    email: answers.email ?? "",
    phone: reading.phone,
    answers,
    notice,
    consents: consent ? [{ name: "transfer-abroad", version: transferConsentVersion, locale, at: now }] : [],
  };
}
