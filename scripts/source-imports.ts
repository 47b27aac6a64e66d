import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";

export type SourceImport = { specifier: string; line: number; typeOnly: boolean };

const statement = /^[ \t]*(?:import|export)\s+(type\s)?(?:[\w*{}$,\s]+?\sfrom\s*)?["']([^"'\n]+)["']/gm;
const dynamic = /\bimport\(\s*(?:\/\*.*?\*\/\s*)?["']([^"'\n]+)["']/g;

/** The modules a source file names in import and export statements and in import() calls. */
export function importsIn(source: string): SourceImport[] {
  const found: SourceImport[] = [];
  const lineAt = (match: RegExpExecArray) => {
    const keyword = match.index + match[0].search(/\S/);
    return source.slice(0, keyword).split("\n").length;
  };
  for (const match of source.matchAll(statement)) {
    found.push({ specifier: match[2] as string, line: lineAt(match), typeOnly: match[1] !== undefined });
  }
  for (const match of source.matchAll(dynamic)) {
    found.push({ specifier: match[1] as string, line: lineAt(match), typeOnly: false });
  }
  return found;
}

/** The path of an import inside the project; undefined for packages and built-in modules. */
export function resolveImport(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith(".")) return undefined;
  return join(dirname(file), specifier.replace(/\?.*$/, ""));
}

/** A file and every file of ours it leads to. */
export function withImports(root: string, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(join(root, file))) return seen;
  seen.add(file);
  if (!/\.[mc]?[jt]sx?$/.test(file)) return seen;
  for (const { specifier } of importsIn(readFileSync(join(root, file), "utf8"))) {
    const target = resolveImport(file, specifier);
    if (target) withImports(root, target, seen);
  }
  return seen;
}
