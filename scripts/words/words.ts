import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { checkDictionaries } from "../../copy/check/dictionaries.ts";
import { type Problem, problemOf, terminalLanguage } from "../../copy/check/problem.ts";
import { readSources } from "../../copy/check/texts.ts";
import type { Locale } from "../../site/locales.ts";
import { root } from "../checks/sources.ts";
import { checkPictures } from "../pictures/check-pictures.ts";
import { findingsAsJson, runWords } from "./run-words.ts";

/** npm run words: what is wrong with the texts, --fix, new-version NAME. With --json FOLDER for programs. */
const [argument, folder] = process.argv.slice(2);
if (argument === "--json" && folder) {
  process.stdout.write(await findingsAsJson(folder, new Date()));
} else {
  const place = { folder: join(root, "content"), language: terminalLanguage(), now: new Date() };
  const pictures = await checkPictures(place.folder, place.language);
  const others = [...pictures, ...dictionaryProblems(place.folder, place.language)];
  const { code, lines } = runWords(process.argv.slice(2), { ...place, others });
  for (const line of lines) (code === 0 ? console.log : console.error)(line);
  process.exitCode = code;
}

function dictionaryProblems(content: string, language: Locale): Problem[] {
  const files = globSync("{office/app,server/office,copy/view}/**/*.json", { cwd: root }).map((file) =>
    file.replaceAll("\\", "/"),
  );
  const dictionaries = files.map((file) => [file, readFileSync(join(root, file), "utf8")] as const);
  const sources = new Map([...readSources(content), ...dictionaries]);
  const folders = [...new Set(files.map((file) => dirname(file)))];
  return checkDictionaries(folders.sort(), sources).map((finding) => problemOf(finding, language));
}
