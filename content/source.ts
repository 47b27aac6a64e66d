import { createRequire } from "node:module";
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
  const found: Record<string, unknown> = {
    ...import.meta.glob("./{facts,moved}.yaml", { eager: true, import: "default" }),
    ...import.meta.glob("./*/**/*.yaml", { eager: true, import: "default" }),
    ...import.meta.glob("./*/{legal,stories,news}/**/*.md", { eager: true, import: "default" }),
  };
  const texts = new Map(Object.entries(found).map(([path, text]) => [path.slice(2), text]));
  return {
    has: (file) => texts.has(file),
    read(file) {
      if (!texts.has(file)) throw new Error(`There is no text content/${file}`);
      return texts.get(file);
    },
    filesIn(folder) {
      return [...texts.keys()].filter((file) => file.slice(0, file.lastIndexOf("/")) === folder);
    },
  };
}

/**
 * Where Node runs the sources as they are, with the settings of this process. Not imported above: a server on compiled
 * texts needs no parser.
 */
function ownFolder(): TextSource {
  const load = createRequire(import.meta.url);
  return (load("./folder-texts.ts") as typeof folder).folderTexts(import.meta.dirname, {
    conditions: conditionsOf(process.env),
  });
}
