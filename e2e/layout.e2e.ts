import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openInTab } from "./tab.ts";

test("at 200 % zoom nothing is lost and the bars no longer stick", async () => {
  const page = await openInTab({ path: "/bulut-cozumleri", width: 640 });
  await page.setViewportSize({ width: 640, height: 450 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
  expect(
    await page
      .locator("header")
      .first()
      .evaluate((header) => getComputedStyle(header).position),
  ).toBe("static");
});

describe("anchors", () => {
  const sections = [
    "cloud-solutions",
    "cloud-competencies",
    "cloud-partnerships",
    "cloud-features",
    "cloud-success-stories",
  ];

  test.each(["/bulut-cozumleri", "/en/cloud-solutions"])("%s has its five sections", async (path) => {
    const page = await openInTab({ path });
    for (const id of sections) {
      expect(await page.locator(`section#${id}`).count(), id).toBe(1);
      expect(await page.locator(`nav a[href="#${id}"]`).count(), id).toBeGreaterThan(0);
    }
  });

  test.each([true, false])("stop 170 px below the top (JavaScript: %s)", async (javaScript) => {
    const page = await openInTab({ path: "/bulut-cozumleri", javaScript, reducedMotion: true });
    await page.locator('nav a[href="#cloud-partnerships"]').click();
    await expect.poll(() => topOf(page, "#cloud-partnerships")).toBe(170);
  });
});

async function topOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).boundingBox();
  return Math.round(box?.y ?? -1);
}

test("the request at the foot of contact is laid out as one comes near, and led to all the same", async () => {
  const page = await openInTab({ path: "/iletisim", width: 375, reducedMotion: true });
  const isLaidOut = () =>
    page.locator("#request form").evaluate((form) => form.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await page.goto(new URL("#request", page.url()).href);
  await expect.poll(isLaidOut).toBe(true);
  await expect.poll(() => topOf(page, "#request")).toBe(170);
});

test.for([320, 1440])("the footer is laid out as one comes near, and ends the page %i px wide", async (width) => {
  const page = await openInTab({ path: "/en", width, reducedMotion: true });
  const footer = page.locator("footer");
  const isLaidOut = () => footer.locator("nav").evaluate((nav) => nav.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  const before = await page.evaluate(() => document.body.scrollHeight);
  // A key that comes before the first frame is lost.
  await expect.poll(() => page.keyboard.press("End").then(isLaidOut)).toBe(true);
  await expect.poll(() => footer.evaluate((one) => one.getBoundingClientRect().bottom - innerHeight)).toBeCloseTo(0, 0);
  // Its height was guessed before, and not too low: else the key would have stopped short of the end.
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThanOrEqual(before);
  // The night before it goes over into it, over the rule between them.
  const closing = page.locator("main > [data-closing]");
  const overlap = await closing.evaluate((one) => {
    one.scrollIntoView({ block: "end" });
    const { left, bottom } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + 2, bottom - 2));
  });
  expect(overlap).toBe(true);
});

test.for(["/", "/en/contact"])("text on %s keeps its lines when the fonts come late", async (path, { skip }) => {
  const late = Promise.withResolvers<void>();
  const before = (page: Page) => page.route("**/fonts/*", (route) => late.promise.then(() => route.continue()));
  // Without motion no height is a guess.
  const page = await openInTab({ path: "/robots.txt", width: 375, reducedMotion: true, before });
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  if (!(await page.evaluate(hasStandIn))) skip("no font here is as wide as Arial");
  const height = () => page.evaluate(() => document.body.scrollHeight);
  const standingIn = await height();
  late.resolve();
  await page.waitForLoadState("load");
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check("1em 'Hanken Grotesk'"))).toBe(true);
  // Two lines more or less in a page of hundreds. Any other font would make it eight or ten.
  expect(Math.abs((await height()) - standingIn)).toBeLessThanOrEqual(60);
});

/** One that has Arial's widths; few systems are without any. */
function hasStandIn(): Promise<boolean> {
  const font = new FontFace("Stand-in", 'local("Arial"), local("Liberation Sans"), local("Roboto")');
  return font.load().then(
    () => true,
    () => false,
  );
}

test("legal pages and stories print without navigation", async () => {
  for (const path of ["/cerez-politikasi", "/hakkimizda/basari-hikayeleri/tuna-lojistik"]) {
    const page = await openInTab({ path });
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("header").first().isVisible(), path).toBe(false);
    expect(await page.locator("footer").isVisible(), path).toBe(false);
    expect(await page.locator("h1").isVisible(), path).toBe(true);
  }
});

test("reduced motion switches transitions off", async () => {
  const page = await openInTab({ path: "/", reducedMotion: true });
  const button = page.locator("main a").first();
  expect(await button.evaluate((element) => getComputedStyle(element).transitionProperty)).toBe("none");
});

test("keyboard focus is visible", async () => {
  const page = await openInTab({ path: "/hakkimizda" });
  await page.keyboard.press("Tab");
  const skip = page.locator(":focus");
  expect(await skip.textContent()).toBe("İçeriğe geç");
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press("Tab");
  expect(await page.locator(":focus").evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
});
