import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { buildInputs } from "../../server/env.ts";
import type { FinishedEntry, FinishedManifest } from "../../server/http/finished-manifest.ts";
import { inlineHashes } from "../../server/http/security-headers.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export type FakeFile = { kind: FinishedEntry["kind"]; type?: string; text: string };

const html = "text/html; charset=utf-8";
const page = (title: string, more = ""): FakeFile => ({
  kind: "page",
  type: html,
  text: `<!doctype html><title>${title}</title><style>a{}</style><script>boot()</script>${more}<p>${"su ".repeat(400)}`,
});

/** A small site in the shape of a finished build. */
export const fakeFiles: Record<string, FakeFile> = {
  "/": page("Ana sayfa"),
  "/en": page("Home"),
  "/hakkimizda": page("Hakkımızda"),
  "/en/about-us": page("About us"),
  "/hakkimizda/medya": page("Medya"),
  "/en/about-us/media": page("Media"),
  "/hakkimizda/medya/bir-haber": page("Bir haber"),
  "/en/about-us/media/bir-haber": page("A news item"),
  "/iletisim": page("İletişim"),
  "/404": page("Bu sayfa bulunamadı"),
  "/en/404": page("This page could not be found"),
  "/500": page("Bir hata oluştu", "<p>FAILURE_MESSAGE</p><p>Olay kodu: REQUEST_ID</p>"),
  "/en/500": page("An error occurred", "<p>FAILURE_MESSAGE</p><p>Incident code: REQUEST_ID</p>"),
  "/429": page("Çok sık istek geldi"),
  "/en/429": page("Too many requests"),
  "/503": page("Şu anda çok yoğunuz"),
  "/en/503": page("We are very busy right now"),
  "/_.data": { kind: "data", text: "[1]" },
  "/hakkimizda.data": { kind: "data", text: "[2]" },
  "/hakkimizda/medya.data": { kind: "data", text: "[3]" },
  "/assets/app-abc.js": { kind: "asset", type: "text/javascript; charset=utf-8", text: "boot();".repeat(300) },
  "/assets/app-abc.js.map": { kind: "asset", type: "application/json", text: "{}" },
  "/art/Deniz.svg": { kind: "file", type: "image/svg+xml", text: "<svg/>" },
  "/share/home.png": { kind: "share", type: "image/png", text: "png" },
  "/.well-known/assetlinks.json": { kind: "file", type: "application/json; charset=utf-8", text: "[]" },
};

/** Writes a finished build into a folder of its own. */
export async function writeBuild(files = fakeFiles, inputs: Record<string, string> = buildInputs({})): Promise<string> {
  const build = temporaryFolder();
  const entries: FinishedManifest["files"] = {};
  for (const [path, file] of Object.entries(files)) entries[path] = await writeFinished(build, path, file);
  await writeFile(join(build, "finished.json"), JSON.stringify({ release: "test", inputs, files: entries }));
  return build;
}

async function writeFinished(build: string, path: string, { kind, type = "", text }: FakeFile): Promise<FinishedEntry> {
  const body = Buffer.from(text);
  const hash = createHash("sha256").update(path).update(body).digest("hex").slice(0, 16);
  const file = kind === "page" ? `client${path}/index.html` : `client${path}`;
  const forms = { br: brotliCompressSync, gzip: gzipSync };
  const encodings: Record<string, string> = {};
  await write(join(build, file), body);
  for (const [name, compress] of kind === "share" ? [] : Object.entries(forms)) {
    encodings[name] = `finished/${hash}.${name}`;
    await write(join(build, encodings[name]), compress(body));
  }
  const inline = kind === "page" ? inlineHashes(text) : { scripts: [], styles: [] };
  return { file, type, kind, etag: `"${hash}"`, encodings, ...inline };
}

async function write(file: string, body: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
}
