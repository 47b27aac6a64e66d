import { createRequire } from "node:module";
import { join } from "node:path";
import type * as folder from "./folder-texts.ts";
import { conditionsOf } from "./marks.ts";

type TextSource = folder.TextSource;

let source: TextSource | undefined;

export function textSource(): TextSource {
  source ??= import.meta.env?.SSR ? compiledTexts() : ownFolder();
  return source;
}

/** From now on all texts come from there; from the build again where nothing is given. */
export function setTextSource(other?: TextSource): void {
  source = other;
}

function compiledTexts(): TextSource {
  const files = {
    ...import.meta.glob("../content/{facts,moved}.yaml", { eager: true, import: "default" }),
    ...import.meta.glob("../content/*/**/*.yaml", { eager: true, import: "default" }),
    ...import.meta.glob("../content/*/{legal,stories,news}/**/*.md", { eager: true, import: "default" }),
  };
  const texts = Object.entries(files).map(([path, text]) => [path.slice("../content/".length), text] as const);
  const compiled = new Map<string, unknown>(texts);
  return {
    has: (file) => compiled.has(file),
    read(file) {
      if (!compiled.has(file)) throw new Error(`There is no text content/${file}`);
      return compiled.get(file);
    },
    filesIn(folder) {
      return [...compiled.keys()].filter((file) => file.slice(0, file.lastIndexOf("/")) === folder);
    },
  };
}

/**
 * Where Node runs the sources as they are, with the settings of this process. Not imported above: a server on compiled
 * texts needs no parser.
 */
function ownFolder(): TextSource {
  const load = createRequire(import.meta.url);
  return (load("./folder-texts.ts") as typeof folder).folderTexts(join(import.meta.dirname, "../content"), {
    conditions: conditionsOf(process.env),
  });
}
