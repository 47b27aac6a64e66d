import { loadNews } from "../../copy/load.ts";
import { words } from "../../copy/words.ts";
import { escapeMarkup } from "../../domain/escape-markup.ts";
import { href } from "../../site/href.ts";
import { localeOf } from "../../site/locales.ts";
import { absolute, feedPath } from "./addresses.ts";
import { xmlResponse } from "./xml-response.ts";

/** The media list as RSS, one feed per language. */
export function loader({ pattern }: { pattern: string }) {
  const locale = localeOf(pattern);
  const title = words("chrome", locale).feedTitle;
  const items = loadNews(locale).map((item) => {
    const address = absolute(href("hakkimizda-medya-haber", locale, { haber: item.slug }));
    return `<item><title>${escapeMarkup(item.title)}</title><link>${address}</link><guid>${address}</guid><pubDate>${new Date(item.date).toUTCString()}</pubDate><description>${escapeMarkup(item.summary)}</description></item>`;
  });
  const self = absolute(feedPath(locale));
  return xmlResponse(
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapeMarkup(title)}</title><link>${absolute(href("hakkimizda-medya", locale))}</link><description>${escapeMarkup(words("company", locale).slogan)}</description><language>${locale}</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>\n${items.join("\n")}\n</channel></rss>`,
    "application/rss+xml",
  );
}
