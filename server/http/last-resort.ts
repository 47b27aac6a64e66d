import { lastResort as english } from "../../content/en/error-pages.ts";
import { lastResort as turkish } from "../../content/tr/error-pages.ts";
import type { Locale } from "../../site/locales.ts";

const words = { tr: turkish, en: english };

/** The page that stands when the error page itself could not be shown. It needs nothing but these lines. */
export function lastResortDocument(locale: Locale, requestId: string): string {
  const { heading, explanation, detail, home } = words[locale];
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body>
<h2>${escapeHtml(heading)}</h2>
<p>${escapeHtml(explanation)}</p>
<p>${escapeHtml(detail)} ${escapeHtml(requestId)}</p>
<a href="/">${escapeHtml(home)}</a>
</body>
</html>
`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] as string);
}
