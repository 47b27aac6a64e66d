import { cpSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { asciiCode } from "./ascii-code.ts";

/**
 * Shared with the pages' bundle, which finds them in node_modules too, or needed for PDFs alone, and those read files
 * of their own.
 */
const external = ["react", "react-dom", "react-router", "pdfkit", "fontkit"];

/** Writes build/server/main.js: the server as one program, which starts without reading a thousand files first. */
export async function bundleServer(root: string, folder: string): Promise<void> {
  const server = join(folder, "server");
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    plugins: [asciiCode()],
    ssr: { noExternal: true, external },
    build: {
      ssr: "server/main.ts",
      outDir: server,
      // The pages' bundle lies there already.
      emptyOutDir: false,
      target: "node24",
      rolldownOptions: { output: { chunkFileNames: "program/[name]-[hash].js", comments: false } },
    },
  });
  // The setter of PDFs looks for its typefaces beside itself.
  cpSync(join(root, "server/pdf/fonts"), join(server, "program/fonts"), { recursive: true });
}
