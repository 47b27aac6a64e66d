import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unknownInTable } from "../app/page/page-middleware.ts";
import { localeCodes } from "../site/locales.ts";
import { report, root } from "./checks/sources.ts";
import { missingTexts, mistakeIn, publishingMistakes, textFolders } from "./checks/text-rules.ts";

/** Reads every long text as the build will, so that what is wrong or missing is one sentence instead of a failed build. */
const files = localeCodes.flatMap((locale) =>
  textFolders.flatMap((folder) =>
    readdirSync(join(root, "content", locale, folder)).map((name) => `content/${locale}/${folder}/${name}`),
  ),
);
const sources = Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
const mistakes = files.flatMap((file) => mistakeIn(file, sources[file] ?? "")?.message ?? []);
const missing = missingTexts(files).map((file) => `${file} is missing.`);

// Only texts that can be read can be compared.
const later = mistakes.length > 0 ? [] : publishingMistakes(sources);

report([...unknownInTable(), ...missing, ...mistakes, ...later]);
