import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type CompiledCopy, compiledCopyFile, compiledTexts } from "./compiled-copy.ts";
import type * as folder from "./folder-texts.ts";
import { conditionsOf } from "./marks.ts";

type TextSource = folder.TextSource;

const development = import.meta.env?.DEV ? await import("./development-texts.ts") : undefined;

let source: TextSource | undefined;

export function textSource(): TextSource {
  source ??= development ? development.developmentTexts() : ownFolder();
  return source;
}

/** From now on all texts come from there; where nothing is given, from where they came first. */
export function setTextSource(other?: TextSource): void {
  source = other;
}

/** All texts come from this publication from now on. A folder without compiled copy changes nothing. */
export function openCompiledCopy(publication: string): void {
  const copy = readCompiledCopy(publication);
  if (copy) setTextSource(compiledTexts(copy));
}

function readCompiledCopy(publication: string): CompiledCopy | undefined {
  try {
    return JSON.parse(readFileSync(join(publication, compiledCopyFile), "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Where Node runs the sources as they are, with the settings of this process. Builds open the copy of a publication. */
function ownFolder(): TextSource {
  if (import.meta.env?.PROD) throw new Error("No copy was opened");
  const load = createRequire(import.meta.url);
  return (load("./folder-texts.ts") as typeof folder).folderTexts(join(import.meta.dirname, "../content"), {
    conditions: conditionsOf(process.env),
  });
}
