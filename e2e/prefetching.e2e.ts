import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { footerLink, openApp } from "./running-app.ts";

/** A file may ask for others. */
async function hasAskedForAll(page: Page, asked: string[]): Promise<void> {
  for (let seen = -1; seen !== asked.length; ) {
    seen = asked.length;
    await page.waitForTimeout(1_000);
  }
}

describe("prefetching", () => {
  test("brings code and payload of links in view, which the click then uses", async () => {
    const page = await openApp({ path: "/en/about-us" });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await footerLink(page, "Digital Campus").scrollIntoViewIfNeeded();
    await expect.poll(() => asked).toContain("/en/digital-campus.data");
    expect(asked.filter((path) => /request-a-quote|quote-thank-you|\/search/.test(path))).toEqual([]);
    // From here on only the click brings something, and not what the next page finds in view.
    await page.evaluate(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await hasAskedForAll(page, asked);
    await page.evaluate(() => performance.clearResourceTimings());
    await footerLink(page, "Digital Campus").click();
    await page.waitForURL("**/en/digital-campus");
    await page.getByRole("heading", { level: 1, name: "Digital Campus" }).waitFor();
    // The browser has kept them.
    const used = await page.evaluate(() =>
      performance.getEntriesByType("resource").map((entry) => {
        const { name, transferSize } = entry as PerformanceResourceTiming;
        return { path: new URL(name).pathname, transferSize };
      }),
    );
    expect(used.filter(({ path }) => path.endsWith(".js"))).toEqual([]);
    expect(used.filter(({ path }) => path.endsWith(".data"))).toEqual([
      { path: "/en/digital-campus.data", transferSize: 0 },
    ]);
  });

  test("brings those of links below the head of a page one moved to", async () => {
    const page = await openApp({ path: "/en/about-us" });
    // A browser that always has time looks for links before those below the head are there.
    await page.evaluate(() => {
      window.requestIdleCallback = (work) => {
        work({ didTimeout: false, timeRemaining: () => 50 });
        return 0;
      };
    });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await footerLink(page, "Media").click();
    await page.locator('main a[href^="/en/about-us/media/"]').first().scrollIntoViewIfNeeded();
    await expect.poll(() => asked.filter((path) => /media\/.+\.data$/.test(path)).length).toBeGreaterThan(0);
  });

  test("spares visitors who save data", async () => {
    const page = await openApp({ path: "/hakkimizda", saveData: true });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.locator("footer").scrollIntoViewIfNeeded();
    await page.waitForTimeout(400);
    expect(asked.filter((path) => path.endsWith(".data"))).toEqual([]);
  });
});
