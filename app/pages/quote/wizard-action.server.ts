import { createContext, data, redirect } from "react-router";
import type { Posted } from "../../../domain/lead/read-form.ts";
import { formValues } from "../../../domain/quote/field-names.ts";
import { readPackages, resumeQuery } from "../../../domain/quote/links.ts";
import { withConflictsSeen } from "../../../domain/quote/merge.ts";
import { codeField } from "../../../domain/quote/steps/contact.ts";
import type { Progress, StepName } from "../../../domain/quote/steps/step.ts";
import { firstUnfinished, isReachable, reachableStep, stepNumber, steps } from "../../../domain/quote/steps.ts";
import type { SmsRefusal } from "../../../domain/verification/sms-limits.ts";
import { href } from "../../../site/href.ts";
import { fromPreview, queries, stepAddress, withPackage } from "../../features/quote-wizard/addresses.ts";
import { choicesRemoval, draftCookieHeader, readChoices } from "../../features/quote-wizard/wizard-headers.ts";
import {
  checkCookie,
  type WizardForm,
  type WizardResult,
  wizardFields,
  wizardForms,
} from "../../features/quote-wizard/wizard-result.ts";
import { retryHeaders } from "../../form-action.server.ts";
import { readFormData } from "../../page/form-post.ts";
import { matchedPage } from "../../page/page-context.ts";
import {
  noticeVersion,
  type QuoteState,
  quoteFor,
  type RouteArgs,
  reportFailure,
  servicesOf,
} from "../../services.server.ts";
import { phoneFieldId } from "./contact-fields.ts";

/** The result of this request's action and the state after it, for the loader of the page that shows them. */
export const actionResultContext = createContext<{ result: WizardResult; state: QuoteState } | null>(null);

/** Every other result is 422: the visitor has to correct something. */
const statuses: Partial<Record<WizardResult["status"], number>> = {
  saved: 200,
  begun: 201,
  conflict: 409,
  "no-cookie": 412,
  sent: 200,
  "too-soon": 429,
  tooMany: 429,
  failed: 503,
};

/** The action for all forms of the wizard. What was typed is not lost, also where saving failed. */
export async function wizardAction(args: RouteArgs) {
  const { request, context } = args;
  const { quote, visit } = await quoteFor(args);
  const posted = readFormData(await request.formData());
  const form = wizardForms.find((name) => name === posted[wizardFields.form]) ?? "services";
  const outcome = await formHandlers[form]({
    ...{ quote, visit, posted, query: new URL(request.url).searchParams },
    page: matchedPage(args).name,
    base: href("yonetilen-hizmetler-teklif-al", visit.locale),
    thankYou: href("yonetilen-hizmetler-teklif-al-tesekkurler", visit.locale),
  }).catch(async (error: unknown): Promise<Outcome> => {
    reportFailure(await servicesOf(args), request, error);
    return { result: { form, status: "failed", values: posted } };
  });
  const cookie = outcome.cookie === undefined ? {} : draftCookieHeader(outcome.cookie);
  if ("to" in outcome) {
    const removals = readChoices(request.headers.get("Cookie")) ? [choicesRemoval] : [];
    return redirect(outcome.to, { status: 303, headers: [...Object.entries(cookie), ...removals] });
  }
  const { result, state = await quote.open(visit) } = outcome;
  context.set(actionResultContext, { result, state });
  const status = statuses[result.status] ?? 422;
  return data(result, { status, headers: { ...cookie, ...retryHeaders(status) } });
}

type FormContext = Awaited<ReturnType<typeof quoteFor>> & {
  posted: Posted;
  query: URLSearchParams;
  page: string;
  /** Addresses of the wizard and of its last page. */
  base: string;
  thankYou: string;
};

/** A redirect, or a result shown on the step itself; and the draft's cookie where it changes. */
type Outcome = { cookie?: string | undefined } & ({ to: string } | { result: WizardResult; state?: QuoteState });

