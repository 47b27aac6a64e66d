import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brokenImports } from "./checks/import-rules.ts";
import { projectFiles, report, root } from "./checks/sources.ts";

report(projectFiles([".ts", ".tsx"]).flatMap((file) => brokenImports(file, readFileSync(join(root, file), "utf8"))));
