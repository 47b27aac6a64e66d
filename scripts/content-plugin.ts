import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { folderTexts, type TextSource } from "../copy/folder-texts.ts";
import { BrokenText } from "../copy/front-matter.ts";
import { type Conditions, conditionsOf } from "../copy/marks.ts";
import type { FactsByLocale } from "../copy/parse-facts.ts";
import { parseText } from "../copy/parse-text.ts";

/**
 * In development and in tests: compiles texts to plain objects, as a publication with these conditions shows them. A
 * mistake shows in the browser's overlay, with its line.
 */
export function contentTexts(conditions: Conditions = conditionsOf({})): Plugin {
  // Not Vite's own root: the office has another one.
  const root = join(import.meta.dirname, "..");
  const folder: TextSource = folderTexts(join(root, "content"));
  return {
    name: "content-texts",
    apply: "serve",
    transform: {
      filter: { id: /\/content\/.+\.(yaml|md)$/ },
      handler(source, id) {
        try {
          const facts = () => {
            this.addWatchFile(join(root, "content/facts.yaml"));
            return folder.read("facts.yaml") as FactsByLocale;
          };
          const value = parseText(relative(root, id).replaceAll("\\", "/"), source, facts, conditions);
          return { code: `export default ${JSON.stringify(value)};`, map: null, moduleType: "js" };
        } catch (error) {
          if (!(error instanceof BrokenText)) throw error;
          this.error({ message: error.message, id, loc: { file: id, line: error.line ?? 1, column: 0 } });
        }
      },
    },
  };
}
