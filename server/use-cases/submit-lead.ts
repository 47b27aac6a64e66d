import { randomBytes } from "node:crypto";
import { contactForm } from "../../domain/lead/contact-form.ts";
import { type FormResult, hiddenFields } from "../../domain/lead/form-result.ts";
import type { Lead, Suspicion } from "../../domain/lead/lead.ts";
import { referenceOf } from "../../domain/lead/lead.ts";
import { type FormRules, type ParsedForm, type Posted, readForm } from "../../domain/lead/read-form.ts";
import { type ReportPage, reportForm } from "../../domain/lead/report-form.ts";
import type { LeadSource } from "../../domain/lead/source.ts";
import { fallbackCountry } from "../../domain/phone/countries.ts";
import type { Locale } from "../../site/locales.ts";
import type { KeyedHash } from "../data-folder/secret.ts";
import { dedupeInFlight } from "../in-flight.ts";
import type { Acceptance, Captcha, Idempotency } from "../ports/leads.ts";
import type { Clock, Limited, LimitRule } from "../ports/limits.ts";
import type { Storage } from "../ports/storage.ts";
import { type DeliverySettings, deliveriesFor } from "./lead-deliveries.ts";
import { reportLink } from "./report-link.ts";
import { botSuspicion, confirmationRules, idempotencyOf, newId, sourceOf, visitorRules } from "./submissions.ts";
import { transferConsent } from "./transfer-consent.ts";

export type LeadSubmission = {
  form: "contact" | "report";
  locale: Locale;
  page: string;
  /** Version of the personal-data notice that the form links. */
  notice: string;
  posted: Posted;
  clientAddress: string;
};

export type SubmitLeadDeps = {
  storage: () => Storage;
  captcha: Captcha | undefined;
  rules: FormRules;
  /** Of the site: no source of a lead. */
  ownHost: string;
  hash: KeyedHash;
  clock: Clock;
  deliveries: DeliverySettings;
  /** Called once there is something to deliver. */
  wake: () => void;
};

const fields = { contact: contactForm, report: reportForm };

/** Accepts a contact form or a report request. The result is "sent" only once the lead is stored on disk. */
export function createSubmitLead(deps: SubmitLeadDeps) {
  const { storage, rules, hash, clock } = deps;
  const once = dedupeInFlight();

  return async function submitLead(submission: LeadSubmission): Promise<FormResult> {
    const { form, posted, locale } = submission;
    const parsed = readForm(fields[form], posted, { ...rules, fallbackCountry: fallbackCountry(locale) });
    if (parsed.errors.length > 0) return { form, status: "invalid", errors: parsed.errors, values: posted };
    const key = posted[hiddenFields.again] ? undefined : posted[hiddenFields.key];
    const idempotency = idempotencyOf(form, parsed.answers, key, clock(), hash);
    return once(`${idempotency.key} ${idempotency.digest}`, () => accept(submission, parsed, idempotency));
  };

  async function accept(submission: LeadSubmission, parsed: ParsedForm, idempotency: Idempotency): Promise<FormResult> {
    const { posted, clientAddress } = submission;
    const { leads } = storage();
    const hasToken = deps.captcha !== undefined && Boolean(posted[hiddenFields.captcha]);
    const limitRules = visitorRules(clientAddress, deps.captcha !== undefined && !hasToken, hash);
    // Checked before the captcha's provider is asked, which is not needed for a request that is refused.
    const earlyResult = hasToken && ((await leads.findByKey(idempotency)) ?? (await checkLimits(limitRules)));
    if (earlyResult) return resultOf(earlyResult, submission);
    const suspicion = await botSuspicion(submission, deps.captcha, clock());
    const lead = leadOf(submission, parsed, clock(), { held: suspicion, source: sourceOf(posted, deps.ownHost) });
    const deliveries = lead.held ? [] : deliveriesFor(lead, deps.deliveries, confirmationRules(lead.email, hash));
    const acceptance = await leads.accept(lead, deliveries, idempotency, hasToken ? [] : limitRules);
    if (acceptance.outcome === "accepted" && deliveries.length > 0) deps.wake();
    return resultOf(acceptance, submission);
  }

  async function checkLimits(limitRules: readonly LimitRule[]): Promise<Limited | undefined> {
    const taken = await storage().limits.take(limitRules, clock());
    return taken.allowed ? undefined : { outcome: "limited", rule: taken.rule };
  }

  function resultOf(acceptance: Acceptance | Limited, { form, posted }: LeadSubmission): FormResult {
    if (acceptance.outcome === "limited") return { form, status: "tooMany", values: posted };
    if (acceptance.outcome === "changed") return { form, status: "changed", values: posted };
    const { lead } = acceptance;
    const { reference } = lead;
    if (form !== "report") return { form, status: "sent", reference };
    const file = { page: lead.answers.report as ReportPage, locale: lead.locale };
    return { form, status: "sent", reference, reportLink: reportLink(file, lead.createdAt, hash) };
  }
}

function leadOf(
  { form, locale, page, notice }: LeadSubmission,
  parsed: ParsedForm,
  now: number,
  { held, source }: { held: Suspicion | undefined; source: LeadSource | undefined },
): Lead {
  const { consent, ...answers } = parsed.answers;
  return {
    id: newId(),
    reference: referenceOf(randomBytes(8)),
    form,
    locale,
    page,
    createdAt: now,
    ...(held ? { held } : {}),
    email: answers.email ?? "",
    phone: parsed.phone,
    answers,
    notice,
    consents: transferConsent(Boolean(consent), locale, now),
    ...(source && { source }),
  };
}
