import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { withoutMarks } from "../copy/editing/characters.ts";
import { words } from "../copy/words.ts";
import { localeOf } from "../site/locales.ts";
import { html, sitemapPaths } from "./documents.ts";
import { startApp } from "./running-app.ts";
import { root, startServer, type TestServer } from "./server.ts";
import { openInTab } from "./tab.ts";

const news = "tr/news/calisan-portali-yenilendi.md";
const newsPath = "/hakkimizda/medya/calisan-portali-yenilendi";

let folder: string;
let site: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-preview-"));
  await cp(join(root, "content"), folder, { recursive: true });
  site = await startServer(undefined, { CONTENT_PREVIEW_DIR: folder });
});

afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

/** Writes a changed copy of one of our texts, or the text as it is. */
async function write(file: string, edit = (text: string) => text): Promise<void> {
  await writeFile(join(folder, file), edit(await readFile(join(root, "content", file), "utf8")));
}

async function previewOf(path: string): Promise<string> {
  return (await fetch(site.baseUrl + path)).text();
}

test("the start says aloud that it is a preview", () => {
  expect(site.log().join("")).toContain(
    `WARNING: this is a preview and not the site. Every page is made from the texts`,
  );
  expect(site.log().join("")).toContain(folder);
});

/** A page without the bar, up to the data for the app, which finished pages have beside them. */
function shown(page: string): string {
  return page.replace(/<style>\n#preview[^<]*<\/style>/, "").replace(/(id="app-data"[^>]*>).*/s, "");
}

test("pages are those of the site, and a bar", async () => {
  const some = (await sitemapPaths()).filter((_, place) => place % 9 === 0);
  for (const path of some) {
    const page = await previewOf(path);
    expect(page.includes(words("publishing", localeOf(path)).preview.bar), `${path} has the bar`).toBe(true);
    expect(shown(page) === shown(await html(path)), `${path} is the page of the site`).toBe(true);
  }
});

/** What visitors see of a page: no script, and no link that only a script needs. */
function seen(page: string): string {
  return page
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, "")
    .replaceAll(' data-before=""', "");
}

test("with marks every page is the same once they are taken out, and no attribute and no head has one", async () => {
  const marked = await startServer(undefined, { CONTENT_PREVIEW_DIR: folder, CONTENT_PREVIEW_MARKS: "on" });
  onTestFinished(marked.stop);
  const mark = /[\u2061-\u2064]|%E2%81%A[1-4]/i;
  const without: string[] = [];
  for (const path of await sitemapPaths()) {
    const page = await (await fetch(marked.baseUrl + path)).text();
    expect(seen(withoutMarks(page)) === seen(await html(path)), `${path} is the page of the site`).toBe(true);
    for (const tag of page.match(/<head[\s\S]*?<\/head>|<script[\s\S]*?<\/script>|<[^>]*>/g) ?? []) {
      expect(mark.test(tag), `${path} ${tag.slice(0, 200)}`).toBe(false);
    }
    if (!mark.test(page)) without.push(path);
  }
  expect(without).toEqual([]);
});

test("a changed sentence is there at the next request, and nobody keeps or lists it", async () => {
  const { title } = words("home", "tr").hero;
  await write("tr/home.yaml", (text) => text.replace(title, "Bir söz değişti."));
  await write(news, (text) => `${text.replace(/^title: .*/m, "title: Yepyeni bir başlık")}\nVe bir cümle daha.\n`);
  const response = await fetch(site.baseUrl, { headers: { "Accept-Language": "tr" } });
  expect(await response.text()).toContain("Bir söz değişti.");
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await previewOf(newsPath)).toContain("<p>Ve bir cümle daha.</p>");
  expect(await previewOf(`${newsPath}.data`)).toContain("Yepyeni bir başlık");
  expect(await previewOf("/hakkimizda/medya")).toContain("Yepyeni bir başlık");
  expect(await previewOf("/ara?q=yepyeni")).toContain(`href="${newsPath}"`);
});

test("a new draft has a page, a place in the list and a picture", async () => {
  const text = await readFile(join(folder, news), "utf8");
  await writeFile(
    join(folder, "tr/news/henuz-taslak.md"),
    text.replace(/^title: .*/m, "title: Henüz taslak\ndraft: true"),
  );
  const page = await previewOf("/hakkimizda/medya/henuz-taslak");
  expect(page).toContain("[Taslak] Henüz taslak");
  expect(await previewOf("/hakkimizda/medya")).toContain("[Taslak] Henüz taslak");
  const [picture = ""] = page.match(/\/art\/[^"]*henuz-taslak[^"]*\.svg/) ?? [];
  const response = await fetch(site.baseUrl + picture);
  expect(response.headers.get("content-type")).toBe("image/svg+xml");
});

