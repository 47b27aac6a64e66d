import { cpSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

/**
 * Shared with the pages' bundle, which finds them in node_modules too, or needed for PDFs alone, and those read files
 * of their own.
 */
const external = ["react", "react-dom", "react-router", "pdfkit", "fontkit"];

/** Files that are read where they lie. */
const data = ["@ip-location-db/geo-whois-asn-country-mmdb"];

/** The packages that a build needs beside it; all others are part of its programs. */
export const packagesBeside = [...external, ...data];

const programs = { main: "server/main.ts", cli: "server/cli.ts", worker: "server/worker.ts" };

export const serverPrograms = Object.keys(programs);

/**
 * Writes build/server/main.js: the server as one program, which starts without reading a thousand files first. The
 * command line and the worker lie beside it.
 */
export async function bundleServer(root: string, folder: string): Promise<void> {
  const server = join(folder, "server");
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      outDir: server,
      // The pages' bundle lies there already.
      emptyOutDir: false,
      target: "node24",
      rolldownOptions: {
        input: programs,
        output: { chunkFileNames: "program/[name]-[hash].js", comments: false },
      },
    },
  });
  // The setter of PDFs looks for its typefaces beside itself.
  cpSync(join(root, "server/pdf/fonts"), join(server, "program/fonts"), { recursive: true });
}
