import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { digest, digestOfCode } from "./files.ts";

/** Programs whose results are kept: the first file of each, and the folders that it reads. */
const programs = {
  art: ["app/art/catalogue.ts"],
  encode: ["scripts/pictures/encode.ts"],
  reports: ["scripts/reports/typeset-report.ts", "server/pdf/typst"],
  share: ["scripts/share-images.ts", "scripts/share-fonts"],
} as const;

type Program = keyof typeof programs;
export type CodeDigests = Record<Program, string>;

/** Of all programs, for a code build: where it runs there are no sources. */
declare const __CODE_DIGESTS__: CodeDigests;

const root = join(import.meta.dirname, "../..");
const made = new Map<Program, Promise<string>>();

/** Stands for all that decides what a program makes. */
export async function codeDigest(program: Program): Promise<string> {
  if (typeof __CODE_DIGESTS__ !== "undefined") return __CODE_DIGESTS__[program];
  const [entry, ...folders] = programs[program];
  const found = made.get(program) ?? digestOfCode(root, entry, ...folders);
  made.set(program, found);
  // Reports are typeset by packages.
  return program === "reports" ? digest(await found, await readFile(join(root, "package-lock.json"))) : found;
}

export async function codeDigests(): Promise<CodeDigests> {
  const names = Object.keys(programs) as Program[];
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await codeDigest(name)])));
}
