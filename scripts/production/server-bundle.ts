import { cpSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The programs of the server, which share their code with the pages. */
const programs = { main: "server/main.ts", cli: "server/cli.ts", worker: "server/worker.ts" };

/** React Router's own part, which also pre-renders the pages, beside the programs. */
export const serverInputs = { index: "virtual:react-router/server-build", ...programs };

/** PDFs alone need pdfkit and fontkit, and those read files of their own. */
export const externalPackages = ["react", "react-dom", "react-router", "pdfkit", "fontkit"];

/** Bundles pages and programs together: one copy of each module, and a start that does not read a thousand files. */
export function serverBundle(): Plugin {
  return {
    name: "server-bundle",
    apply: "build",
    configEnvironment(name) {
      if (name !== "ssr") return undefined;
      const output = { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js", comments: false };
      return { build: { target: "node24", rolldownOptions: { output } } };
    },
    writeBundle({ dir }) {
      // PDFs look for their typefaces beside the chunk that makes them.
      if (this.environment.name === "ssr" && dir) {
        cpSync(join(import.meta.dirname, "../../server/pdf/fonts"), join(dir, "chunks/fonts"), { recursive: true });
      }
    },
  };
}
