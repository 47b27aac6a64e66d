import { readdirSync, readFileSync } from "node:fs";
import type { z } from "zod";
import { isPublished, readFrontMatter } from "../../content/front-matter.ts";
import { newsSchema, storySchema } from "../../content/schema.ts";
import { href } from "../../site/href.ts";
import { localeCodes } from "../../site/locales.ts";
import { pageNames, pageOf } from "../../site/pages.ts";
import { artPaths } from "./art-paths.ts";

/**
 * Everything that is rendered at build time: pages, pictures, and the files for machines. Pages made for each visitor
 * are among them for the sake of their share image; the finishing step takes them out again.
 */
export function prerenderPaths(): string[] {
  const stories = publishedSlugs("stories", storySchema);
  const news = publishedSlugs("news", newsSchema);
  const fixed = pageNames.filter((name) => !pageOf(name).noindex && !pageOf(name).tr.includes(":"));
  const pages = localeCodes.flatMap((locale) => [
    ...fixed.map((name) => href(name, locale)),
    ...stories.map((hikaye) => href("hakkimizda-basari-hikayeleri-hikaye", locale, { hikaye })),
    ...news.map((haber) => href("hakkimizda-medya-haber", locale, { haber })),
  ]);
  return [...pages, ...errorPages, ...forMachines, ...artPaths({ stories, news })];
}

const errorPages = ["/404", "/en/404", "/500", "/en/500"];
const forMachines = ["/sitemap.xml", "/robots.txt", "/manifest.webmanifest", "/feed.xml", "/en/feed.xml"];

function publishedSlugs(folder: string, schema: z.ZodType<{ draft: boolean; publish?: string | undefined }>): string[] {
  const path = `content/tr/${folder}`;
  return readdirSync(path)
    .filter((file) => file.endsWith(".md"))
    .filter((file) =>
      isPublished(readFrontMatter(`${path}/${file}`, readFileSync(`${path}/${file}`, "utf8"), schema).data, new Date()),
    )
    .map((file) => file.slice(0, -3));
}
