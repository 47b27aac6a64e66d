import { readdirSync } from "node:fs";
import { href } from "../../site/href.ts";
import { defaultLocale, localeCodes, locales } from "../../site/locales.ts";
import { errorStatuses, hasParams, pageNames, pageOf } from "../../site/pages.ts";
import { feedPath } from "../seo/addresses.ts";
import { unpublishedFiles } from "./unpublished.ts";

/**
 * Everything that is rendered at build time: pages, and the files for machines; pictures are drawn afterwards. Pages
 * made for each visitor are among them for the sake of their share image; the finishing step takes them out again.
 */
export function prerenderPaths(): string[] {
  const hidden = unpublishedFiles(new Date());
  const stories = publishedSlugs("stories", hidden);
  const news = publishedSlugs("news", hidden);
  const fixed = pageNames.filter((name) => !pageOf(name).noindex && !hasParams(name));
  const pages = localeCodes.flatMap((locale) => [
    ...fixed.map((name) => href(name, locale)),
    ...stories.map((hikaye) => href("hakkimizda-basari-hikayeleri-hikaye", locale, { hikaye })),
    ...news.map((haber) => href("hakkimizda-medya-haber", locale, { haber })),
  ]);
  return [...pages, ...errorPages, ...forMachines];
}

const errorPages = localeCodes.flatMap((locale) =>
  errorStatuses.map((status) => `${locales[locale].prefix}/${status}`),
);
const forMachines = ["/sitemap.xml", "/robots.txt", "/manifest.webmanifest", ...localeCodes.map(feedPath)];

function publishedSlugs(folder: "stories" | "news", hidden: readonly string[]): string[] {
  return readdirSync(`content/${defaultLocale}/${folder}`)
    .filter((name) => !hidden.includes(`${defaultLocale}/${folder}/${name}`))
    .map((name) => name.slice(0, -".md".length));
}
