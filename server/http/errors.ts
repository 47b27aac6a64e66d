import type { IncomingHttpHeaders } from "node:http";
import { errorPages as english } from "../../content/en/error-pages.ts";
import { errorPages as turkish } from "../../content/tr/error-pages.ts";
import { type Locale, localeOf, locales } from "../../site/locales.ts";
import { errorStatuses } from "../../site/pages.ts";
import { type Answer, bodyAnswer, changeHeaders, textAnswer } from "./answer.ts";
import type { Finished } from "./finished.ts";
import { escapeHtml, lastResortDocument } from "./last-resort.ts";
import { errorBodyAnswer } from "./static-answer.ts";

const html = "text/html; charset=utf-8";
const words = { tr: turkish.failed, en: english.failed };

const errorPaths = new Set(
  Object.values(locales).flatMap(({ prefix }) => errorStatuses.map((status) => `${prefix}/${status}`)),
);

/** Finished pages that are bodies of errors; nobody gets them as pages of their own. */
export function isErrorPage(path: string): boolean {
  return errorPaths.has(path);
}

/** 404 or 410 in the language of the address. */
export function missingAnswer(
  finished: Finished,
  path: string,
  headers: IncomingHttpHeaders,
  status: 404 | 410,
): Answer {
  const page = finished.files.get(`${locales[localeOf(path)].prefix}/404`);
  return page ? errorBodyAnswer(page, headers, status) : textAnswer(status);
}

/** Too much was asked for: come back after so many seconds. The page says it in the language of the address. */
export function laterAnswer(finished: Finished, { path, headers }: Later, status: 429 | 503, seconds: number): Answer {
  const page = path.endsWith(".data") ? undefined : finished.files.get(`${locales[localeOf(path)].prefix}/${status}`);
  const answer = page ? errorBodyAnswer(page, headers, status) : textAnswer(status);
  const changes = { "Cache-Control": "no-store", "Retry-After": String(seconds) };
  return { ...answer, headers: changeHeaders(answer.headers, changes), kind: "refused" };
}

type Later = { path: string; headers: IncomingHttpHeaders };

/** The error page in the language of the address, with the request id in it. It cannot fail. */
export function failureAnswer(
  finished: Finished,
  path: string,
  requestId: string,
  status = 500,
  message?: string,
): Answer {
  const locale = localeOf(path);
  try {
    const filled: Record<string, string> = { REQUEST_ID: requestId, FAILURE_MESSAGE: message ?? words[locale].lead };
    const { body, policy } = failurePage(finished, locale);
    const text = body.toString().replace(/REQUEST_ID|FAILURE_MESSAGE/g, (name) => escapeHtml(filled[name] ?? ""));
    return { ...bodyAnswer(status, html, text), ...(policy !== undefined && { policy }) };
  } catch {
    return bodyAnswer(status, html, lastResortDocument(locale, requestId));
  }
}

/** The finished error page holds the names of what belongs into it. */
function failurePage(finished: Finished, locale: Locale) {
  const page = finished.files.get(`${locales[locale].prefix}/500`)?.encodings.get("identity")?.full;
  if (!page?.body) throw new Error("the finished build has no error page");
  return { body: page.body, policy: page.policy };
}
