import { expect, test } from "vitest";
import { openPage, takeProblems } from "./browser.ts";
import { openInTab } from "./tab.ts";

const running = () => document.getElementById("app-data") === null;

test("a content page loads no script before its visitor shows intent", async () => {
  const page = await openPage({ path: "/hakkimizda" });
  await page.waitForLoadState("networkidle");
  const scripts = () =>
    page.evaluate(
      () => performance.getEntriesByType("resource").filter((entry) => /\.js(\?|$)/.test(entry.name)).length,
    );
  expect(await scripts()).toBe(0);
  await page.locator("main a").first().hover();
  await page.waitForFunction(running);
  expect(await scripts()).toBeGreaterThan(0);
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
  const needed = await page.locator("#app-data").evaluate((block) => {
    const { files, modules, entry } = JSON.parse(block.textContent);
    return [...files, ...Object.values(modules), entry].map((name) => `/assets/${name}.js`);
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

test("if the app's code cannot be loaded, the plain document stays and works", async () => {
  const page = await openInTab({ path: "/", ignoreProblems: /Failed to load resource|net::ERR/ });
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.locator("footer a", { hasText: "Dijital Kampüs" }).hover();
  await page.waitForTimeout(300);
  expect(await page.evaluate(running)).toBe(false);
  await page.locator("footer a", { hasText: "Dijital Kampüs" }).click();
  await page.waitForURL("**/dijital-kampus");
  takeProblems();
});

test("an app whose code could not be loaded starts at the next sign, once it can", async () => {
  const page = await openInTab({ path: "/", ignoreProblems: /Failed to load resource|net::ERR/ });
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.keyboard.press("Shift");
  await page.waitForTimeout(300);
  expect(await page.evaluate(running)).toBe(false);
  await page.unroute("**/assets/*.js");
  await page.keyboard.press("Shift");
  await page.waitForFunction(running);
  takeProblems();
});

test("an unknown address inside the app shows the 404 page", async () => {
  const page = await openInTab({ path: "/en/contact", ignoreProblems: /status of 404/ });
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
