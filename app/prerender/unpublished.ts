import { readdirSync, readFileSync } from "node:fs";
import { readFrontMatter } from "../../content/front-matter.ts";
import { isPublished } from "../../content/published.ts";
import { newsSchema, storySchema } from "../../content/schema.ts";
import { localeCodes } from "../../site/locales.ts";

const folders = { stories: storySchema, news: newsSchema };

/** Drafts and items with a later publish time, as paths below content/. Read once for a build. */
export function unpublishedFiles(now: Date): string[] {
  return localeCodes.flatMap((locale) =>
    Object.entries(folders).flatMap(([folder, schema]) =>
      readdirSync(`content/${locale}/${folder}`)
        .map((name) => `${locale}/${folder}/${name}`)
        .filter((file) => !isPublished(readItem(file, schema), now)),
    ),
  );
}

function readItem(file: string, schema: typeof storySchema | typeof newsSchema) {
  return readFrontMatter<{ draft: boolean; publish?: string | undefined }>(
    `content/${file}`,
    readFileSync(`content/${file}`, "utf8"),
    schema,
  ).data;
}
