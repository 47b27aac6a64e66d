import type { IncomingHttpHeaders } from "node:http";
import { type Locale, localeOf, locales } from "../../site/locales.ts";
import { type Answer, bodyAnswer, textAnswer } from "./answer.ts";
import type { Finished } from "./finished.ts";
import { escapeHtml, lastResortDocument } from "./last-resort.ts";
import { errorBodyAnswer } from "./static-answer.ts";

const html = "text/html; charset=utf-8";

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
export function failureAnswer(finished: Finished, path: string, requestId: string, status = 500): Answer {
  const locale = localeOf(path);
  try {
    return failurePage(finished, locale, requestId, status);
  } catch {
    return bodyAnswer(status, html, lastResortDocument(locale, requestId));
  }
}

function failurePage(finished: Finished, locale: Locale, requestId: string, status: number): Answer {
  const page = finished.files.get(`${locales[locale].prefix}/500`)?.encodings.get("identity")?.full.body;
  if (!page) throw new Error("the finished build has no error page");
  return { ...bodyAnswer(status, html, fillRequestId(page.toString(), requestId)), policy: finished.policy };
}

/** The error page holds the text REQUEST_ID where the id of the failed request belongs. */
function fillRequestId(text: string, requestId: string): string {
  return text.replaceAll("REQUEST_ID", () => escapeHtml(requestId));
}
