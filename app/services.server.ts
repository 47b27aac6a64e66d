import { createContext, type RouterContextProvider } from "react-router";
import { loadLegal } from "../copy/load.ts";
import { emptyDraft } from "../domain/quote/draft.ts";
import type { Services } from "../server/use-cases/services.ts";
import { bindingLocale } from "../site/locales.ts";
import { readDraftCookie } from "./features/quote-wizard/wizard-headers.ts";
import { matchedPage } from "./page/page-context.ts";

/** The only door from the pages to the server: whoever runs the build puts the services here. */
export const servicesContext = createContext<Services | null>(null);

export type { Services };

/** What loaders and actions get of React Router. */
export type RouteArgs = { request: Request; context: Readonly<RouterContextProvider>; pattern: string };

/** The development server is the framework's own: there the services are opened by the first form. */
export async function servicesOf({ context }: Pick<RouteArgs, "context">): Promise<Services> {
  const services = context.get(servicesContext);
  if (services) return services;
  if (!import.meta.env.DEV) throw new Error("No services were given to this request");
  const { developmentServices } = await import("../server/development.ts");
  return developmentServices();
}

/** The visitor's address, as far as proxies can be trusted; the server writes this header itself. */
export function clientAddressOf({ headers }: Request): string {
  return headers.get("X-Client-Address") ?? "";
}

/** Logs what failed under the id of its request. */
export function reportFailure(services: Services, { headers }: Request, error: unknown): void {
  services.reportFailure(error, headers.get("X-Request-Id") ?? undefined);
}

/** The version of the notice that a person reads before sending a form. */
export function noticeVersion(): string {
  return loadLegal("aydinlatma-metni", bindingLocale).version;
}

/** Whether the link of a mail is not used yet. While the site is built there is none. */
export async function isOpenLink(args: Pick<RouteArgs, "context">, token: string): Promise<boolean> {
  return (await servicesOf(args)).privacyRequests.isLinkOpen(token);
}

/** The quote wizard, and the visit of this request. */
export async function quoteFor(args: RouteArgs) {
  const { quote } = await servicesOf(args);
  const { locale } = matchedPage(args);
  const cookie = readDraftCookie(args.request.headers.get("Cookie") ?? undefined);
  return { quote, visit: { cookie, clientAddress: clientAddressOf(args.request), locale } };
}

export type QuoteState = Awaited<ReturnType<Services["quote"]["open"]>>;

/** The progress of the visitor. While the site is built there is no visitor. */
export async function openQuote(args: RouteArgs): Promise<QuoteState> {
  if (isBuilding(args)) return { progress: { draft: emptyDraft() } };
  const { quote, visit } = await quoteFor(args);
  return quote.open(visit);
}

/** The countries that codes are sent to. */
export async function codeCountries(args: Pick<RouteArgs, "context">): Promise<readonly string[]> {
  return isBuilding(args) ? [] : (await servicesOf(args)).quote.codeCountries;
}

function isBuilding({ context }: Pick<RouteArgs, "context">): boolean {
  return import.meta.env.PROD && !context.get(servicesContext);
}
