import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from "playwright-core";
import { browserWithWindow, findBrowser } from "../../scripts/find-browser.mjs";

export const flags = [
  "--lang=tr",
  "--accept-lang=tr-TR,tr",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

export const browserPath: string = browserWithWindow() ?? (await findBrowser(process.execPath));

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath, args: flags });
}

/** A tab of a visitor from Turkey. */
export async function openTab(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ locale: "tr-TR", ...options });
  const page = await context.newPage();
  await enlargeWindow(page);
  return page;
}

/**
 * A visitor with a profile of their own. Without one, as in a private window, Chromium draws the site's icon anew at
 * every change of the address, in the page's own thread.
 */
export function openProfile(options: BrowserContextOptions): Promise<BrowserContext> {
  const args = [...flags, `--window-size=${windowSize.width},${windowSize.height}`];
  // In a folder that goes with the browser.
  return chromium.launchPersistentContext("", { executablePath: browserPath, args, locale: "tr-TR", ...options });
}

/** The browser's own bars are part of a window: in one as large as the page, the page's foot would never be painted. */
const windowSize = { width: 1_600, height: 1_200 };

async function enlargeWindow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send("Browser.getWindowForTarget");
  await session.send("Browser.setWindowBounds", { windowId, bounds: windowSize });
  await session.detach();
}

/** As on a phone that is four times as slow as this machine. */
export async function slowDown(page: Page, times = 4): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: times });
  return session;
}

/** Shows intent and waits for the app. */
export async function startApp(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => document.getElementById("app-data") === null);
}
