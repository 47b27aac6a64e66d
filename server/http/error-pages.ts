import type { IncomingHttpHeaders } from "node:http";
import { words } from "../../copy/words.ts";
import { escapeMarkup } from "../../domain/escape-markup.ts";
import { type Locale, localeOf, locales } from "../../site/locales.ts";
import type { Finished } from "./finished.ts";
import { bodyResponse, changeHeaders, type HttpResponse, textResponse } from "./http-response.ts";
import { errorBodyResponse } from "./static-response.ts";

const html = "text/html; charset=utf-8";

/** 404 or 410 in the language of the address. */
export function missingResponse(
  finished: Finished,
  path: string,
  headers: IncomingHttpHeaders,
  status: 404 | 410,
): HttpResponse {
  const page = finished.files.get(`${locales[localeOf(path)].prefix}/404`);
  return page ? errorBodyResponse(page, headers, status) : textResponse(status);
}

/** Too much was asked for: come back after so many seconds. The page says it in the language of the address. */
export function retryLaterResponse(
  finished: Finished,
  { path, headers }: Later,
  status: 429 | 503,
  seconds: number,
): HttpResponse {
  const page = path.endsWith(".data") ? undefined : finished.files.get(`${locales[localeOf(path)].prefix}/${status}`);
  const response = page ? errorBodyResponse(page, headers, status) : textResponse(status);
  const changes = { "Cache-Control": "no-store", "Retry-After": String(seconds) };
  return { ...response, headers: changeHeaders(response.headers, changes), kind: "refused" };
}

type Later = { path: string; headers: IncomingHttpHeaders };

/** The error page in the language of the address, with the request id in it. It cannot fail. */
export function failureResponse(
  finished: Finished,
  path: string,
  requestId: string,
  status = 500,
  message?: string,
): HttpResponse {
  const locale = localeOf(path);
  try {
    const filled: Record<string, string> = {
      REQUEST_ID: requestId,
      FAILURE_MESSAGE: message ?? words("error-pages", locale).failed.lead,
    };
    const { body, policy } = failurePage(finished, locale);
    const text = body.toString().replace(/REQUEST_ID|FAILURE_MESSAGE/g, (name) => escapeMarkup(filled[name] ?? ""));
    return { ...bodyResponse(status, html, text), ...(policy !== undefined && { policy }) };
  } catch {
    return bodyResponse(status, html, fallbackErrorPage(locale, requestId));
  }
}

/** The finished error page holds the names of what belongs into it. */
function failurePage(finished: Finished, locale: Locale) {
  const page = finished.files.get(`${locales[locale].prefix}/500`)?.encodings.get("identity")?.full;
  if (!page?.body) throw new Error("the finished build has no error page");
  return { body: page.body, policy: page.policy };
}

/** The page that stands when the error page itself could not be shown. It needs nothing but these lines. */
export function fallbackErrorPage(locale: Locale, requestId: string): string {
  const { heading, explanation, detail, home } = words("error-pages", locale).lastResort;
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(heading)}</title></head>
<body>
<h2>${escapeMarkup(heading)}</h2>
<p>${escapeMarkup(explanation)}</p>
<p>${escapeMarkup(detail)} ${escapeMarkup(requestId)}</p>
<a href="/">${escapeMarkup(home)}</a>
</body>
</html>
`;
}
