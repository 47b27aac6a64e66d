import type { Locator, Page } from "playwright-core";
import { openInTab, type TabVisit } from "./tab.ts";

/** Opens a page and starts the app. */
export async function openApp(visit: TabVisit): Promise<Page> {
  const page = await openInTab(visit);
  await startApp(page);
  return page;
}

/** From then on a mark tells whether the document is still the same. */
export async function startApp(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => document.getElementById("app-data") === null);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => "sameDocument" in window);
}

export async function otherDocument(page: Page): Promise<void> {
  await page.waitForFunction(() => !("sameDocument" in window));
}

export function footerLink(page: Page, name: string): Locator {
  return page.locator("footer").getByRole("link", { name, exact: true });
}
