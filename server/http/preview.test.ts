import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadNews } from "../../copy/load.ts";
import { words } from "../../copy/words.ts";
import { expectOurHeaders } from "../../testing/server/header-rules.ts";
import { rawExchange } from "../../testing/server/raw-connection.ts";
import { startSite } from "../../testing/server/running-site.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { readEnvironment } from "../env.ts";
import { brokenTextHeader } from "./preview-page.ts";

const news = "tr/news/calisan-portali-yenilendi.md";

/** Renders a page that shows a short text and the titles of the news, in the language of its address. */
async function handler({ url }: Request): Promise<Response> {
  const locale = url.includes("/en") ? "en" : "tr";
  const titles = loadNews(locale).map(({ title }) => title);
  const text = `<html lang="${locale}"><head></head><body>${words("about", locale).meta.title} ${titles}</body></html>`;
  return new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8", "X-Robots-Tag": "none" } });
}

async function startPreview(marks: Record<string, string> = {}) {
  const folder = temporaryFolder();
  for (const locale of ["tr", "en"]) {
    cpSync(join(import.meta.dirname, "../../content", locale), join(folder, locale), { recursive: true });
  }
  const settings = { CONTENT_PREVIEW_DIR: folder, DATA_DIR: temporaryFolder(), ...marks };
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(
      join(folder, file),
      edit(existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : ""),
    );
  return { ...(await startSite({ settings, handler })), change };
}

describe("a preview", () => {
  test("renders pages that lie finished in the build, from the texts as they are", async () => {
    const { get, change } = await startPreview();
    expect(await (await get("/hakkimizda")).text()).toContain(words("about", "tr").meta.title);
    change("tr/about.yaml", (text) => text.replace(/title: .*/, "title: Bambaşka"));
    change(news, (text) => text.replace(/^title: .*/m, "title: Yepyeni\ndraft: true"));
    const body = await (await get("/hakkimizda")).text();
    expect(body).toContain("Bambaşka");
    expect(body).toContain("[Taslak] Yepyeni");
  });

  test("tells everybody to keep and to list nothing", async () => {
    const { get, port } = await startPreview();
    for (const path of ["/", "/en", "/hakkimizda.data", "/yok", "/yok.png", "/robots.txt", "/500", "/healthz"]) {
      const { headers } = await get(path, { "If-None-Match": "*" });
      expect(headers.get("x-robots-tag"), path).toBe("noindex");
      expect(headers.get("cache-control"), path).toBe("no-store");
      expect(headers.get("etag"), path).toBeNull();
      expectOurHeaders(headers);
    }
    expect(await rawExchange(port, "BREW / HTTP/1.1\r\n\r\n")).toContain("X-Robots-Tag: noindex");
  });

  test("says on every page what it is, in the page's language, with a policy that allows it", async () => {
    const { get } = await startPreview();
    for (const path of ["/hakkimizda", "/en/about-us", "/yok"]) {
      const response = await get(path, { "Accept-Encoding": "br" });
      const html = await response.text();
      for (const locale of ["tr", "en"] as const) {
        expect(html).toContain(`<p lang="${locale}">${words("publishing", locale).preview.bar}</p>`);
      }
      expect(response.headers.get("content-security-policy")).toMatch(/style-src 'self' 'sha256-/);
    }
  });

  test("shows a mistake in place of the page until it is mended", async () => {
    const { get, change } = await startPreview();
    change(news, (text) => text.replace("title: ", "titel: "));
    const response = await get("/hakkimizda");
    expect(response.status).toBe(500);
    expectOurHeaders(response.headers);
    expect(response.headers.get(brokenTextHeader)).toBeNull();
    const page = await response.text();
    expect(page).toContain(words("publishing", "tr").preview.mistake);
    expect(page).toMatch(/content\/tr\/news\/calisan-portali-yenilendi\.md, (line|satır) 2: /);
    const data = await get("/hakkimizda.data");
    expect([data.status, await data.text()]).toEqual([
      500,
      expect.stringMatching(/calisan-portali-yenilendi\.md, (line|satır) 2: /),
    ]);
    expect((await get("/en/about-us")).status).toBe(200);
    change(news, (text) => text.replace("titel: ", "title: "));
    expect((await get("/hakkimizda")).status).toBe(200);
  });

  test("survives mistakes in its own words and in those of error pages", async () => {
    const { get, change } = await startPreview();
    for (const name of ["publishing", "error-pages"]) change(`tr/${name}.yaml`, () => "a: [");
    expect((await get("/hakkimizda")).status).toBe(200);
    change("moved.yaml", () => "a: [");
    expect(await (await get("/hakkimizda")).text()).toMatch(/content\/moved\.yaml, (line|satır) 1: /);
    change("moved.yaml", () => "/eski: hakkimizda");
    expect((await get("/eski")).headers.get("location")).toBe("/hakkimizda");
    change("tr/about.yaml", () => "a: [");
    const response = await get("/hakkimizda");
    expect(response.status).toBe(500);
    expect(await response.text()).toMatch(/content\/tr\/about\.yaml, (line|satır) 1: /);
  });
});

describe("a preview with marks", () => {
  const mark = /[\u2061-\u2064]/;

  test("has them in the texts, a table of their places, and neither a bar nor a script", async () => {
    const { get } = await startPreview({ CONTENT_PREVIEW_MARKS: "on" });
    const html = await (await get("/hakkimizda")).text();
    const [, table = "", rest] = /<script type="application\/json" id="places">(.*?)<\/script>(.*)/s.exec(html) ?? [];
    expect(rest).toBe("</body></html>");
    expect(JSON.parse(table)).toContainEqual([expect.any(Number), { file: `${news}`, path: "title" }]);
    expect(table).not.toMatch(mark);
    expect(html).toMatch(mark);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toContain('id="preview"');
  });

  test("names the file of a mistake for the office", async () => {
    const { get, change } = await startPreview({ CONTENT_PREVIEW_MARKS: "on" });
    change(news, (text) => text.replace("title: ", "titel: "));
    const { status, headers } = await get("/hakkimizda");
    expect([status, headers.get(brokenTextHeader)]).toEqual([500, `content/${news}`]);
  });

  test("carries none where a word is looked for, and where no page is", async () => {
    const { get } = await startPreview({ CONTENT_PREVIEW_MARKS: "on" });
    for (const path of ["/hakkimizda?q=portal", "/hakkimizda.data", "/sitemap.xml"]) {
      expect(await (await get(path)).text(), path).not.toMatch(mark);
    }
  });
});

test("no page of the site itself says anything of a preview", async () => {
  const { get } = await startSite();
  const response = await get("/hakkimizda");
  expect(response.headers.get("x-robots-tag")).toBeNull();
  expect(await response.text()).not.toContain("preview");
});

test("a folder without the languages is refused", async () => {
  const folder = temporaryFolder();
  const settings = { CONTENT_PREVIEW_DIR: folder, DATA_DIR: temporaryFolder() };
  await expect(startSite({ settings })).rejects.toMatchObject({
    sentences: [`CONTENT_PREVIEW_DIR must be a folder like content/, but ${folder} has no folder "tr".`],
  });
});

test("a preview has data of its own and reaches nobody", () => {
  const preview = { CONTENT_PREVIEW_DIR: "content", DATA_DIR: "trial" };
  expect(readEnvironment(preview)).toMatchObject(preview);
  expect(() => readEnvironment({ CONTENT_PREVIEW_DIR: "content" })).toThrow();
  expect(() => readEnvironment({ ...preview, SMTP_URL: "smtp://mail.example.com" })).toThrow();
});
