import { createContext, data, redirect } from "react-router";
import { href } from "../../../site/href.ts";
import { extras, type WizardAnswer, wizardForms } from "../../features/quote-wizard/answer.ts";
import { draftCookieHeader } from "../../features/quote-wizard/draft-cookie.ts";
import { postedIn } from "../../page/posted-in.ts";
import { type QuoteState, quoteFor } from "../../services.server.ts";
import { type Reply, replies } from "./wizard-replies.server.ts";

/** What the action of this request answered, and where the visitor stands now: the page that is its answer shows it. */
export const givenAnswer = createContext<{ answer: WizardAnswer; state: QuoteState } | null>(null);

/** Everything else is something to put right: 422. */
const statuses: Partial<Record<WizardAnswer["status"], number>> = {
  saved: 200,
  sent: 200,
  "too-soon": 429,
  "too-many": 429,
  tooMany: 429,
  failed: 503,
};

/** Takes any form of the wizard. What was typed is never thrown away. */
export async function answerWizard(call: Parameters<typeof quoteFor>[0]) {
  const posted = postedIn(await call.request.formData());
  const form = wizardForms.find((known) => known === posted[extras.form]) ?? "services";
  const asked = await quoteFor(call);
  const { quote, visit } = asked;
  const reply = await replies[form]({
    ...asked,
    posted,
    query: new URL(call.request.url).searchParams,
    base: href("yonetilen-hizmetler-teklif-al", visit.locale),
    thanks: href("yonetilen-hizmetler-teklif-al-tesekkurler", visit.locale),
  }).catch((error: unknown): Reply => {
    const isRefused = asked.isRefused(error);
    if (!isRefused) asked.reportFailure(error);
    return { answer: { form, status: isRefused ? "tooMany" : "failed", values: posted } };
  });
  const cookie = reply.cookie === undefined ? {} : draftCookieHeader(reply.cookie);
  if ("to" in reply) return redirect(reply.to, { status: 303, headers: cookie });
  const { answer, state = await quote.open(visit) } = reply;
  call.context.set(givenAnswer, { answer, state });
  const status = statuses[answer.status] ?? 422;
  const later: Record<string, string> = status === 429 || status === 503 ? { "Retry-After": "60" } : {};
  return data(answer, { status, headers: { ...cookie, ...later } });
}
