import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { pageAt } from "../site/href.ts";
import { type PageType, pageOf } from "../site/pages.ts";
import { ask, html, sitemapPaths } from "./documents.ts";
import { startApp } from "./running-app.ts";
import { openInTab } from "./tab.ts";

/** Pages made for one visitor are packed in a hurry, as server/http/compress-response.ts says. */
const perRequest = 5;

/** What a visitor's browser may have to load, in bytes as they cross the network. */
const may = { boot: 3_100, home: 75_000, script: 130_000, form: 190_000 };

/** HTML with its styles, by type of page. */
const light = { service: 18_000, story: 16_000, legal: 16_000 } satisfies Partial<Record<PageType, number>>;
const forms = ["/iletisim", "/yonetilen-hizmetler/teklif-al", "/veri-sahibi-basvurusu", "/siber-dayaniklilik-raporu"];

describe("before the first interaction", () => {
  test("every page has its styles inside, one small script that is the same everywhere, and no other", async () => {
    const paths = [...(await sitemapPaths()), "/ara", "/en/search?q=sap", "/olmayan"];
    const pages = await Promise.all(paths.map(async (path) => ({ path, page: await html(path) })));
    const boots = new Map<string, string>();
    for (const { path, page } of pages) {
      const scripts = [...page.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].filter(([, type]) => !isData(type));
      expect(
        scripts.map(([, attributes]) => attributes),
        `${path}: scripts besides the boot`,
      ).toEqual([""]);
      expect(
        page.match(/<link[^>]*(stylesheet"(?![^>]*disabled)|modulepreload|as="script")[^>]*>/g),
        `${path}: linked files`,
      ).toBeNull();
      boots.set(scripts[0]?.[2] ?? "", path);
    }
    expect([...boots.values()], "pages whose boot differs").toHaveLength(1);
    for (const boot of boots.keys()) expect(Buffer.byteLength(boot), "the boot").toBeLessThanOrEqual(may.boot);
  });

  test.each(Object.entries(light))("the heaviest %s page weighs at most %i bytes", async (type, most) => {
    const paths = (await sitemapPaths()).filter((path) => typeOf(path) === type);
    const pages = await Promise.all(paths.map(async (path) => ({ path, page: await html(path) })));
    const guesses = await Promise.all(
      pages.map(async (one) => ({ ...one, guess: await brotli(Buffer.from(one.page), 5) })),
    );
    // Those that are near each other may change places.
    const heaviest = guesses.sort((one, other) => other.guess - one.guess).slice(0, 2);
    for (const { path, page } of heaviest) {
      expectWithin(`${path} (HTML)`, await brotli(Buffer.from(page)), most);
    }
  });

  test("home on a phone loads page, fonts and pictures, and little of them", async () => {
    const page = await openInTab({ path: "/", width: 375 });
    await page.waitForLoadState("networkidle");
    const loaded = await loadedBy(page);
    expect(loaded.filter(isScript)).toEqual([]);
    expectWithin("/", sum(loaded), may.home, loaded);
  });
});

test.each(forms)("the app of %s is small", async (path) => {
  // Nothing is loaded in advance for a visitor who saves data: neither other pages nor the rules of phone numbers.
  const page = await openInTab({ path, width: 375, saveData: true });
  await startApp(page);
  await page.waitForLoadState("networkidle");
  const loaded = await loadedBy(page);
  const scripts = loaded.filter(isScript);
  expect(scripts.length).toBeGreaterThan(2);
  expectWithin(`${path} (scripts)`, sum(scripts), may.script, scripts);
  expectWithin(path, sum(loaded), may.form, loaded);
});

type Loaded = { path: string; bytes: number };

/** The page itself and all it has asked for, but for the icon, which browsers fetch when they like. */
async function loadedBy(page: Page): Promise<Loaded[]> {
  const addresses = await page.evaluate(() => [
    location.href,
    ...performance.getEntriesByType("resource").map(({ name }) => name),
  ]);
  const paths = [...new Set(addresses.map((address) => new URL(address).pathname))].filter(
    (path) => path !== "/icon.svg",
  );
  return Promise.all(paths.map(async (path) => ({ path, bytes: await weight(path) })));
}

/** Finished files are packed as tightly as can be, which this build was in too much of a hurry for. */
async function weight(path: string): Promise<number> {
  const response = await ask(path, { headers: { "Accept-Encoding": "br" } });
  const body = Buffer.from(await response.arrayBuffer());
  if (!response.headers.get("content-encoding")) return body.length;
  return brotli(body, response.headers.has("etag") ? 11 : perRequest);
}

async function brotli(body: Buffer, quality = 11): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return (await promisify(brotliCompress)(body, { params })).length;
}

function expectWithin(what: string, bytes: number, most: number, parts: Loaded[] = []): void {
  const list = parts.map(({ path, bytes }) => `\n  ${bytes} ${path}`).join("");
  expect(bytes, `${what} weighs ${bytes} bytes and may weigh ${most}.${list}`).toBeLessThanOrEqual(most);
}

function typeOf(path: string): PageType | undefined {
  const found = pageAt(path);
  return found && pageOf(found.name).type;
}

function isData(attributes = ""): boolean {
  return /type="application\/(ld\+)?json"/.test(attributes);
}

function isScript({ path }: Loaded): boolean {
  return path.endsWith(".js");
}

function sum(loaded: Loaded[]): number {
  return loaded.reduce((total, { bytes }) => total + bytes, 0);
}
