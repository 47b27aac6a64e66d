import { readdirSync } from "node:fs";
import { join } from "node:path/posix";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replaceAll("\\", "/");

const skipped = new Set(["node_modules", "build", "data", "shots"]);

/** The project's own files with one of the endings, as sorted paths from the root. */
export function projectFiles(endings: readonly string[], folder = "."): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name) && (!name.startsWith(".") || name === ".ci"))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return projectFiles(endings, path);
      return endings.some((ending) => path.endsWith(ending)) ? [path] : [];
    })
    .sort();
}

/** Prints what was found and sets the exit code: a check is silent when all is well. */
export function report(problems: readonly string[]): void {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
