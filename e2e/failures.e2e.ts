import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPage } from "./browser.ts";
import { footerLink, isSameDocument, openApp, otherDocument, startApp } from "./running-app.ts";

const provoked = /Failed to load resource|net::ERR|Failed to fetch|dynamically imported module/;

const languages = [
  {
    from: "/hakkimizda",
    link: "Dijital Kampüs",
    to: "/dijital-kampus",
    other: "Medya",
    failed: "Bir hata oluştu",
  },
  {
    from: "/en/about-us",
    link: "Digital Campus",
    to: "/en/digital-campus",
    other: "Media",
    failed: "An error occurred",
  },
];

/** Nothing is prefetched, so that the click has to ask for everything. */
function openBareApp(path: string): Promise<Page> {
  return openApp({ path, saveData: true, ignoreProblems: provoked });
}

/** Notes the last colour of a failed bar; the note outlives the document that the error page replaces. */
const watchBar = (page: Page) =>
  page.evaluate(() => {
    setInterval(() => {
      const bar = document.querySelector("[popover=manual][data-state=failed]");
      if (bar) Object.assign(window, { barFailed: getComputedStyle(bar).backgroundColor });
    }, 10);
  });

const faults: [string, string, (route: Route) => Promise<void>][] = [
  ["a script of an older release", "**/assets/*.js", (route) => route.fulfill({ status: 404, body: "Not Found" })],
  ["a style sheet of an older release", "**/assets/*.css", (route) => route.fulfill({ status: 404 })],
  ["a payload that fails", "**/*.data*", (route) => route.fulfill({ status: 503, body: "" })],
  [
    "a payload of another release",
    "**/*.data*",
    (route) => route.fulfill({ contentType: "text/x-script", body: "[{}]" }),
  ],
];

describe.each(languages)("from $from", (words) => {
  test("a failed navigation loads the page once; within a minute the error page shows, and one gets on from it", async () => {
    const page = await openBareApp(words.from);
    await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
    await footerLink(page, words.link).click();
    await page.waitForURL(`**${words.to}`);
    await page.locator("h1", { hasNotText: words.failed }).waitFor();
    expect(await isSameDocument(page)).toBe(false);

    await page.unroute("**/assets/*.js");
    await startApp(page);
    await watchBar(page);
    await page.route("**/*.data*", (route) => route.fulfill({ status: 500 }));
    await footerLink(page, words.other).click();
    await page.getByRole("heading", { name: words.failed }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    const orangered = "rgb(255, 69, 0)";
    await expect.poll(() => page.evaluate(() => (window as { barFailed?: string }).barFailed)).toBe(orangered);
    expect(await page.locator("h1:focus").textContent()).toBe(words.failed);
    expect(await page.locator("header").first().isVisible()).toBe(true);
    expect(await page.locator("h1").evaluate((heading) => getComputedStyle(heading).fontFamily)).toMatch(/Funnel/);

    await page.unroute("**/*.data*");
    await footerLink(page, words.link).click();
    await page.locator("h1", { hasNotText: words.failed }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await page.locator("h1", { hasNotText: words.failed }).waitFor();
    expect(new URL(page.url()).pathname).not.toBe(words.to);
  });
});

test.each(faults)("%s leads to the page from the server", async (_, files, fault) => {
  const page = await openBareApp("/hakkimizda");
  let faulty = 0;
  await page.route(files, (route) => {
    faulty++;
    return fault(route);
  });
  await footerLink(page, "Dijital Kampüs").click();
  await page.waitForURL("**/dijital-kampus");
  await otherDocument(page);
  expect(await page.title()).toMatch(/Dijital Kampüs/);
  expect(faulty).toBeGreaterThan(0);
});

test("a page whose script is missing shows the error page, never naked, and loads when one tries again", async () => {
  const page = await openApp({ path: "/hakkimizda", saveData: true, reducedMotion: true, ignoreProblems: provoked });
  await page.evaluate(() => {
    const looks = new Set<string>();
    setInterval(() => looks.add(getComputedStyle(document.body).fontFamily), 1);
    Object.assign(window, { looks });
  });
  await page.evaluate(() => sessionStorage.setItem("loaded-afresh", String(Date.now())));
  await page.route("**/assets/*.js", (route) => route.abort());
  await footerLink(page, "Dijital Kampüs").click();
  await page.getByRole("heading", { name: "Bir hata oluştu" }).waitFor();
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.evaluate(() => (window as unknown as { looks: Set<string> }).looks.size)).toBe(1);
  await page.unroute("**/assets/*.js");
  await page.getByRole("link", { name: "Yeniden deneyin" }).click();
  await otherDocument(page);
  expect(await page.title()).toMatch(/Dijital Kampüs/);
});

test("a payload that never comes is given up after two minutes", async () => {
  const page = await openPage({ path: "/robots.txt", ignoreProblems: provoked });
  await page.clock.install();
  await page.goto("/en/about-us");
  await startApp(page);
  await page.route("**/*.data*", () => {});
  await footerLink(page, "Digital Campus").click();
  await page.clock.fastForward(119_000);
  expect(await isSameDocument(page)).toBe(true);
  await page.clock.fastForward(2_000);
  await otherDocument(page);
  expect(await page.title()).toMatch(/Digital Campus/);
});

test("a server that does not answer at all leaves the visitor with our error page", async () => {
  const page = await openBareApp("/hakkimizda");
  await page.route("**/*", (route) => (route.request().resourceType() === "image" ? route.continue() : route.abort()));
  await footerLink(page, "Dijital Kampüs").click();
  await page.getByRole("heading", { name: "Bir hata oluştu" }).waitFor();
  expect(await isSameDocument(page)).toBe(true);
});

test("going back without a connection waits until it is there again", async () => {
  const page = await openBareApp("/hakkimizda");
  await footerLink(page, "Dijital Kampüs").click();
  await expect.poll(() => page.title()).toMatch(/Dijital Kampüs/);
  await page.context().setOffline(true);
  await page.evaluate(() => history.back());
  await page.waitForTimeout(300);
  expect(await page.locator("h1").count()).toBe(1);
  expect(await page.title()).toMatch(/Dijital Kampüs/);
  await page.context().setOffline(false);
  await expect.poll(() => page.title(), { timeout: 10_000 }).toMatch(/Hakkımızda/);
  expect(await isSameDocument(page)).toBe(true);
});
