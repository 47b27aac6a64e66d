import { cpSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The programs of the server, which share their code with the pages. */
const programs = {
  main: "server/main.ts",
  cli: "server/cli.ts",
  worker: "server/worker.ts",
  publish: "scripts/production/publish.ts",
};

/** React Router's own part beside the programs. */
export const serverInputs = { index: "virtual:react-router/server-build", ...programs };

/** Pictures need programs of the machine. The thread that makes PDFs imports Typst where it lies. */
export const externalPackages = ["react", "react-dom", "react-router", "sharp", "@resvg/resvg-js"];

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
      if (this.environment.name !== "ssr" || !dir) return;
      // The thread that makes PDFs, with templates and fonts, and the fonts of share images lie beside their chunks.
      for (const [folder, name] of [
        ["server/pdf/typst", "typst"],
        ["scripts/share-fonts", "share-fonts"],
      ] as const) {
        cpSync(join(import.meta.dirname, "../..", folder), join(dir, "chunks", name), { recursive: true });
      }
    },
  };
}
