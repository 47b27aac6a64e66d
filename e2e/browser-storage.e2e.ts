import { expect, test } from "vitest";
import { cookies, storedItems } from "../site/cookies.ts";
import { footerLink, openApp, startApp } from "./running-app.ts";

/** What the cookie policy names is all that a visit leaves behind: its table is tested against the same names. */
test("a browser keeps nothing but what the cookie policy names", async () => {
  const page = await openApp({ path: "/" });
  await footerLink(page, "Dijital Kampüs").click();
  await page.waitForURL("**/dijital-kampus");
  await page.locator("header a[hreflang=en]:visible").click();
  await page.waitForURL("**/en/digital-campus");
  await page.reload();
  await startApp(page);
  await footerLink(page, "Careers").click();
  await page.waitForURL("**/en/about-us/career");
  await page.goto("/en/search");
  await startApp(page);
  await page.getByRole("checkbox").uncheck();

  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(kept.sort()).toEqual([storedItems.searchKey, storedItems.scrollPositions].sort());
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([cookies.language.name]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length + (await caches.keys()).length)).toBe(0);
});
