import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { failureResponse } from "../../server/http/error-pages.ts";
import { loadFinished } from "../../server/http/finished.ts";
import { readManifest } from "../../server/http/finished-manifest.ts";
import { localeCodes, locales } from "../../site/locales.ts";
import { nginxMaps } from "./nginx-maps.ts";

/** Writes build/nginx: what nginx must know to serve the finished files itself, and its pages for what it refuses. */
export async function writeNginxFiles(build: string): Promise<void> {
  // What it asks for are headers and the error pages.
  const finished = await loadFinished(build, 0);
  const manifest = await readManifest(build);
  await mkdir(join(build, "nginx/away"), { recursive: true });
  await writeFile(join(build, "nginx/finished.conf"), nginxMaps(finished, manifest));
  for (const locale of localeCodes) {
    // nginx puts its own number where this name stands.
    const { body = "" } = failureResponse(finished, `${locales[locale].prefix}/`, "REQUEST_ID");
    await writeFile(join(build, `nginx/away/${locale}.html`), body);
    // And what it says instead of the server where somebody asks for too much.
    for (const status of [429, 503]) {
      const page = finished.files.get(`${locales[locale].prefix}/${status}`)?.encodings.get("identity")?.full;
      await writeFile(join(build, `nginx/away/${status}-${locale}.html`), page?.body ?? "");
    }
  }
}
