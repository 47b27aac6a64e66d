import { join } from "node:path";
import { terminalLanguage } from "../../copy/check/problem.ts";
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
  const { code, lines } = runWords(process.argv.slice(2), { ...place, pictures });
  for (const line of lines) (code === 0 ? console.log : console.error)(line);
  process.exitCode = code;
}
