import type { IncomingHttpHeaders } from "node:http";
import { errorPages as english } from "../../content/en/error-pages.ts";
import { errorPages as turkish } from "../../content/tr/error-pages.ts";
import { type Locale, localeOf, locales } from "../../site/locales.ts";
import { type Answer, bodyAnswer, textAnswer } from "./answer.ts";
import type { Finished } from "./finished.ts";
import { escapeHtml, lastResortDocument } from "./last-resort.ts";
import { errorBodyAnswer } from "./static-answer.ts";

const html = "text/html; charset=utf-8";
const words = { tr: turkish.failed, en: english.failed };

/** Finished pages that are bodies of errors; nobody gets them as pages of their own. */
export function isErrorPage(path: string): boolean {
  return Object.values(locales).some(({ prefix }) => path === `${prefix}/404` || path === `${prefix}/500`);
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