test("an older version of a legal text is listed below it, and says what it is", async () => {
  for (const [locale, path] of [
    ["tr", "/kullanim-sartlari"],
    ["en", "/en/terms-of-use"],
  ] as const) {
    const copy = words("legal", locale).previous;
    expect(await previewOf(path)).not.toContain(copy.title);
    await mkdir(join(folder, locale, "legal/older/kullanim-sartlari"), { recursive: true });
    const text = await readFile(join(folder, locale, "legal/kullanim-sartlari.md"), "utf8");
    const older = `${text.replace(/^version: .*/m, 'version: "0.9"')}\nXYZ\n`;
    await writeFile(join(folder, locale, "legal/older/kullanim-sartlari/0.9.md"), older);

    const page = await openInTab({ path, baseUrl: site.baseUrl });
    await startApp(page);
    await page.locator("#versions a").click();
    await page.getByText(copy.notice.replace("{version}", "0.9")).waitFor();
    const html = await previewOf(`${path}?version=0.9`);
    expect(html).toContain("<p>XYZ</p>");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*${path}"/>`));
    await page.getByRole("link", { name: copy.current }).click();
    await page.getByText(copy.notice.replace("{version}", "0.9")).waitFor({ state: "detached" });
    expect((await fetch(`${site.baseUrl}${path}?version=7`)).status).toBe(404);
  }
});

test("a mistake stands in place of the page until it is mended", async () => {
  await write("tr/management.yaml", (text) => text.replace("meta:", "meat:"));
  const path = "/hakkimizda/yonetim-yapimiz";
  const broken = await fetch(site.baseUrl + path);
  expect(broken.status).toBe(500);
  expect(await broken.text()).toMatch(/content\/tr\/management\.yaml, (line|satır) \d+: /);
  expect((await fetch(`${site.baseUrl}/hakkimizda`)).status).toBe(200);
  await write("tr/management.yaml");
  expect((await fetch(site.baseUrl + path)).status).toBe(200);
});

test("the app runs under the bar, which speaks the language of the page", async () => {
  const page = await openInTab({ path: "/hakkimizda", baseUrl: site.baseUrl });
  const bar = page.locator("#preview");
  await bar.getByText(words("publishing", "tr").preview.bar).waitFor();
  await startApp(page);
  expect(await bar.innerText()).toBe(words("publishing", "tr").preview.bar);
  await page.locator('header a[hreflang="en"]:visible').click();
  await page.waitForURL("**/en/about-us");
  await bar.getByText(words("publishing", "en").preview.bar).waitFor();
  expect(await bar.innerText()).toBe(words("publishing", "en").preview.bar);
});

/** The code of a program and of the chunks that it imports at its start. */
async function codeAtStart(file: string, known = new Map<string, string>()): Promise<Map<string, string>> {
  if (known.has(file)) return known;
  const code = await readFile(file, "utf8");
  known.set(file, code);
  for (const [, path = ""] of code.matchAll(/^import\b[^"]*"(\.[^"]+)"/gm)) {
    await codeAtStart(join(dirname(file), path), known);
  }
  return known;
}

test("the server starts without what reads texts, no browser gets it, and neither holds copy", async () => {
  const build = join(root, process.env.BUILD_DIR || "build");
  const codeBelow = async (name: string) => {
    const files = (await readdir(join(build, name), { recursive: true })).filter((file) => file.endsWith(".js"));
    return (await Promise.all(files.map((file) => readFile(join(build, name, file), "utf8")))).join("\n");
  };
  const atStart = [...(await codeAtStart(join(build, "server/main.js"))).values()].join("\n");
  const onServer = await codeBelow("server");
  const inBrowser = await codeBelow("client");
  const copy = words("lead-export", "tr").facts.notice;
  const holders = (mark: string) => [onServer, atStart, inBrowser].map((code) => code.includes(mark));
  expect(holders("YAMLParseError")).toEqual([true, false, false]);
  expect(holders("invalid_type")).toEqual([true, true, false]);
  expect(holders(copy)).toEqual([false, false, false]);
});
