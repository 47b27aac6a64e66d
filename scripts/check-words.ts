import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFiles, report, root } from "./checks/sources.ts";
import { unwantedWords } from "./checks/word-rules.ts";

const endings = [".ts", ".tsx", ".mjs", ".css", ".md", ".json", ".py", ".svg", ".txt", ".ci/run"];
const own = /^(package-lock\.json|scripts\/checks\/word-rules(\.test)?\.ts)$/;

report(
  projectFiles(endings)
    .filter((file) => !own.test(file))
    .flatMap((file) => unwantedWords(file, readFileSync(join(root, file), "utf8"))),
);
