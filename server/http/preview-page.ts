import { createHash } from "node:crypto";
import type { Words } from "../../content/words.ts";
import { type Locale, localeCodes, locales } from "../../site/locales.ts";
import { escapeHtml } from "./error-pages.ts";
import { changeHeaders, type HttpResponse } from "./http-response.ts";

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
  const { headers, body, policy } = response;
  const isPage = headers[headers.indexOf("Content-Type") + 1]?.startsWith("text/html");
  if (!isPage || !body || policy === undefined) return response;
  const sentences = localeCodes.map((locale) => `<p lang="${codeOf(locale)}">${escapeHtml(wordsOf(locale).bar)}</p>`);
  const html = body
    .toString()
    .replace("</head>", () => `<style>${barStyle}</style></head>`)
    .replace("</body>", () => `<aside id="preview">${sentences.join("")}</aside></body>`);
  const bytes = Buffer.from(html);
  return {
    ...response,
    headers: changeHeaders(headers, { "Content-Length": String(bytes.length) }),
    body: bytes,
    policy: policy.replace("style-src 'self'", `style-src 'self' ${styleHash}`),
  };
}

/** What stands in place of a page whose text has a mistake. It needs nothing but these lines. */
export function mistakePage(locale: Locale, { bar, mistake, reload }: PreviewWords, message: string): string {
  return `<!doctype html>
<html lang="${codeOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escapeHtml(mistake)}</title></head>
<body>
<p>${escapeHtml(bar)}</p>
<h1>${escapeHtml(mistake)}</h1>
<p><code>${escapeHtml(message)}</code></p>
<p>${escapeHtml(reload)}</p>
</body>
</html>
`;
}
