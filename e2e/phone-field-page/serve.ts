import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type BuildEnvironmentOptions, build } from "vite";
import { loader as flag } from "../../app/features/phone-field/flag-route.ts";
import { flagFolder } from "../../app/features/phone-field/flags.ts";
import { words } from "../../copy/words.ts";
import { countryOfAddress } from "../../server/country/country-lookup.ts";
import { contentSecurityPolicy } from "../../server/http/security-headers.ts";
import { root } from "../server.ts";
import type { documentOf } from "./document.tsx";

type Rendered = { documentOf: typeof documentOf };
type Answer = { type: string; body: string | Buffer };

const boot = fileURLToPath(new URL("boot.ts", import.meta.url));
const output = join(root, ".cache/phone-field-page");
const types: Record<string, string> = { ".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2" };
const names = { entryFileNames: "assets/[name].js", assetFileNames: "assets/[name][extname]" };

/** Builds a page of phone fields and serves it under the site's own content security policy. */
export async function servePhoneFields() {
  await bundle("client", {
    rolldownOptions: { input: boot, output: names },
    assetsInlineLimit: 0,
    cssCodeSplit: false,
  });
  await bundle("server", { ssr: "document.tsx" });
  const rendered = pathToFileURL(join(output, "server/document.js")).href;
  const { documentOf }: Rendered = await import(/* @vite-ignore */ rendered);

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    if (pathname === "/post") return { type: "text/plain", body: await text(request) };
    if (pathname === "/api/country") return { type: "text/plain", body: countryOfAddress("212.156.4.1") };
    if (pathname.startsWith(`${flagFolder}/`)) {
      const file = pathname.slice(flagFolder.length + 1);
      return { type: "image/svg+xml", body: await (await flag({ params: { file } })).text() };
    }
    if (pathname !== "/") {
      const folder = pathname.startsWith("/assets/") ? join(output, "client") : join(root, "public");
      return { type: types[extname(pathname)] ?? "", body: await readFile(join(folder, pathname)) };
    }
    const fields = JSON.parse(searchParams.get("fields") ?? "[{}]");
    const language = searchParams.get("locale") === "en" ? "en" : "tr";
    const labels = words("phone-field", language);
    return { type: "text/html", body: documentOf({ language, labels, fields }) };
  }

  const server = createServer((request, response) => {
    answer(request).then(
      ({ type, body }) => {
        response.setHeader("Content-Type", `${type}; charset=utf-8`);
        response.setHeader("Content-Security-Policy", contentSecurityPolicy([], []));
        response.end(body);
      },
      (error) => response.writeHead(error instanceof Response ? error.status : 500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** With React's development build, which tells when a document and its script disagree. */
function bundle(folder: string, options: BuildEnvironmentOptions) {
  return build({
    configFile: false,
    logLevel: "error",
    mode: "development",
    root: join(root, "e2e/phone-field-page"),
    publicDir: false,
    css: { modules: { generateScopedName: "[local]-[hash:base64:4]" } },
    build: { outDir: join(output, folder), emptyOutDir: true, minify: false, cssTarget: "chrome123", ...options },
  });
}
