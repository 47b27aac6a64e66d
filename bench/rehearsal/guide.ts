import { readFileSync } from "node:fs";
import { join } from "node:path";

const text = readFileSync(join(import.meta.dirname, "../../deployment/README.md"), "utf8");

/** The code blocks of a section of the deployment guide, in their order. */
export function blocksOf(section: string): string[] {
  const body = text.split(/^## /m).find((part) => part.startsWith(`${section}\n`));
  if (!body) throw new Error(`The guide has no section "${section}".`);
  return [...body.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = ""]) => block);
}
