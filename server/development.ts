import type { IncomingMessage, ServerResponse } from "node:http";
import { href, pageAt } from "../site/href.ts";
import { defaultLocale } from "../site/locales.ts";
import { readEnvironment } from "./env.ts";
import { resolveAddress } from "./http/addresses.ts";
import { countryEndpoint, reportEndpoint, securityEndpoint } from "./http/endpoints.ts";
import { type HttpResponse, redirectResponse } from "./http/http-response.ts";
import { decideLanguage, languageCookie, languageSwitchResponse, switchedLanguage } from "./http/language.ts";
import { readTarget, type Target } from "./http/site-request.ts";
import { createLog } from "./log.ts";
import { openServices } from "./services.ts";
import type { Services } from "./use-cases/services.ts";

/** Outlives this module, which is loaded anew with every change of the server's code or words. */
const kept = globalThis as typeof globalThis & { developmentServices?: Promise<Services> | undefined };

let services: Promise<Services> | undefined;

/** The services behind the forms. Those of the code before are closed first: two workers would deliver twice. */
export function developmentServices(): Promise<Services> {
  services ??= kept.developmentServices = reopen(kept.developmentServices);
  return services;
}

async function reopen(before: Promise<Services> | undefined): Promise<Services> {
  const old = await before?.catch(() => undefined);
  await old?.stopDelivering();
  await old?.close();
  const env = readEnvironment(process.env);
  return openServices(env, createLog(env.LOG_LEVEL));
}

/** Responds to what is neither a page nor a file, from the folder of reports where it is one; false for all else. */
export async function respondInDevelopment(
  request: IncomingMessage,
  response: ServerResponse,
  reports: string,
): Promise<boolean> {
  const target = readTarget(request.url ?? "");
  const found = typeof target === "number" ? undefined : await endpointResponse(request, response, target, reports);
  if (!found) return false;
  response.writeHead(found.status, [...found.headers]).end(found.body);
  return true;
}

async function endpointResponse(
  { headers, socket }: IncomingMessage,
  response: ServerResponse,
  { path, query }: Target,
  reports: string,
): Promise<HttpResponse | undefined> {
  const isPage = (address: string) => pageAt(address) !== undefined;
  const language = switchedLanguage(path);
  if (language) return languageSwitchResponse(language, query, { secure: false, isPage });
  if (path === "/") {
    const { locale } = decideLanguage(headers, (origin) => URL.parse(origin)?.host === headers.host);
    response.setHeader("Set-Cookie", languageCookie(locale, false));
    return locale === defaultLocale ? undefined : redirectResponse(302, href("index", locale) + query);
  }
  const settled = resolveAddress(path, isPage);
  if (settled && settled !== "gone") return redirectResponse(308, settled.to + query);
  if (path.startsWith("/.well-known/")) return securityEndpoint(readEnvironment(process.env).ORIGIN)(path);
  if (!path.startsWith("/reports/")) return countryEndpoint(path, () => socket.remoteAddress ?? "");
  const { hash } = await developmentServices();
  return reportEndpoint({ folder: reports, hash })({ path, query });
}
