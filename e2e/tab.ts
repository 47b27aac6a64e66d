import type { Page } from "playwright-core";
import { afterEach } from "vitest";
import { newContext, type Visit, viewportOf, watch } from "./browser.ts";

export type TabVisit = Omit<Visit, "prepare" | "locale"> & {
  /** The visitor saves data, so that nothing is prefetched. */
  saveData?: boolean;
  /** What must be in place before the page loads; its routes end with the visit. */
  before?: (page: Page) => Promise<unknown>;
};

type Tab = { page: Page; visit?: TabVisit };

const tabs = new Map<string, Tab>();

/**
 * Opens an address in the tab that the tests of a file share, for a visitor who was never here. A browser needs three
 * times as long for a new tab. What stays with a tab for good (scripts before each page, a clock) belongs to `openPage`.
 */
export async function openInTab(visit: TabVisit): Promise<Page> {
  const { baseUrl, javaScript = true, touch, saveData } = visit;
  const key = JSON.stringify({ baseUrl, javaScript, touch, saveData });
  const tab = tabs.get(key) ?? (await newTab(visit));
  tabs.set(key, tab);
  await forget(tab, javaScript);
  const { page } = tab;
  await page.setViewportSize(viewportOf(visit));
  const { colorScheme = "light", reducedMotion } = visit;
  await page.emulateMedia({ media: null, colorScheme, reducedMotion: reducedMotion ? "reduce" : "no-preference" });
  tab.visit = visit;
  await visit.before?.(page);
  await page.goto(visit.path);
  return page;
}

async function newTab({ path: _, before: __, saveData, ...visit }: TabVisit): Promise<Tab> {
  const context = await newContext(visit);
  if (saveData) {
    await context.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  }
  const tab: Tab = { page: await context.newPage() };
  watch(tab.page, () => tab.visit);
  return tab;
}

/** Leaves the last visit behind: its routes, cookies and stored items, and the place of its pointer. */
async function forget(tab: Tab, javaScript: boolean): Promise<void> {
  const { page } = tab;
  delete tab.visit;
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.context().setOffline(false);
  await page.mouse.move(0, 0);
  await page.context().clearCookies();
  if (!javaScript) return;
  await page.goto("/robots.txt");
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** What a page still does after its test is no problem of the next one. */
afterEach(() => {
  for (const tab of tabs.values()) delete tab.visit;
});
