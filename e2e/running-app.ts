import type { Locator, Page } from "playwright-core";
import { openPage, type Visit } from "./browser.ts";

/** Opens a page and starts the app. Visitors who save data prefetch nothing. */
export async function openApp({ saveData, ...visit }: Visit & { saveData?: boolean }): Promise<Page> {
  const page = await openPage(saveData ? { ...visit, path: "/robots.txt" } : visit);
  if (saveData) {
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await page.goto(visit.path);
  }
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
