import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { readFrontMatter } from "../../copy/front-matter.ts";
import { isPublished } from "../../copy/published.ts";
import { localeCodes } from "../../site/locales.ts";

const folders = ["stories", "news"];

/** The rest of a draft may still be missing. */
const publishing = z.looseObject({ draft: z.boolean().default(false), publish: z.string().optional() });

/** Drafts and items with a later publish time, as paths below content/. Read once for a build. */
export function unpublishedFiles(now: Date): string[] {
  return localeCodes.flatMap((locale) =>
    folders.flatMap((folder) =>
      readdirSync(`content/${locale}/${folder}`)
        .map((name) => `${locale}/${folder}/${name}`)
        .filter((file) => !isPublished(readItem(file), now)),
    ),
  );
}

function readItem(file: string) {
  return readFrontMatter(`content/${file}`, readFileSync(`content/${file}`, "utf8"), publishing).data;
}
