import { createHash } from "node:crypto";
import { withoutMarks } from "../../copy/editing/characters.ts";
import type { Words } from "../../copy/words.ts";
import { escapeMarkup } from "../../domain/escape-markup.ts";
import { type Locale, localeCodes, locales } from "../../site/locales.ts";
import { changeHeaders, type HttpResponse } from "./http-response.ts";
import { onlyMarksOfTexts } from "./preview-marks.ts";

/** Names the file whose text keeps a page from being shown. */
export const brokenTextHeader = "X-Broken-Text";

/** In it the office sends the key of a preview that it started. */
export const previewKeyHeader = "x-preview-key";

type PreviewWords = Words<"publishing">["preview"];

const codeOf = (locale: Locale) => locales[locale].code;

const barStyle = `
#preview { position: sticky; bottom: 0; z-index: 20; padding: 0.5rem 1rem; background: #ffc978; color: #04121a;
  font: 600 0.9375rem/1.4 var(--text); text-align: center; }
#preview p { margin: 0; max-width: none; }
${localeCodes.map((locale) => `html:not(:lang(${codeOf(locale)})) #preview p:lang(${codeOf(locale)})`).join(", ")} { display: none; }
@media print { #preview { position: static; } }
`;
const styleHash = `'sha256-${createHash("sha256").update(barStyle).digest("base64")}'`;

/**
 * Says on a page that it is a preview. In all languages, of which the page's own is shown: the app may change the
 * language without a new page. React leaves alone what it did not render into the body.
 */
export function withPreviewBar(response: HttpResponse, wordsOf: (locale: Locale) => PreviewWords): HttpResponse {
  const { body, policy } = response;
  if (!isPage(response) || !body || policy === undefined) return response;
  const sentences = localeCodes.map((locale) => `<p lang="${codeOf(locale)}">${escapeMarkup(wordsOf(locale).bar)}</p>`);
  const html = body
    .toString()
    .replace("</head>", () => `<style>${barStyle}</style></head>`)
    .replace("</body>", () => `<aside id="preview">${sentences.join("")}</aside></body>`);
  return { ...withBody(response, html), policy: policy.replace("style-src 'self'", `style-src 'self' ${styleHash}`) };
}

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * The page with its marks in the texts alone, and a table of what they stand for. It is looked at and not used: no script
 * runs, the app least of all, which would write the texts anew.
 */
export function withPreviewMarks(response: HttpResponse, placesIn: (html: string) => unknown): HttpResponse {
  const { body } = response;
  if (!body) return response;
  if (!isPage(response)) return isText(response) ? withBody(response, withoutMarks(body.toString())) : response;
  const html = onlyMarksOfTexts(body.toString().replace(scripts, ""));
  const places = JSON.stringify(placesIn(html)).replaceAll("<", "\\u003c");
  const table = `<script type="application/json" id="places">${places}</script>`;
  return withBody(
    response,
    html.replace("</body>", () => `${table}</body>`),
  );
}

function isPage({ headers }: HttpResponse): boolean {
  return typeOf(headers).startsWith("text/html");
}

function isText({ headers }: HttpResponse): boolean {
  return /^text\/|json|xml/.test(typeOf(headers));
}

function typeOf(headers: readonly string[]): string {
  return headers[headers.indexOf("Content-Type") + 1] ?? "";
}

function withBody(response: HttpResponse, text: string): HttpResponse {
  const body = Buffer.from(text);
  const headers = changeHeaders(response.headers, { "Content-Length": String(body.length) });
  return { ...response, headers, body };
}

/** What stands in place of a page whose text has a mistake. It needs nothing but these lines. */
export function mistakePage(locale: Locale, { bar, mistake, reload }: PreviewWords, message: string): string {
  return `<!doctype html>
<html lang="${codeOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escapeMarkup(mistake)}</title></head>
<body>
<p>${escapeMarkup(bar)}</p>
<h1>${escapeMarkup(mistake)}</h1>
<p><code>${escapeMarkup(message)}</code></p>
<p>${escapeMarkup(reload)}</p>
</body>
</html>
`;
}
