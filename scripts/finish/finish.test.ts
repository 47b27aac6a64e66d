import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { beforeEach, expect, it, vi } from "vitest";
import { addPostponed, type Finished, loadFinished, type Representation } from "../../server/http/finished.ts";
import { postponedFile } from "../../server/http/finished-manifest.ts";
import { completeFinished, finish } from "./finish.ts";

const inputs = { ORIGIN: "https://a.example" };
const page = `<!DOCTYPE html><html lang="tr"><head><title>Ar-Ge</title>
  <meta property="og:title" content="Ar-Ge &amp; yenilik"/><meta property="og:site_name" content="Yakamoz"/>
  <meta property="og:image" content="https://a.example/share/tr/arge.png"/></head>
  <body><h1>Ar-Ge</h1>${"<p>Derinde çalışır, yüzeyde parlar.</p>".repeat(40)}
  <script>boot()</script><script type="application/ld+json">{}</script></body></html>`;

const draw = vi.fn(async () => Buffer.from("png"));
let root: string;

async function write(path: string, body: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), body);
}

function order() {
  return { root, build: join(root, "build"), cache: join(root, ".cache") };
}

async function finished() {
  await finish({ ...order(), inputs });
  return completeFinished({ ...order(), draw });
}

async function manifest() {
  return JSON.parse(await readFile(join(root, "build/finished.json"), "utf8"));
}

/** What is served without reading a file. */
function inMemory({ files }: Finished): string[] {
  return [...files].flatMap(([path, { encodings }]) =>
    [...encodings].flatMap(([name, { full }]) => (full.body ? `${path} ${name}` : [])),
  );
}

async function bytesOf(representation: Representation | undefined) {
  return representation?.full.body ?? (await representation?.read?.());
}

beforeEach(async () => {
  draw.mockClear();
  root = await mkdtemp(join(tmpdir(), "finish-"));
  await write("build/server/index.js", "export {}");
  await write("build/client/arge/index.html", page);
  await write("build/client/arge.data", "[]");
  await write("build/client/feed.xml", "<rss></rss>");
  await write("build/client/feed.xml.data", "[]");
  await write("build/client/assets/root-a1.js", "console.info(1);".repeat(80));
  await write("build/client/assets/root-a1.js.map", "{}");
});

it("lists every file with its address, kind, type and the inline scripts that run", async () => {
  await finished();
  const { files } = await manifest();
  expect(Object.keys(files)).toEqual(["/arge", "/arge.data", "/assets/root-a1.js", "/feed.xml", "/share/tr/arge.png"]);
  expect(files["/arge"]).toMatchObject({
    file: "client/arge/index.html",
    kind: "page",
    type: "text/html; charset=utf-8",
  });
  expect(files["/arge"].scripts).toEqual([expect.stringMatching(/^'sha256-/)]);
  expect(files["/arge"].etag).toMatch(/^"[\w-]{16}"$/);
  expect(files["/share/tr/arge.png"]).toMatchObject({ kind: "share", encodings: {} });
  expect(existsSync(join(root, "build/client/assets/root-a1.js.map"))).toBe(false);
});

it("is what the server reads", async () => {
  await finished();
  const { files, inputs: read } = await loadFinished(join(root, "build"));
  expect(read).toEqual(inputs);
  expect([...(files.get("/arge")?.encodings.keys() ?? [])].sort()).toEqual(["br", "gzip", "identity"]);
});

it("draws each share image from the page's own words, and once", async () => {
  await write("build/client/en/index.html", page);
  await finished();
  expect(draw.mock.calls).toEqual([[{ title: "Ar-Ge & yenilik", kicker: "Yakamoz", seed: "arge", locale: "tr" }]]);
});

it("takes what did not change from the cache and names the same release", async () => {
  const first = await finished();
  const { release } = await manifest();
  const second = await finished();
  expect(first).toEqual({ drawn: 1, compressed: 2 });
  expect(second).toEqual({ drawn: 0, compressed: 0 });
  expect(draw).toHaveBeenCalledTimes(1);
  expect((await manifest()).release).toBe(release);
  await write("build/client/arge.data", "[1]");
  await finished();
  expect((await manifest()).release).not.toBe(release);
});

it("writes the styles that a page uses into it, and moves the app's data to a file that never changes", async () => {
  const block = (data: object) => `<script type="application/json" id="app-data">${JSON.stringify(data)}</script>`;
  const link = (end: string) => `<link rel="stylesheet" href="/assets/page-b2.css"${end}>`;
  const styled = page
    .replace("</head>", `${link("/")}</head>`)
    .replace("<h1>", () => `${block({ entry: "/e.js", stream: "[\\u003c$&]" })}<h1 class="a">`);
  await write("build/client/arge/index.html", styled);
  await write("build/client/assets/page-b2.css", ".a{color:red}.b{color:blue}");
  await finished();
  const html = await readFile(join(root, "build/client/arge/index.html"), "utf8");
  const { files } = await manifest();
  const handoff = Object.keys(files).find((url) => url.startsWith("/assets/handoff/")) as string;
  expect(html).toContain(`<style>.a{color:red}</style>${link(' disabled=""/')}</head>`);
  expect(html).toContain(block({ at: handoff }));
  expect(files["/arge"].styles).toHaveLength(1);
  expect(files[handoff]).toMatchObject({ kind: "asset", type: "application/json; charset=utf-8" });
  expect(await readFile(join(root, "build", files[handoff].file), "utf8")).toBe(
    '{"entry":"/e.js","stream":"[\\\\u003c$&]"}',
  );
  await finished();
  expect(await readFile(join(root, "build/client/arge/index.html"), "utf8")).toBe(html);
});

it("reports a complete list that cannot be read", async () => {
  const build = join(root, "build");
  await finish({ ...order(), inputs });
  const onFailure = vi.fn();
  const stop = addPostponed(build, await loadFinished(build), 900, onFailure, 10);
  await writeFile(join(build, "finished.json"), "{");
  await rm(join(build, postponedFile));
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ name: "StartRefusal" })));
  stop();
});

