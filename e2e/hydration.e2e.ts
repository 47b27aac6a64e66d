import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPage, takeProblems } from "./browser.ts";
import { openInTab } from "./tab.ts";
import { touch } from "./touch.ts";

const running = () => document.getElementById("app-data") === null;
const isRunning = (page: Page) => page.evaluate(running);
const scripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType("resource").filter((entry) => /\.js(\?|$)/.test(entry.name)).length);
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));

/** What somebody who is there does, anywhere on the page. */
const signs: [string, (page: Page) => Promise<unknown>][] = [
  ["a movement of the pointer", (page) => page.mouse.move(640, 500)],
  ["the wheel", (page) => page.mouse.wheel(0, 60)],
  ["a key", (page) => page.keyboard.press("Shift")],
  ["a press", (page) => page.mouse.down()],
];

// The boot script is the same on every page, as byte-budgets.e2e.ts shows.
describe.each(["/hakkimizda", "/en/managed-services/request-a-quote"])("%s", (path) => {
  test.each(signs)("loads no script before the first sign of a visitor, and starts at %s", async (_, sign) => {
    const page = await openInTab({ path });
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(300);
    expect(await scripts(page)).toBe(0);
    await sign(page);
    await page.waitForFunction(running);
    expect(await scripts(page)).toBeGreaterThan(0);
    await page.mouse.up();
  });

  test("starts at a touch", async () => {
    const page = await openInTab({ path, touch: true, width: 375 });
    await page.waitForLoadState("networkidle");
    expect(await scripts(page)).toBe(0);
    await touch(page, "touchStart", [{ x: 180, y: 400 }]);
    await page.waitForFunction(running);
    await touch(page, "touchEnd", []);
  });

  test("starts at nothing that a browser does by itself: a restored place, a hash, a pointer that rests", async () => {
    const page = await openPage({ path: "/robots.txt" });
    await page.mouse.move(640, 500);
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    // As from an earlier visit.
    await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
    await page.reload();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700);
    await page.evaluate(() => location.assign("#content"));
    await page.waitForTimeout(800);
    expect(await scripts(page)).toBe(0);
    await page.mouse.move(641, 500);
    await page.waitForFunction(running);
  });

  test("starts for a visitor who saves data at a press, and not before", async () => {
    const page = await openInTab({ path, saveData: true });
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, 60);
    await page.waitForTimeout(400);
    expect(await scripts(page)).toBe(0);
    await page.mouse.down();
    await page.waitForFunction(running);
    await page.mouse.up();
  });
});

test("a sign while the document is still coming in is not forgotten", async () => {
  const page = await openPage({ path: "/robots.txt" });
  await page.addInitScript(() => {
    // The boot script looks for it in the head, long before the end of the document is there.
    const { requestIdleCallback } = window;
    Object.defineProperty(window, "requestIdleCallback", {
      configurable: true,
      get() {
        queueMicrotask(() => dispatchEvent(new PointerEvent("pointermove")));
        Object.assign(window, { wasLoading: document.readyState === "loading" });
        Object.defineProperty(window, "requestIdleCallback", { value: requestIdleCallback });
        return requestIdleCallback;
      },
    });
  });
  await page.goto("/hakkimizda");
  expect(await page.evaluate(() => (window as { wasLoading?: boolean }).wasLoading)).toBe(true);
  await page.waitForFunction(running);
});

describe("a click that is faster than the code", () => {
  const path = "/hakkimizda";
  const to = "/iletisim";
  const link = `header a[href='${to}']`;

  /** A page whose clock stands still. */
  async function openStill(): Promise<Page> {
    const page = await openPage({ path: "/robots.txt" });
    await page.clock.install();
    await page.goto(path);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await mark(page);
    return page;
  }
  const click = (page: Page, init: MouseEventInit = {}) =>
    page
      .locator(link)
      .first()
      .dispatchEvent("click", { bubbles: true, cancelable: true, button: 0, ...init });

  test("waits for it, and stays in the app", async () => {
    const page = await openStill();
    await click(page);
    // The list of files comes first; then they are asked for one after the other, and it takes as long as it takes.
    const askedFor = async () => {
      await page.clock.runFor(1);
      return page.locator("link[rel=modulepreload]").count();
    };
    await expect.poll(askedFor).toBeGreaterThan(0);
    await page.clock.runFor(50);
    await expect.poll(() => new URL(page.url()).pathname).toBe(to);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });

  test("goes on as an ordinary one after 300 ms", async () => {
    const page = await openStill();
    await page.route("**/assets/*.js", () => {});
    await click(page);
    await page.clock.runFor(290);
    await page.waitForTimeout(200);
    expect(new URL(page.url()).pathname).toBe(path);
    await page.clock.runFor(20);
    await page.waitForURL(`**${to}`);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
  });

  test("goes on at once where the code fails", async () => {
    const page = await openInTab({ path, ignoreProblems: /Failed to load resource|net::ERR/ });
    await page.route("**/assets/*.js", (route) => route.abort());
    await click(page);
    await page.waitForURL(`**${to}`);
    takeProblems();
  });

  test("is left to the browser where it is not for this tab", async () => {
    const page = await openInTab({ path });
    await page.route("**/assets/*.js", () => {});
    const kept = await page.evaluate((selector) => {
      // What the browser would do now; nothing of it here.
      const outcomes: boolean[] = [];
      addEventListener("click", (event) => {
        outcomes.push(event.defaultPrevented);
        event.preventDefault();
      });
      const anchor = document.querySelector(selector) as HTMLAnchorElement;
      const press = (init: MouseEventInit = {}) =>
        anchor.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
      press({ ctrlKey: true });
      press({ metaKey: true });
      press({ shiftKey: true });
      press({ button: 1 });
      anchor.target = "_blank";
      press();
      anchor.target = "";
      anchor.download = "page";
      press();
      anchor.removeAttribute("download");
      anchor.href = "https://elsewhere.invalid/";
      press();
      anchor.href = "mailto:info@example.com";
      press();
      anchor.href = "/";
      press();
      return outcomes;
    }, link);
    expect(kept).toEqual([...Array(8).fill(false), true]);
  });
});

