import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { openPage } from "./browser.ts";
import { footerLink, isSameDocument, openApp, otherDocument, startApp } from "./running-app.ts";
import { openInTab } from "./tab.ts";

const provoked = /Failed to load resource|net::ERR|Failed to fetch|dynamically imported module/;

const tr = {
  from: "/hakkimizda",
  link: "Dijital Kampüs",
  to: "/dijital-kampus",
  other: "Medya",
  failed: "Bir hata oluştu",
  ours: "hata bizde",
  unreachable: "Sayfaya ulaşılamadı",
  retry: "Yeniden deneyin",
  title: /Dijital Kampüs/,
};
const en = {
  from: "/en/about-us",
  link: "Digital Campus",
  to: "/en/digital-campus",
  other: "Media",
  failed: "An error occurred",
  ours: "that’s our fault",
  unreachable: "The page could not be reached",
  retry: "Try again",
  title: /Digital Campus/,
};

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

/** What does not fit the release that the tab runs. */
const misfits: [string, string, (route: Route) => Promise<void>][] = [
  ["a script of an older release", "**/assets/*.js", (route) => route.fulfill({ status: 404, body: "Not Found" })],
  [
    "a payload of another release",
    "**/*.data*",
    (route) => route.fulfill({ contentType: "text/x-script", body: "[{}]" }),
  ],
];

/** What is around the page stays, the page says what is true and offers the same again, and nothing of it is fetched. */
async function expectErrorPage(page: Page, heading: string, retry: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  expect(await isSameDocument(page)).toBe(true);
  await expect.poll(() => page.evaluate(() => (window as { barFailed?: string }).barFailed)).toBe("rgb(255, 69, 0)");
  expect(await page.locator("h1:focus").textContent()).toBe(heading);
  expect(await page.locator("header nav a[href], footer a[href]").count()).toBeGreaterThan(20);
  expect(await page.locator("header").first().isVisible()).toBe(true);
  expect(await page.getByRole("link", { name: retry }).isVisible()).toBe(true);
  expect(await page.locator("main img").count()).toBe(0);
  expect(await page.title()).toContain(heading);
  expect(await page.locator("h1").evaluate((one) => getComputedStyle(one).fontFamily)).toMatch(/Funnel/);
}

test("code that fails loads the page once; within a minute the error page shows, and one gets on from it", async () => {
  const words = tr;
  const page = await openBareApp(words.from);
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
  await footerLink(page, words.link).click();
  await page.waitForURL(`**${words.to}`);
  await page.locator("h1", { hasNotText: words.failed }).waitFor();
  expect(await isSameDocument(page)).toBe(false);

  await page.unroute("**/assets/*.js");
  await startApp(page);
  await watchBar(page);
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
  await footerLink(page, words.other).click();
  await expectErrorPage(page, words.failed, words.retry);
  expect(await page.locator("main").textContent()).toContain(words.ours);

  await page.unroute("**/assets/*.js");
  await footerLink(page, words.link).click();
  await page.locator("h1", { hasNotText: words.failed }).waitFor();
  expect(await isSameDocument(page)).toBe(true);
});

test("a payload that fails shows the error page, the first time too, and one gets on from it", async () => {
  const words = en;
  const page = await openBareApp(words.from);
  await watchBar(page);
  await page.route("**/*.data*", (route) => route.fulfill({ status: 503, body: "" }));
  await footerLink(page, words.link).click();
  await expectErrorPage(page, words.failed, words.retry);
  expect(await page.locator("main").textContent()).toContain(words.ours);
  await page.unroute("**/*.data*");
  await footerLink(page, words.other).click();
  await page.locator("h1", { hasNotText: words.failed }).waitFor();
  await page.goBack();
  await expect.poll(() => page.title()).toMatch(words.title);
  expect(await isSameDocument(page)).toBe(true);
});

test("a server that does not answer leaves one with our error page, which says so and tries again", async () => {
  const words = tr;
  const page = await openBareApp(words.from);
  await watchBar(page);
  const asked: string[] = [];
  await page.route("**/*", (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  await footerLink(page, words.link).click();
  await expectErrorPage(page, words.unreachable, words.retry);
  expect(await page.locator("main").textContent()).not.toContain(words.ours);
  // Pictures of the page before may still have been on their way.
  expect(asked.filter((path) => /fonts|signs|not-found/.test(path))).toEqual([]);
  expect(await page.evaluate(() => [...document.images].filter((one) => one.naturalWidth === 0).length)).toBe(0);
  await page.getByRole("link", { name: words.retry }).click();
  await page.waitForTimeout(300);
  expect(await isSameDocument(page)).toBe(true);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.getByRole("link", { name: words.retry }).click();
  await otherDocument(page);
  expect(await page.title()).toMatch(words.title);
});

test("where the page in the other language fails, all words stay in one language", async () => {
  const words = en;
  const page = await openBareApp(words.from);
  await watchBar(page);
  const lang = await page.locator("html").getAttribute("lang");
  await page.route("**/*.data*", (route) => route.abort());
  await page.locator("header a[hreflang]:visible").click();
  await expectErrorPage(page, words.unreachable, words.retry);
  expect(await page.locator("html").getAttribute("lang")).toBe(lang);
  expect(await footerLink(page, words.link).count()).toBe(1);
});

test.each(misfits)("%s leads to the page from the server", async (_, files, fault) => {
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

test("a style sheet of an older release leads to the page from the server", async () => {
  const page = await openInTab({ path: "/iletisim", saveData: true, ignoreProblems: provoked });
  let faulty = 0;
  await page.route("**/assets/*.css", (route) => {
    faulty++;
    return route.fulfill({ status: 404 });
  });
  await startApp(page);
  await footerLink(page, "Dijital Kampüs").click();
  await page.waitForURL("**/dijital-kampus");
  await otherDocument(page);
  expect(await page.title()).toMatch(/Dijital Kampüs/);
  expect(faulty).toBeGreaterThan(0);
});

test("the page from the server is shown at the hash of the link", async () => {
  const page = await openBareApp("/hakkimizda");
  await page.route("**/*.data*", (route) => route.fulfill({ contentType: "text/x-script", body: "[{}]" }));
  await footerLink(page, "İK ürün ailesi").click();
  await otherDocument(page);
  expect(new URL(page.url()).hash).toBe("#ik");
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
  await page.waitForTimeout(200);
  expect(await page.title()).toMatch(/About/);
  await page.clock.fastForward(2_000);
  await page.getByRole("heading", { name: "The page could not be reached" }).waitFor();
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
  await expect.poll(() => page.title()).toMatch(/Hakkımızda/);
  expect(await isSameDocument(page)).toBe(true);
});
