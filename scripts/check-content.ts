import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unknownInTable } from "../app/page/named-middleware.ts";
import { BrokenText, readFrontMatter } from "../content/front-matter.ts";
import { renderMarkdown } from "../content/markdown.ts";
import { reportTextSchema } from "../content/report-schema.ts";
import { legalSchema, newsSchema, storySchema } from "../content/schema.ts";
import { localeCodes } from "../site/locales.ts";
import { report, root } from "./checks/sources.ts";

const folders = { legal: legalSchema, stories: storySchema, news: newsSchema, "report-texts": reportTextSchema };

/** Reads every long text as the build will, so that a mistake is one sentence instead of a failed build. */
const sentences = localeCodes.flatMap((locale) =>
  Object.entries(folders).flatMap(([folder, schema]) => {
    const path = `content/${locale}/${folder}`;
    return readdirSync(join(root, path)).flatMap((file) => complaint(`${path}/${file}`, schema, locale));
  }),
);

function complaint(file: string, schema: (typeof folders)[keyof typeof folders], locale: "tr" | "en"): string[] {
  try {
    const { body } = readFrontMatter<unknown>(file, readFileSync(join(root, file), "utf8"), schema);
    renderMarkdown(file, body, locale);
    return [];
  } catch (error) {
    if (!(error instanceof BrokenText)) throw error;
    return [error.message];
  }
}

report([...unknownInTable(), ...sentences]);
