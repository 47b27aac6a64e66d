import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage } from "./browser.ts";
import { startApp } from "./running-app.ts";

const stories = "main > section:nth-child(5)";
/** The last turn is theirs. */
const inStories = `${stories} > *`;

/** Notes in every frame of a whole document whether that which is inside of a lower part is laid out. */
function watch(inside: string) {
  return (context: BrowserContext) =>
    context.addInitScript((inside) => {
      const laidOut: boolean[] = [];
      Object.assign(window, { laidOut });
      const look = () => {
        const element = document.readyState !== "loading" && document.querySelector(inside);
        if (element) laidOut.push(element.checkVisibility({ contentVisibilityAuto: true }));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, inside);
}

const noted = (page: Page) => page.evaluate(() => (window as unknown as { laidOut: boolean[] }).laidOut);
const wasLaidOutAtOnce = async (page: Page) => (await noted(page)).at(0);
const isLaidOut = async (page: Page) => (await noted(page)).at(-1);
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test.each([
  { path: "/", inside: inStories },
  { path: "/aydinlatma-metni", inside: "article ul:last-of-type > li" },
])("what lies below the first screen of $path is laid out a moment after it", async ({ path, inside }) => {
  const page = await openPage({ path, width: 375, prepare: watch(inside) });
  expect(await wasLaidOutAtOnce(page)).toBe(false);
  await expect.poll(() => isLaidOut(page)).toBe(true);
});

test("who loads a page anew, or comes to a place in it, finds all of it laid out", async () => {
  const page = await openPage({ path: "/", width: 375, prepare: watch(inStories) });
  await expect.poll(() => isLaidOut(page)).toBe(true);
  await page
    .locator(stories)
    .evaluate((part) => scrollBy({ top: part.getBoundingClientRect().top - 100, behavior: "instant" }));
  await page.reload();
  expect(await wasLaidOutAtOnce(page)).toBe(true);
  await expect.poll(() => topOf(page, stories)).toBe(100);
  await page.goto("/en#services");
  expect(await wasLaidOutAtOnce(page)).toBe(true);
  await page.goto("/en");
  expect(await wasLaidOutAtOnce(page)).toBe(false);
});

test("in the app all is laid out, and going back finds the place", async () => {
  const page = await openPage({ path: "/", width: 375, prepare: watch(inStories) });
  await startApp(page);
  await expect.poll(() => isLaidOut(page)).toBe(true);
  const link = page.locator(`${stories} a`).first();
  await link.hover();
  const place = await topOf(page, stories);
  await link.click();
  await page.locator("main h1:focus").waitFor();
  const parts = page.locator("main > *");
  expect(await parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).contentVisibility))).not.toContain(
    "auto",
  );
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => topOf(page, stories)).toBe(place);
});
