import { createContext, data, type RouterContextProvider } from "react-router";
import { loadLegal } from "../content/load.ts";
import { type FormAnswer, formExtras } from "../domain/lead/answer.ts";
import { emptyDraft } from "../domain/quote/draft.ts";
import type { Services } from "../server/services.ts";
import { draftCookieIn } from "./features/quote-wizard/draft-cookie.ts";
import { matchedPage } from "./page/page-data.ts";
import { postedIn } from "./page/posted-in.ts";

/** The only door from the pages to the server: whoever runs the build puts the services here. */
export const servicesContext = createContext<Services | null>(null);

type Call = { request: Request; context: Readonly<RouterContextProvider>; pattern: string };
type Form = "contact" | "report";

const statuses = { sent: 200, invalid: 422, changed: 409, tooMany: 429, failed: 503 };

/** Takes a posted form of one of the given kinds and says what became of it; never throws what was typed away. */
export async function answerForm({ request, context, pattern }: Call, forms: readonly Form[]) {
  const posted = postedIn(await request.formData());
  const form = forms.find((known) => known === posted[formExtras.form]) ?? (forms[0] as Form);
  const { name: page, locale } = matchedPage({ pattern });
  const clientAddress = request.headers.get("X-Client-Address") ?? "";
  const { version: notice } = loadLegal("aydinlatma-metni", "tr");
  const services = await servicesOf(context);
  const answer: FormAnswer = await services
    .submitLead({ form, locale, page, notice, posted, clientAddress })
    .catch((error: unknown) => {
      services.reportFailure(error, request.headers.get("X-Request-Id") ?? undefined);
      return { form, status: "failed", values: posted };
    });
  const headers: HeadersInit = answer.status === "failed" || answer.status === "tooMany" ? { "Retry-After": "60" } : {};
  return data(answer, { status: statuses[answer.status], headers });
}

/** By name: the class itself belongs to whoever runs the build. */
const refusedDraft = "DraftRefused" satisfies keyof typeof import("../server/use-cases/quote/contract.ts");

/** The quote wizard, and what it asks to know of whoever calls it. */
export async function quoteFor({ request, context, pattern }: Call) {
  const { quote, reportFailure } = await servicesOf(context);
  const { name: page, locale } = matchedPage({ pattern });
  const clientAddress = request.headers.get("X-Client-Address") ?? "";
  return {
    quote,
    visit: { cookie: draftCookieIn(request.headers), clientAddress, locale },
    page,
    notice: loadLegal("aydinlatma-metni", "tr").version,
    /** Too many drafts from one address: no failure, only too soon. */
    isRefused: (error: unknown) => error instanceof Error && error.constructor.name === refusedDraft,
    reportFailure: (error: unknown) => reportFailure(error, request.headers.get("X-Request-Id") ?? undefined),
  };
}

export type QuoteState = Awaited<ReturnType<Services["quote"]["open"]>>;

/** Where the visitor stands. While the site is built there is none. */
export async function openQuote(call: Call): Promise<QuoteState> {
  if (import.meta.env.PROD && !call.context.get(servicesContext)) return { progress: { draft: emptyDraft() } };
  const { quote, visit } = await quoteFor(call);
  return quote.open(visit);
}

/** The development server is the framework's own: there the services are opened by the first form. */
async function servicesOf(context: Readonly<RouterContextProvider>): Promise<Services> {
  const services = context.get(servicesContext);
  if (services) return services;
  if (!import.meta.env.DEV) throw new Error("No services were given to this request");
  const { developmentServices } = await import("../server/services.ts");
  return developmentServices();
}
