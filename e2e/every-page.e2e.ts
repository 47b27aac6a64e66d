import type { CDPSession, Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "./axe.ts";
import { openPage } from "./browser.ts";
import { kindOf, sitemapPaths } from "./documents.ts";
import { startApp } from "./running-app.ts";

/** Pages that the sitemap does not name. */
const unlisted = [
  "/yonetilen-hizmetler/teklif-al-tesekkurler",
  "/en/managed-services/quote-thank-you",
  "/ara",
  "/en/search",
];
const foundBySearch = ["/ara?q=yedek", "/ara?q=g%C3%BCvnelik&kind=services", "/en/search?q=zzzzqqq"];
const errorPages = ["/olmayan", "/en/nowhere", "/hakkimizda/basari-hikayeleri/yok"];

const breakpoints = [320, 375, 425, 768, 1024, 1440, 2560];
/** Where everything is looked at, and in which theme: what stands at both widths is seen in both. */
const looks = new Map([
  [375, "dark"],
  [1440, "light"],
] as const);

type Tab = { page: Page; screen: CDPSession };

/**
 * One walk for all promises, because opening 130 pages is what takes the time. Pages of one module in one language
 * share their layout and their code: the first is looked at closely, and the app leads on to the others.
 */
test("every page starts the app or is reached in it, keeps to the policy, never scrolls sideways, and satisfies axe", {
  timeout: 1_200_000,
}, async () => {
  const paths = [...(await sitemapPaths()), ...unlisted];
  expect(paths.length).toBeGreaterThan(100);
  const alone = [...foundBySearch, ...errorPages].map((path) => [path]);
  const kinds = [...Object.values(Object.groupBy(paths, kindOf)), ...alone] as [string, ...string[]][];
  const found = await inTwoTabs(kinds, async (tab, [first, ...others]) => [
    ...(await openClosely(tab, first)),
    ...(await leadOn(tab, others)),
  ]);
  expect(found).toEqual([]);
});

/** One tab for each core; the longest lists first, so that both end together. */
async function inTwoTabs<Item extends string[]>(items: Item[], look: (tab: Tab, item: Item) => Promise<string[]>) {
  const queue = items.toSorted((one, other) => other.length - one.length);
  const found: string[] = [];
  async function work() {
    const page = await openPage({
      path: "/robots.txt",
      reducedMotion: true,
      ignoreProblems: /status of 404/,
      prepare: (context) =>
        context.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } })),
    });
    const tab = { page, screen: await page.context().newCDPSession(page) };
    for (let item = queue.shift(); item; item = queue.shift()) found.push(...(await look(tab, item)));
  }
  await Promise.all([work(), work()]);
  return found;
}

/** At every breakpoint; a Turkish page as a phone and a desk show it, an English one for its words. */
async function openClosely(tab: Tab, path: string): Promise<string[]> {
  const { page } = tab;
  await page.goto(path, { waitUntil: "domcontentloaded" });
  // Laid out as if one were near: else they could not be seen to be too wide.
  await page.locator("footer, #request").evaluateAll((parts) => {
    for (const part of parts) part.style.setProperty("content-visibility", "visible");
  });
  const found: string[] = [];
  for (const width of breakpoints) {
    found.push(...(await sideways(tab, width)));
    const colorScheme = looks.get(width as 375);
    if (!colorScheme || path.startsWith("/en")) continue;
    await page.emulateMedia({ colorScheme });
    found.push(...(await violations(page)).map((line) => `${colorScheme}, ${width} px: ${line}`));
  }
  if (path.startsWith("/en")) found.push(...(await violations(page, "html", "words")));
  if (!errorPages.includes(path)) await startApp(page);
  return found;
}

/** One after the other in the same document, as for a visitor who reads on. Header and footer stay as they were. */
async function leadOn(tab: Tab, paths: string[]): Promise<string[]> {
  const { page } = tab;
  const found: string[] = [];
  for (const path of paths) {
    await follow(page, path);
    for (const width of [320, 1024]) found.push(...(await sideways(tab, width)));
    found.push(...(await violations(page, "main", "words")));
  }
  return found;
}

async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await page.waitForFunction((path) => {
    const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
    const isWhole = document.querySelector("main > .coming") === null;
    return isWhole && canonical && new URL(canonical.href).pathname === path;
  }, path);
}

/** Over the debugger, because setting the size of the window takes ten times as long. */
async function sideways({ page, screen }: Tab, width: number): Promise<string[]> {
  const metrics = { width, height: 900, deviceScaleFactor: 1, mobile: false };
  await screen.send("Emulation.setDeviceMetricsOverride", metrics);
  const [seen, over] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth - innerWidth]);
  return seen === width && over === 0 ? [] : [`${page.url()} at ${width} px (${seen}) is ${over} px too wide`];
}
