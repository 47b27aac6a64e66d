import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { type Consent, readConsent } from "../domain/consent/consent.ts";
import { openStorage } from "../server/storage/open-storage.ts";
import { openPage, type Visit } from "./browser.ts";
import { secondBuild, secondBuildSettings } from "./second-build.ts";
import { startServer, type TestServer } from "./server.ts";
import { openInTab, type TabVisit } from "./tab.ts";

const tagManager = /^https:\/\/(www\.googletagmanager|[\w.]+\.google-analytics|[\w.]*analytics\.google)\.com\//;

let server: TestServer;

/** Gives the journeys of a file a second site, built with a tag manager. */
export function siteWithTagManager(): void {
  beforeAll(async () => {
    server = await startServer((await secondBuild()).build, secondBuildSettings);
  });
  afterAll(() => server?.stop());
}

type TagVisit = Partial<TabVisit> & {
  /** Stands in for what the tag manager would send. */
  tagManagerCode?: string;
  /** In a fresh visit, where something must be in place before every page. */
  prepare?: NonNullable<Visit["prepare"]>;
};

/** A visit to that site. `asked` counts who asks for the tag manager or reports to its measurement. */
export async function visit(path: string, { tagManagerCode = "", prepare, ...more }: TagVisit = {}) {
  const asked: string[] = [];
  const answers = (where: Pick<Page, "route">) =>
    where.route(tagManager, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: tagManagerCode });
    });
  const here = { path, baseUrl: server.baseUrl, ignoreProblems: tagManager, ...more };
  const page = prepare
    ? await openPage({ ...here, prepare: async (context) => [await answers(context), await prepare(context)] })
    : await openInTab({ ...here, before: answers });
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
  const { consents, close } = await openStorage({ databaseUrl: "", dataDir: server.dataDir });
  const records: Consent[] = [];
  for await (const { keptAt: _, ...record } of consents.each()) if (record.id === id) records.push(record);
  await close();
  return records;
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
