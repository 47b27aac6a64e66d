import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import type { Plugin } from "vite";
import { mistakeIn } from "../checks/text-rules.ts";

/** Checks long texts as they are loaded: a mistake shows in the browser's overlay with its file and line. */
export function textErrors(): Plugin {
  let root = "";
  return {
    name: "text-errors",
    apply: "serve",
    configResolved(config) {
      root = config.root;
    },
    transform: {
      filter: { id: /\/content\/.*\.md\?raw/ },
      async handler(_, id) {
        const [path = ""] = id.split("?");
        const mistake = mistakeIn(relative(root, path).replaceAll("\\", "/"), await readFile(path, "utf8"));
        if (!mistake) return;
        const { message, line = 1 } = mistake;
        this.error({ message, id: path, loc: { file: path, line, column: 0 } });
      },
    },
  };
}
