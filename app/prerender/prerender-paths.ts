import { loadNews, loadStories } from "../../copy/load.ts";
import { href } from "../../site/href.ts";
import { localeCodes, locales } from "../../site/locales.ts";
import { errorStatuses, hasParams, pageNames, pageOf } from "../../site/pages.ts";
import { feedPath } from "../seo/addresses.ts";

/**
 * The pages of a publication. Pages made for each visitor are among them for the sake of their share image; the finishing
 * step takes them out again.
 */
export function prerenderedPages(): string[] {
  const fixed = pageNames.filter((name) => !pageOf(name).noindex && !hasParams(name));
  const pages = localeCodes.flatMap((locale) => [
    ...fixed.map((name) => href(name, locale)),
    ...loadStories(locale).map(({ slug }) => href("hakkimizda-basari-hikayeleri-hikaye", locale, { hikaye: slug })),
    ...loadNews(locale).map(({ slug }) => href("hakkimizda-medya-haber", locale, { haber: slug })),
  ]);
  return [...pages, ...errorPages];
}

const errorPages = localeCodes.flatMap((locale) =>
  errorStatuses.map((status) => `${locales[locale].prefix}/${status}`),
);

/** Files for machines; pictures are drawn apart from them. */
export const prerenderedFiles = ["/sitemap.xml", "/robots.txt", "/manifest.webmanifest", ...localeCodes.map(feedPath)];
