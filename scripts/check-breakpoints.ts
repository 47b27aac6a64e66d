import { readFileSync } from "node:fs";
import { join } from "node:path";
import { otherBreakpoints } from "./checks/breakpoint-rules.ts";
import { projectFiles, report, root } from "./checks/sources.ts";

const endings = [".css", ".ts", ".tsx", ".js", ".mjs", ".html", ".svg"];

report(
  projectFiles(endings)
    .filter((file) => !file.startsWith("scripts/checks/"))
    .flatMap((file) => otherBreakpoints(file, readFileSync(join(root, file), "utf8"))),
);