it("adds what was left for later to a site that is served, and divides its memory as a start does", async () => {
  const build = join(root, "build");
  // Room for the page in the form that browsers take, and not for all.
  const budget = 900;
  await finish({ ...order(), inputs });
  const site = await loadFinished(build, budget);
  const failures: unknown[] = [];
  const stop = addPostponed(build, site, budget, (error) => failures.push(error), 10);
  const page = site.files.get("/arge")?.encodings;
  const before = new Map(page);
  expect([...before.keys()]).toEqual(["identity", "gzip"]);
  expect(site.files.has("/share/tr/arge.png")).toBe(false);

  await completeFinished({ ...order(), draw });
  await vi.waitFor(() => expect(page?.has("br")).toBe(true));
  stop();
  expect(inMemory(site)).toContain("/arge br");
  for (const [name, representation] of before) {
    const now = page?.get(name);
    expect([now?.etag, now?.full.headers]).toEqual([representation.etag, representation.full.headers]);
    expect(await bytesOf(now)).toEqual(await bytesOf(representation));
  }
  expect(page?.get("br")?.etag).toBe(page?.get("gzip")?.etag.replace("gzip", "br"));
  expect(brotliDecompressSync((await bytesOf(page?.get("br"))) as Buffer).toString()).toContain("<h1>Ar-Ge</h1>");
  expect(site.files.get("/share/tr/arge.png")?.kind).toBe("share");
  const restarted = await loadFinished(build, budget);
  expect([restarted.release, restarted.isComplete]).toEqual([site.release, true]);
  expect(failures).toEqual([]);
  expect(inMemory(site).sort()).toEqual(inMemory(restarted).sort());
});

it("removes the encodings of what is no longer served", async () => {
  await finished();
  const before = await readdir(join(root, "build/finished"));
  await write("build/client/arge/index.html", page.replaceAll("çalışır", "durur"));
  await finished();
  const after = await readdir(join(root, "build/finished"));
  expect(after).toHaveLength(before.length);
  expect(after).not.toEqual(before);
});

it("leaves a build alone that has taken its place meanwhile", async () => {
  await finish({ ...order(), inputs });
  await completeFinished({
    ...order(),
    async draw() {
      await finish({ ...order(), inputs: { ORIGIN: "https://b.example" } });
      return Buffer.from("png");
    },
  });
  expect((await manifest()).inputs).toEqual({ ORIGIN: "https://b.example" });
  expect((await loadFinished(join(root, "build"))).isComplete).toBe(false);
});

it.each(["arge/index.html", "arge.data"])("refuses a mark of a preview in %s", async (file) => {
  await write(`build/client/${file}`, "Ar-Ge\u2062");
  await expect(finish({ ...order(), inputs })).rejects.toThrow(`${file} holds a mark of a preview`);
});
