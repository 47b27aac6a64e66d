import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPage } from "../browser.ts";
import { finger, touch } from "../touch.ts";

const paths = ["/hakkimizda", "/bulut-cozumleri", "/aydinlatma-metni", "/en/digital-campus", "/en/r-and-d-center"];

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));

async function stayedOfFive(attempt: (path: string) => Promise<boolean>): Promise<number> {
  let stayed = 0;
  for (const path of paths) if (await attempt(path)) stayed++;
  return stayed;
}

/** How many times longer work takes here than on a machine with nothing else to do, where the promised times hold. */
function slowness(): number {
  const work = 50_000;
  const before = process.cpuUsage();
  const start = performance.now();
  for (let used = 0; used < work; ) {
    const { user, system } = process.cpuUsage(before);
    used = user + system;
  }
  return Math.max(1, ((performance.now() - start) * 1_000) / work);
}

describe("in the app stay", () => {
  test("5 of 5 taps after a second of scrolling on a slow phone and line", async () => {
    async function tap(path: string): Promise<boolean> {
      const page = await openPage({ path: "/robots.txt", touch: true, width: 375 });
      const session = await finger(page);
      await session.send("Network.enable");
      const speed = 10_000_000 / 8;
      const line = { offline: false, latency: 40, downloadThroughput: speed, uploadThroughput: speed };
      await session.send("Network.emulateNetworkConditions", line);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await page.goto(path);
      await mark(page);
      const home = await page.locator("header a[href]").first().boundingBox();
      for (const end = Date.now() + 1_000 * slowness(); Date.now() < end; ) {
        await touch(page, "touchStart", [{ x: 180, y: 700 }]);
        for (let y = 680; y > 400; y -= 40) await touch(page, "touchMove", [{ x: 180, y }]);
        // A tap on a page that is still flung only stops it.
        await page.waitForTimeout(100);
        await touch(page, "touchMove", [{ x: 180, y: 400 }]);
        await touch(page, "touchEnd", []);
      }
      await page.touchscreen.tap((home?.x ?? 0) + 20, (home?.y ?? 0) + 15);
      await page.waitForURL(/\d\/(en)?$/);
      const stayed = await page.evaluate(() => "sameDocument" in window);
      await page.context().close();
      return stayed;
    }
    expect(await stayedOfFive(tap)).toBe(5);
  });

  test("5 of 5 clicks 100 ms after the first movement of a mouse", async () => {
    async function click(path: string): Promise<boolean> {
      // Nothing is in the cache of a visitor who was never here.
      const page = await openPage({ path });
      await mark(page);
      const link = page.locator("header nav a[href$='/iletisim'], header nav a[href$='/contact']").first();
      const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
      await page.mouse.move(640, 600);
      await page.waitForTimeout(100 * slowness());
      await page.mouse.click(x + 5, y + 5);
      await page.waitForURL(/\/(iletisim|contact)$/);
      const stayed = await page.evaluate(() => "sameDocument" in window);
      await page.context().close();
      return stayed;
    }
    expect(await stayedOfFive(click)).toBe(5);
  });
});
