import { createContext, data, redirect } from "react-router";
import { href } from "../../../site/href.ts";
import { draftCookieHeader } from "../../features/quote-wizard/wizard-headers.ts";
import { extras, type WayOn, type WizardResult, wizardForms } from "../../features/quote-wizard/wizard-result.ts";
import { matchedPage } from "../../page/page-context.ts";
import {
  formIn,
  type OwnPage,
  type PostedForm,
  type QuoteState,
  type quoteFor,
  quoteOf,
  type Services,
  servicesOf,
} from "../../services.server.ts";
import { type Reply, replies } from "./wizard-replies.server.ts";

/** What the action of this request answered, and where the visitor stands now: the page that is its answer shows it. */
export const actionResultContext = createContext<{ result: WizardResult; state: QuoteState } | null>(null);

/** Everything else is something to put right: 422. */
const statuses: Partial<Record<WizardResult["status"], number>> = {
  saved: 200,
  sent: 200,
  "too-soon": 429,
  "too-many-links": 429,
  tooMany: 429,
  failed: 503,
};

/** Takes any form of the wizard, and answers with the page or the way on. */
export async function answerWizard(call: Parameters<typeof quoteFor>[0]) {
  const form = await formIn(call.request);
  const { reply, status, headers } = await replyTo(await servicesOf(call.context), matchedPage(call), form);
  if ("to" in reply) return redirect(reply.to, { status: 303, headers });
  call.context.set(actionResultContext, reply);
  return data(reply.result, { status, headers });
}

/** The same without the page, for script. */
export async function takeWizard(...call: Parameters<typeof replyTo>) {
  const { reply, status, headers } = await replyTo(...call);
  const result: WizardResult | WayOn = "to" in reply ? { to: reply.to } : reply.result;
  return { answer: result, status, headers };
}

/** What was typed is never thrown away. */
async function replyTo(services: Services, page: OwnPage, sent: PostedForm) {
  const { posted } = sent;
  const form = wizardForms.find((known) => known === posted[extras.form]) ?? "services";
  const asked = quoteOf(services, page, sent);
  const { quote, visit } = asked;
  const reply = await replies[form]({
    ...asked,
    posted,
    query: new URLSearchParams(sent.query),
    base: href("yonetilen-hizmetler-teklif-al", visit.locale),
    thanks: href("yonetilen-hizmetler-teklif-al-tesekkurler", visit.locale),
  }).catch((error: unknown): Reply => {
    const isRefused = asked.isRefused(error);
    if (!isRefused) asked.reportFailure(error);
    return { result: { form, status: isRefused ? "tooMany" : "failed", values: posted } };
  });
  const cookie = reply.cookie === undefined ? {} : draftCookieHeader(reply.cookie);
  if ("to" in reply) return { reply, status: 200, headers: cookie };
  const { result, state = await quote.open(visit) } = reply;
  const status = statuses[result.status] ?? 422;
  const later: Record<string, string> = status === 429 || status === 503 ? { "Retry-After": "60" } : {};
  return { reply: { result, state }, status, headers: { ...cookie, ...later } };
}
