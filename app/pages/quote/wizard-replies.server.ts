import type { Posted } from "../../../domain/lead/read-form.ts";
import { formValues } from "../../../domain/quote/field-names.ts";
import { firstUnfinished, reachable, stepNumber, steps, stepToShow } from "../../../domain/quote/journey.ts";
import { readPackages, resumeQuery } from "../../../domain/quote/links.ts";
import { codeField } from "../../../domain/quote/steps/contact.ts";
import type { Progress, StepName } from "../../../domain/quote/steps/step.ts";
import type { SmsRefusal } from "../../../domain/verification/sms-limits.ts";
import { fromPreview, queries, stepAddress } from "../../features/quote-wizard/addresses.ts";
import { extras, type WizardForm, type WizardResult } from "../../features/quote-wizard/wizard-result.ts";
import type { QuoteState, quoteFor } from "../../services.server.ts";
import { phoneFieldId } from "./contact-fields.ts";

export type WizardRequest = Awaited<ReturnType<typeof quoteFor>> & {
  posted: Posted;
  query: URLSearchParams;
  /** Addresses of the wizard and of its last page. */
  base: string;
  thanks: string;
};

/** The way on, or an answer on the step itself; and the cookie where it is another one from now on. */
export type Reply = { cookie?: string | undefined } & ({ to: string } | { result: WizardResult; state?: QuoteState });

/** What each form of the wizard leads to. */
export const replies: Record<WizardForm, (request: WizardRequest) => Promise<Reply>> = {
  services: (request) => saveStep("services", request),
  details: (request) => saveStep("details", request),

  async package({ quote, visit, posted, base }) {
    const draft = readPackages(posted[extras.package] ?? "");
    const { cookie, progress } = await quote.save(await leaveSent(quote, visit), "details", formValues(draft), draft);
    return { cookie, to: wayTo("preview", base, progress) };
  },

  async contact({ quote, visit, posted, notice, page, base, thanks }) {
    const { state, ...outcome } = await quote.sendContact(visit, posted, notice, page);
    if (state.done) return { to: thanks };
    if (outcome.outcome === "code-sent") return { to: stepAddress(base, "contact") };
    if (outcome.outcome === "unfinished") return { to: firstOpen(base, state.progress) };
    if (outcome.outcome === "invalid") {
      return { state, result: { form: "contact", status: "invalid", errors: outcome.errors, values: posted } };
    }
    return { state, result: { form: "contact", status: "refused", refusal: refusalOf(outcome), values: posted } };
  },

  async code({ quote, visit, posted, base, thanks }) {
    const typed = posted[codeField] ?? "";
    if (typed.trim() === "") return { result: { form: "code", status: "missing" } };
    const { state, cookie, ...outcome } = await quote.confirm(visit, typed);
    if (outcome.outcome === "completed") return { cookie, to: thanks };
    if (!reachable(state.progress, "contact")) return { to: firstOpen(base, state.progress) };
    if (outcome.outcome === "none-active") return { state, result: { form: "code", status: "none-active" } };
    return { state, result: { form: "code", status: "wrong", triesLeft: outcome.triesLeft } };
  },

  async resend({ quote, visit, posted, base, thanks }) {
    const { state, ...outcome } = await quote.resend(visit, posted);
    if (state.done) return { to: thanks };
    if (outcome.outcome === "code-sent") return { to: `${stepAddress(base, "contact")}&${queries.resent}=yes` };
    if (outcome.outcome === "unfinished") return { to: firstOpen(base, state.progress) };
    if (outcome.outcome === "too-soon") return { state, result: { form: "resend", status: "too-soon" } };
    return { state, result: { form: "resend", status: "refused", refusal: refusalOf(outcome) } };
  },

  async "change-number"({ quote, visit, base }) {
    await quote.changeNumber(visit);
    return { to: `${stepAddress(base, "contact")}#${phoneFieldId}` };
  },

  async "resume-mail"({ quote, visit, posted }) {
    const email = posted[extras.resumeEmail] ?? "";
    const { outcome } = await quote.mailResumeLink(visit, email);
    return { result: { form: "resume-mail", status: outcome, email } };
  },

  async resume({ quote, posted, base }) {
    const token = posted[extras.token] ?? "";
    const { cookie } = await quote.resume(token);
    return cookie ? { cookie, to: stepAddress(base, "preview") } : { to: `${base}?${resumeQuery(token)}` };
  },

  async anew({ quote, visit, base }) {
    await quote.beginAnew(visit);
    return { cookie: "", to: base };
  },
};

async function saveStep(step: "services" | "details", request: WizardRequest): Promise<Reply> {
  const { quote, posted, query, base, thanks } = request;
  const visit = posted[extras.anew] ? await leaveSent(quote, request.visit) : request.visit;
  const { cookie, ...state } = await quote.save(visit, step, posted);
  if (posted[extras.quiet]) return { cookie, state, result: { form: step, status: "saved" } };
  if (state.done) return { to: thanks };
  const errors = steps[step].errors(state.progress);
  if (errors.length > 0) return { cookie, state, result: { form: step, status: "invalid", errors } };
  const next = query.get(queries.from) === fromPreview ? "preview" : (steps[step].next ?? step);
  return { cookie, to: wayTo(next, base, state.progress) };
}

/** Whoever begins another request leaves the completed one; a draft that is under way stays. */
async function leaveSent(
  quote: WizardRequest["quote"],
  visit: WizardRequest["visit"],
): Promise<WizardRequest["visit"]> {
  const { done } = await quote.open(visit);
  if (!done) return visit;
  await quote.beginAnew(visit);
  return { ...visit, cookie: undefined };
}

/** Why no code went out; the provider may also have failed. */
function refusalOf(outcome: object | { refusal: SmsRefusal }): SmsRefusal | "failed" {
  return "refusal" in outcome ? outcome.refusal : "failed";
}

function wayTo(step: StepName, base: string, progress: Progress): string {
  return stepAddress(base, stepToShow(progress, String(stepNumber(step))));
}

function firstOpen(base: string, progress: Progress): string {
  return stepAddress(base, firstUnfinished(progress));
}
