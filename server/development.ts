import type { IncomingMessage, ServerResponse } from "node:http";
import { href, pageAt } from "../site/href.ts";
import { countryLookup } from "./country/country-lookup.ts";
import { readEnvironment } from "./env.ts";
import { settleAddress } from "./http/addresses.ts";
import { type Answer, redirectAnswer } from "./http/answer.ts";
import { languageCookie } from "./http/language-cookie.ts";
import { switchAnswer, switchedLanguage } from "./http/language-switch.ts";
import { decideLanguage } from "./http/root.ts";
import { readTarget, type Target } from "./http/target.ts";
import { createLog } from "./log.ts";
import { reportAnswers } from "./reports/report-answer.ts";
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

/** Answers what is neither a page nor a file, from the folder of reports where it is one; false for all else. */
export async function answer(request: IncomingMessage, response: ServerResponse, reports: string): Promise<boolean> {
  const target = readTarget(request.url ?? "");
  const found = typeof target === "number" ? undefined : await fixedAnswer(request, response, target, reports);
  if (!found) return false;
  response.writeHead(found.status, [...found.headers]).end(found.body);
  return true;
}

async function fixedAnswer(
  { headers, socket }: IncomingMessage,
  response: ServerResponse,
  { path, query }: Target,
  reports: string,
): Promise<Answer | undefined> {
  const isPage = (address: string) => pageAt(address) !== undefined;
  const language = switchedLanguage(path);
  if (language) return switchAnswer(language, query, { secure: false, isPage });
  if (path === "/") {
    const { locale } = decideLanguage(headers, (origin) => URL.parse(origin)?.host === headers.host);
    response.setHeader("Set-Cookie", languageCookie(locale, false));
    return locale === "tr" ? undefined : redirectAnswer(302, href("index", locale) + query);
  }
  const settled = settleAddress(path, isPage);
  if (settled && settled !== "gone") return redirectAnswer(308, settled.to + query);
  if (!path.startsWith("/reports/")) return countryLookup(path, () => socket.remoteAddress ?? "");
  const { hash } = await developmentServices();
  return reportAnswers({ folder: reports, hash })({ path, query });
}
