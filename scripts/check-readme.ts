import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { environmentTable } from "../server/env.ts";
import { betweenMarkers, settingsTable } from "./checks/readme-table.ts";
import { report, root } from "./checks/sources.ts";

const path = join(root, "README.md");
const readme = existsSync(path) ? readFileSync(path, "utf8") : "";
const wanted = betweenMarkers(readme, settingsTable(environmentTable));

if (process.argv.includes("--write")) writeFileSync(path, wanted);
else if (wanted !== readme) {
  report(["README.md: the table of settings differs from server/env.ts; run npm run readme to write it again."]);
}