test("all files of the app are asked for before any of them has come", async () => {
  const page = await openInTab({ path: "/hakkimizda" });
  const asked = new Set<string>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    asked.add(new URL(route.request().url()).pathname);
    await released;
    await route.continue();
  });
  const needed = await page.locator("#app-data").evaluate(async (block) => {
    const { files, modules, entry } = await (await fetch(JSON.parse(block.textContent).at)).json();
    return [...files, ...Object.values<string>(modules), entry] as string[];
  });
  await page.locator("main a").first().hover();
  await expect.poll(() => [...asked].sort()).toEqual(needed.sort());
  release();
  await page.waitForFunction(running);
});

test("a click in the running app changes the page without loading a document", async () => {
  const page = await openInTab({ path: "/en" });
  await page.locator("footer a", { hasText: "Digital Campus" }).hover();
  await page.waitForFunction(running);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator("footer a", { hasText: "Digital Campus" }).click();
  await page.waitForURL("**/en/digital-campus");
  await expect.poll(() => page.title()).toContain("Campus");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  expect(await page.locator('link[rel="canonical"]').count()).toBe(1);
});

test.each(["js", "css"])("if the app's .%s cannot be loaded, the plain document stays and works", async (kind) => {
  const page = await openInTab({ path: "/", ignoreProblems: /Failed to load resource|net::ERR/ });
  await page.route(`**/assets/*.${kind}`, (route) => route.abort());
  await page.locator("footer a", { hasText: "Dijital Kampüs" }).hover();
  await page.waitForTimeout(300);
  expect(await isRunning(page)).toBe(false);
  await page.locator("footer a", { hasText: "Dijital Kampüs" }).click();
  await page.waitForURL("**/dijital-kampus");
  takeProblems();
});

test.each(["js", "css"])("an app whose .%s could not be loaded starts at the next sign, once it can", async (kind) => {
  const page = await openInTab({ path: "/", ignoreProblems: /Failed to load resource|net::ERR/ });
  await page.route(`**/assets/*.${kind}`, (route) => route.abort());
  await page.keyboard.press("Shift");
  await page.waitForTimeout(300);
  expect(await isRunning(page)).toBe(false);
  await page.unroute(`**/assets/*.${kind}`);
  // A key that comes before the failed start has ended starts nothing.
  await expect.poll(() => page.keyboard.press("Shift").then(() => isRunning(page))).toBe(true);
  takeProblems();
});

test("an unknown address inside the app shows the 404 page", async () => {
  const page = await openInTab({ path: "/en/contact", ignoreProblems: /status of 404/ });
  await page.keyboard.press("Shift");
  await page.waitForFunction(running);
  await page.evaluate(() => {
    history.pushState({}, "", "/en/nowhere-at-all");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await page.getByRole("heading", { name: "File or directory not found" }).waitFor();
});

test.each(["/olmayan", "/en/about-us/media/nothing-here"])(
  "the error page at %s stays as it is, whatever one does, and leads on",
  async (path) => {
    const page = await openInTab({ path, ignoreProblems: /status of 404/ });
    const asked: string[] = [];
    page.on("request", (request) => /document|script/.test(request.resourceType()) && asked.push(request.url()));
    await page.locator("main a").first().hover();
    await page.keyboard.press("Shift");
    await page.waitForTimeout(200);
    expect(asked).toEqual([]);
    await page.locator("main a").first().click();
    await page.waitForURL(/\/(en)?$/);
  },
);

test("the search of the wizard appears with the app, and styled", async () => {
  const page = await openPage({ path: "/yonetilen-hizmetler/teklif-al" });
  // Some headless browsers send a pointer event of their own; people do not, so the test does not rely on it.
  await page.keyboard.press("Shift");
  const search = page.locator("main input[type=search]");
  await search.waitFor();
  expect(await search.evaluate((one) => getComputedStyle(one).borderRadius)).not.toBe("0px");
});
