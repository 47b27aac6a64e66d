import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { pageAt } from "../site/href.ts";
import { type PageType, pageNames, pageOf, pages } from "../site/pages.ts";
import { violations } from "./axe.ts";
import { openPage } from "./browser.ts";
import { sitemapPaths } from "./documents.ts";

/** Pages that the sitemap does not name. */
const unlisted = [
  "/yonetilen-hizmetler/teklif-al-tesekkurler",
  "/en/managed-services/quote-thank-you",
  "/ara",
  "/en/search",
];

/** Runs a job over a list on both cores. */
async function inPairs<Item>(items: Item[], job: (item: Item) => Promise<string[]>): Promise<string[]> {
  const queue = [...items];
  const found: string[] = [];
  async function work() {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) found.push(...(await job(item)));
  }
  await Promise.all([work(), work()]);
  return found;
}

function inHalves(paths: string[]): string[][] {
  const half = Math.ceil(paths.length / 2);
  return [paths.slice(0, half), paths.slice(half)];
}

/** One walk for three promises, because opening 130 pages is what takes the time. */
test("axe finds nothing on any page in either language, the app starts, and the policy refuses nothing", {
  timeout: 300_000,
}, async () => {
  const paths = [...(await sitemapPaths()), ...unlisted, "/olmayan", "/en/nowhere"];
  expect(paths.length).toBeGreaterThan(100);
  const found = await inPairs(inHalves(paths), async (share) => {
    const page = await openPage({ path: share[0] as string, reducedMotion: true, ignoreProblems: /status of 404/ });
    const lines: string[] = [];
    for (const path of share) {
      await page.goto(path);
      lines.push(...(await violations(page)));
      await page.keyboard.press("Shift");
      await page.waitForFunction(() => document.getElementById("app-data") === null);
    }
    return lines;
  });
  expect(found).toEqual([]);
});

/** One Turkish page of each type; a detail page needs an item. */
async function pageOfEachType(): Promise<string[]> {
  const known = [...(await sitemapPaths()), ...unlisted];
  const types = new Set<PageType>(pageNames.map((name) => pages[name].type));
  return [...types].map((type) => known.find((path) => !path.startsWith("/en") && typeOf(path) === type) as string);
}

function typeOf(path: string): PageType | undefined {
  const name = pageAt(path)?.name;
  return name && pageOf(name).type;
}

describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
  test.each([375, 1440])(
    "axe finds nothing on any page type at %i px, menu closed and open",
    { timeout: 180_000 },
    async (width) => {
      const found = await inPairs(inHalves(await pageOfEachType()), async (share) => {
        const page = await openPage({ path: share[0] as string, width, colorScheme, reducedMotion: true });
        const lines: string[] = [];
        for (const path of share) {
          await page.goto(path);
          lines.push(...(await violations(page)));
          await openMenu(page, width);
          // The rest of the page is the same as before.
          lines.push(...(await violations(page, "header")));
        }
        return lines;
      });
      expect(found).toEqual([]);
    },
  );
});

async function openMenu(page: Page, width: number): Promise<void> {
  if (width < 1024) await page.getByRole("button", { name: "Menü" }).click();
  await page.locator("summary", { hasText: "Yönetilen Hizmetler" }).first().click();
  await page
    .getByRole("link", { name: /Siber Güvenlik/ })
    .first()
    .waitFor();
}
