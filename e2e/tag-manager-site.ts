import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { type Consent, readConsent } from "../domain/consent/consent.ts";
import { openPage, type Visit } from "./browser.ts";
import { root, startServer, type TestServer, withoutSettings } from "./server.ts";

const settings = { TAG_MANAGER_ID: "GTM-TEST01" };
const build = ".cache/with-tag-manager";
const tagManager = /^https:\/\/www\.googletagmanager\.com\//;

let server: TestServer;

/** Gives the journeys of a file a second site, built with a tag manager. The build is kept until something changes. */
export function siteWithTagManager(): void {
  beforeAll(async () => {
    const env = { ...withoutSettings(), ...settings, BUILD_DIR: build };
    const args = ["scripts/production/build.mjs", "--if-changed"];
    await promisify(execFile)(process.execPath, args, { cwd: root, env });
    server = await startServer(build, settings);
  }, 300_000);
  afterAll(() => server?.stop());
}

/** A visit to that site. The tag manager's own code is replaced by the given one; `asked` counts who asks for it. */
export async function visit(path: string, more: Partial<Visit> & { tagManagerCode?: string } = {}) {
  const asked: string[] = [];
  const page = await openPage({
    path,
    baseUrl: server.baseUrl,
    ignoreProblems: tagManager,
    ...more,
    async prepare(context) {
      await context.route(tagManager, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: "text/javascript", body: more.tagManagerCode ?? "" });
      });
      await more.prepare?.(context);
    },
  });
  return { page, asked };
}

/** The site's own answer, without a browser. */
export function askSite(path: string): Promise<Response> {
  return fetch(server.baseUrl + path);
}

export function banner(page: Page) {
  return page.locator("#consent");
}

/** Starts the app on a page, as a visitor who moves the pointer would. */
export async function startApp(page: Page): Promise<void> {
  await page.locator("main a").first().hover();
  await page.waitForFunction(() => document.getElementById("app-data") === null);
}

export async function cookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === "cerez_tercihi");
}

export async function decision(page: Page): Promise<Consent | undefined> {
  return readConsent((await cookie(page))?.value ?? "");
}

/** What the server kept under an id, oldest first. */
export async function recordsOf(id: string): Promise<Consent[]> {
  const folder = join(server.dataDir, "consents");
  const files = await readdir(folder).catch(() => []);
  const texts = await Promise.all(files.sort().map((file) => readFile(join(folder, file), "utf8")));
  const records = texts.flatMap((text) => text.trim().split("\n")).map((line) => JSON.parse(line) as Consent);
  return records.filter((record) => record.id === id);
}

/** Everything the tag manager was told; commands as lists of their words. */
export function told(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === "[object Arguments]" ? Array.from(entry as ArrayLike<unknown>) : entry,
    ),
  );
}

/** The page views among that. */
export async function pageViews(page: Page): Promise<Record<string, unknown>[]> {
  return (await told(page)).filter((entry): entry is Record<string, unknown> =>
    Object.values(entry as object).includes("pageView"),
  );
}
