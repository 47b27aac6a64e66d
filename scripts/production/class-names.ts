import { globSync, readFileSync } from "node:fs";
import { relative } from "node:path";

const withSlashes = (path: string) => path.replaceAll("\\", "/");

/** The files that have a class or an animation of a name. */
const files = new Map<string, string[]>();
for (const path of globSync("app/**/*.module.css").map(withSlashes).sort()) {
  for (const [, name = ""] of readFileSync(path, "utf8").matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi))
    claim(name, path);
}

/**
 * The name of a CSS Module's class on the page: its own with a mark, and a number from the second file on that has one
 * of that name. Packs better than a mark for each file. Without any mark, browser extensions would know some of the
 * names and hide what bears them.
 */
export function className(name: string, file: string): string {
  const place = claim(name, withSlashes(relative(process.cwd(), file.replace(/\?.*$/, ""))));
  return `${name}_${place || ""}`;
}

function claim(name: string, path: string): number {
  const others = files.get(name) ?? [];
  files.set(name, others);
  return others.includes(path) ? others.indexOf(path) : others.push(path) - 1;
}
