import { createContext, data, type RouterContextProvider } from "react-router";
import { loadLegal } from "../content/load.ts";
import { type FormName, type FormResult, formExtras } from "../domain/lead/form-result.ts";
import type { Posted } from "../domain/lead/read-form.ts";
import { emptyDraft } from "../domain/quote/draft.ts";
import type { Services } from "../server/use-cases/services.ts";
import type { Locale } from "../site/locales.ts";
import { type PageName, type PageType, pageOf } from "../site/pages.ts";
import { draftCookieIn } from "./features/quote-wizard/wizard-headers.ts";
import { matchedPage } from "./page/page-context.ts";
import { postedIn } from "./page/posted.ts";

/** The only door from the pages to the server: whoever runs the build puts the services here. */
export const servicesContext = createContext<Services | null>(null);

export type { Services };

type Call = { request: Request; context: Readonly<RouterContextProvider>; pattern: string };
/** A page in one language. */
export type OwnPage = { name: PageName; locale: Locale };
/** What a form needs of the request it came with. */
export type PostedForm = {
  posted: Posted;
  query: string;
  cookie: string | undefined;
  clientAddress: string;
  requestId: string | undefined;
};
type Form = Exclude<FormName, "quote">;

const done = { sent: 200, mailed: 200, confirmed: 200, ended: 200, begun: 200 };
const statuses = { ...done, invalid: 422, changed: 409, tooMany: 429, failed: 503 };

/** The forms that pages take, the usual one first. */
const formsOf: Partial<Record<PageType, readonly [Form, ...Form[]]>> = {
  contact: ["contact", "report"],
  report: ["report"],
  request: ["request", "confirm"],
};

/** Takes the form of a page and says what became of it, as the page does that is its answer. */
export async function answerForm({ request, context, pattern }: Call) {
  const taken = await takeForm(await servicesOf(context), matchedPage({ pattern }), await formIn(request));
  if (!taken) throw new Error("A form was posted to a page that takes none");
  return data(taken.answer, { status: taken.status, headers: taken.headers });
}

/** The form that a request carries. */
export async function formIn(request: Request): Promise<PostedForm> {
  return { posted: postedIn(await request.formData()), ...senderOf(request) };
}

function senderOf({ url, headers }: Request): Omit<PostedForm, "posted"> {
  return {
    query: new URL(url).search,
    cookie: headers.get("Cookie") ?? undefined,
    clientAddress: headers.get("X-Client-Address") ?? "",
    requestId: headers.get("X-Request-Id") ?? undefined,
  };
}

/** The same without the page, for script; undefined where the page takes no form. Never throws what was typed away. */
export function takeForm(
  services: Services,
  { name: page, locale }: OwnPage,
  { posted, clientAddress, requestId }: PostedForm,
) {
  const forms = formsOf[pageOf(page).type];
  return forms && takeOneOf(forms);

  async function takeOneOf([usual, ...others]: readonly [Form, ...Form[]]) {
    const form = others.find((known) => known === posted[formExtras.form]) ?? usual;
    if (posted[formExtras.begun]) {
      const answer: FormResult = { form, status: "begun", filled: posted };
      return { answer, status: statuses.begun, headers: {} };
    }
    const { version: notice } = loadLegal("aydinlatma-metni", "tr");
    const submission = { locale, page, notice, posted, clientAddress };
    const answer: FormResult = await take(services, form, submission).catch((error: unknown) => {
      services.reportFailure(error, requestId);
      return { form, status: "failed", values: posted };
    });
    const isForLater = answer.status === "failed" || answer.status === "tooMany";
    const headers: Record<string, string> = isForLater ? { "Retry-After": "60" } : {};
    return { answer, status: statuses[answer.status], headers };
  }
}

type Submission = Omit<Parameters<Services["submitLead"]>[0], "form">;

function take({ submitLead, privacyRequests }: Services, form: Form, submission: Submission): Promise<FormResult> {
  if (form === "confirm") return privacyRequests.confirm(submission.posted[formExtras.token] ?? "");
  return form === "request" ? privacyRequests.submit(submission) : submitLead({ form, ...submission });
}

/** Whether the link of a mail waits for its button. While the site is built there is none. */
export async function isOpenLink(call: Pick<Call, "context">, token: string): Promise<boolean> {
  return (await servicesOf(call.context)).privacyRequests.isOpen(token);
}

/** By name: the class itself belongs to whoever runs the build. */
const refusedDraft = "DraftRefused" satisfies keyof typeof import("../server/use-cases/quote/types.ts");

/** The quote wizard, and what it asks to know of whoever calls it. */
export async function quoteFor({ request, context, pattern }: Call) {
  return quoteOf(await servicesOf(context), matchedPage({ pattern }), senderOf(request));
}

/** The same without React Router. */
export function quoteOf(
  { quote, reportFailure }: Services,
  { name: page, locale }: OwnPage,
  { cookie, clientAddress, requestId }: Omit<PostedForm, "posted">,
) {
  return {
    quote,
    visit: { cookie: draftCookieIn(cookie), clientAddress, locale },
    page,
    notice: loadLegal("aydinlatma-metni", "tr").version,
    /** Too many drafts from one address: no failure, only too soon. */
    isRefused: (error: unknown) => error instanceof Error && error.constructor.name === refusedDraft,
    reportFailure: (error: unknown) => reportFailure(error, requestId),
  };
}

export type QuoteState = Awaited<ReturnType<Services["quote"]["open"]>>;

/** Where the visitor stands. While the site is built there is none. */
export async function openQuote(call: Call): Promise<QuoteState> {
  if (isBuilding(call)) return { progress: { draft: emptyDraft() } };
  const { quote, visit } = await quoteFor(call);
  return quote.open(visit);
}

/** The countries that codes go to. */
export async function codeCountries(call: Pick<Call, "context">): Promise<readonly string[]> {
  return isBuilding(call) ? [] : (await servicesOf(call.context)).quote.codeCountries;
}

function isBuilding({ context }: Pick<Call, "context">): boolean {
  return import.meta.env.PROD && !context.get(servicesContext);
}

/** The development server is the framework's own: there the services are opened by the first form. */
export async function servicesOf(context: Readonly<RouterContextProvider>): Promise<Services> {
  const services = context.get(servicesContext);
  if (services) return services;
  if (!import.meta.env.DEV) throw new Error("No services were given to this request");
  const { developmentServices } = await import("../server/development.ts");
  return developmentServices();
}