/** One handler for each form of the wizard. */
const formHandlers: Record<WizardForm, (context: FormContext) => Promise<Outcome>> = {
  services: (context) => saveStep("services", context),
  details: (context) => saveStep("details", context),

  async package({ quote, visit, posted, base }) {
    const draft = readPackages(posted[wizardFields.package] ?? "");
    const draftVisit = await leaveCompleted(quote, visit);
    const { cookie, progress, limited } = await quote.save(draftVisit, "details", formValues(draft), draft);
    if (limited) return { result: { form: "package", status: "tooMany", values: posted } };
    return { cookie, to: nextAddress("preview", base, progress, cookie) };
  },

  async contact({ quote, visit, posted, page, base, thankYou }) {
    const { state, ...outcome } = await quote.sendContact(visit, posted, noticeVersion(), page);
    if (state.done) return { to: thankYou };
    if (outcome.outcome === "code-sent") return { to: stepAddress(base, "contact") };
    if (outcome.outcome === "unfinished") return { to: firstUnfinishedAddress(base, state.progress) };
    if (outcome.outcome === "invalid") {
      return { state, result: { form: "contact", status: "invalid", errors: outcome.errors, values: posted } };
    }
    return { state, result: { form: "contact", status: "refused", refusal: refusalOf(outcome), values: posted } };
  },

  async code({ quote, visit, posted, base, thankYou }) {
    const typed = posted[codeField] ?? "";
    if (typed.trim() === "") return { result: { form: "code", status: "missing" } };
    const { state, cookie, ...outcome } = await quote.confirm(visit, typed);
    if (outcome.outcome === "completed") return { cookie, to: thankYou };
    if (!isReachable(state.progress, "contact")) return { to: firstUnfinishedAddress(base, state.progress) };
    if (outcome.outcome === "none-active") return { state, result: { form: "code", status: "none-active" } };
    return { state, result: { form: "code", status: "wrong", triesLeft: outcome.triesLeft } };
  },

  async resend({ quote, visit, posted, base, thankYou }) {
    const { state, ...outcome } = await quote.resend(visit, posted);
    if (state.done) return { to: thankYou };
    if (outcome.outcome === "code-sent") return { to: `${stepAddress(base, "contact")}&${queries.resent}=yes` };
    if (outcome.outcome === "unfinished") return { to: firstUnfinishedAddress(base, state.progress) };
    if (outcome.outcome === "too-soon") return { state, result: { form: "resend", status: "too-soon" } };
    return { state, result: { form: "resend", status: "refused", refusal: refusalOf(outcome) } };
  },

  async "change-number"({ quote, visit, base }) {
    await quote.changeNumber(visit);
    return { to: `${stepAddress(base, "contact")}#${phoneFieldId}` };
  },

  async "resume-mail"({ quote, visit, posted }) {
    const email = posted[wizardFields.resumeEmail] ?? "";
    const { outcome } = await quote.mailResumeLink(visit, email);
    if (outcome === "tooMany") return { result: { form: "resume-mail", status: outcome, values: posted } };
    return { result: { form: "resume-mail", status: outcome, email } };
  },

  async resume({ quote, posted, base }) {
    const token = posted[wizardFields.token] ?? "";
    const { cookie } = await quote.resume(token);
    return cookie ? { cookie, to: stepAddress(base, "preview") } : { to: `${base}?${resumeQuery(token)}` };
  },

  async anew({ quote, visit, base }) {
    await quote.startOver(visit);
    return { cookie: "", to: base };
  },
};

async function saveStep(step: "services" | "details", context: FormContext): Promise<Outcome> {
  const { quote, posted, query, base, thankYou } = context;
  const visit = posted[wizardFields.anew] ? await leaveCompleted(quote, context.visit) : context.visit;
  const quiet = posted[wizardFields.quiet];
  if (quiet === checkCookie && !visit.cookie) return { result: { form: step, status: "no-cookie" } };
  const { cookie, limited, conflicts, ...state } = await quote.save(visit, step, posted);
  if (limited) return { result: { form: step, status: "tooMany", values: posted } };
  if (conflicts) {
    const values = withConflictsSeen(posted, conflicts);
    return { state, result: { form: step, status: "conflict", conflicts, values } };
  }
  if (quiet) return { cookie, state, result: { form: step, status: cookie ? "begun" : "saved" } };
  if (state.done) return { to: thankYou };
  const errors = steps[step].errors(state.progress);
  if (errors.length > 0) return { cookie, state, result: { form: step, status: "invalid", errors } };
  const next = query.get(queries.from) === fromPreview ? "preview" : (steps[step].next ?? step);
  return { cookie, to: nextAddress(next, base, state.progress, cookie) };
}

/** A new request begins without the completed one; an unfinished draft stays. */
async function leaveCompleted(quote: FormContext["quote"], visit: FormContext["visit"]): Promise<FormContext["visit"]> {
  const { done } = await quote.open(visit);
  if (!done) return visit;
  await quote.startOver(visit);
  return { ...visit, cookie: undefined };
}

/** Why no code was sent: a limit, or "failed" where the provider failed. */
function refusalOf(outcome: object | { refusal: SmsRefusal }): SmsRefusal | "failed" {
  return "refusal" in outcome ? outcome.refusal : "failed";
}

/** The address of a new draft has the choices in it, in case the browser does not keep the cookie. */
function nextAddress(step: StepName, base: string, progress: Progress, newCookie: string | undefined): string {
  const address = stepAddress(base, reachableStep(progress, String(stepNumber(step))));
  return newCookie ? withPackage(address, progress.draft) : address;
}

function firstUnfinishedAddress(base: string, progress: Progress): string {
  return stepAddress(base, firstUnfinished(progress));
}
