import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { words } from "../copy/words.ts";
import { href } from "../site/href.ts";
import { startApp } from "./running-app.ts";
import { openInTab } from "./tab.ts";

/** Pictures that one works with: the kinds of cloud, and the chart of the stories. */
const languages = [
  { locale: "tr", cloud: words("cloud", "tr").solutions, chart: words("stories", "tr").chart },
  { locale: "en", cloud: words("cloud", "en").solutions, chart: words("stories", "en").chart },
] as const;

const picker = (page: Page) => page.locator("#cloud-solutions");
const shownKinds = (page: Page) => picker(page).locator("article h3").filter({ visible: true }).allTextContents();
/** How many of the drawing's groups of workloads are seen. */
const shownSpreads = (page: Page) =>
  picker(page)
    .locator("svg > g:last-child > g")
    .evaluateAll((groups) =>
      groups.flatMap((one, index) => (getComputedStyle(one).visibility === "visible" ? [index] : [])),
    );

describe.each(languages)("the kinds of cloud ($locale)", ({ locale, cloud }) => {
  const path = href("bulut-cozumleri", locale);

  test.each([true, false])("are chosen one at a time, with their picture (JavaScript: %s)", async (javaScript) => {
    const page = await openInTab({ path, javaScript, reducedMotion: true });
    expect(await shownKinds(page)).toEqual([cloud.kinds[0]?.title]);
    for (const [index, { title }] of cloud.kinds.entries()) {
      await picker(page).getByText(title, { exact: true }).first().click();
      await expect.poll(() => shownKinds(page)).toEqual([title]);
      expect(await shownSpreads(page)).toEqual([index]);
    }
    await picker(page).getByRole("radio", { checked: true }).press("ArrowLeft");
    await expect.poll(() => shownKinds(page)).toEqual([cloud.kinds.at(-2)?.title]);
  });
});

test("a kind of cloud that was chosen before the app came stays chosen", async () => {
  const [{ cloud }] = languages;
  const page = await openInTab({ path: "/bulut-cozumleri", reducedMotion: true });
  const chosen = cloud.kinds[3]?.title as string;
  await picker(page).getByText(chosen, { exact: true }).first().click();
  await startApp(page);
  expect(await shownKinds(page)).toEqual([chosen]);
});

test("on paper all kinds of cloud are listed", async () => {
  const page = await openInTab({ path: "/bulut-cozumleri", javaScript: false });
  await page.emulateMedia({ media: "print" });
  expect(await shownKinds(page)).toEqual(languages[0].cloud.kinds.map(({ title }) => title));
});

describe.each(languages)("the chart of the stories ($locale)", ({ locale, chart }) => {
  const path = href("hakkimizda-basari-hikayeleri", locale);
  const lights = (page: Page) => page.getByRole("navigation", { name: chart.label }).getByRole("link");

  test.each([375, 1024, 1440, 2560])("has lights that can be hit and read, %i px wide", async (width) => {
    const page = await openInTab({ path, width, javaScript: false, reducedMotion: true });
    const found = await lights(page).evaluateAll((links) => {
      const boxes = links.map((link) => link.getBoundingClientRect());
      const chart = (links[0] as Element).closest("nav")?.getBoundingClientRect() as DOMRect;
      const outside = boxes.filter(({ left, right, top, bottom }) => {
        return left < chart.left || right > chart.right || top < chart.top || bottom > chart.bottom;
      });
      const small = boxes.filter((box) => box.width < 24 || box.height < 24);
      const words = links.flatMap((link) =>
        [...link.querySelectorAll("span, b")].map((one) => one.getBoundingClientRect()),
      );
      const overlapping = words.filter((one, index) =>
        words.slice(index + 1).some((other) => {
          const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          return across > 2 && down > 4;
        }),
      );
      return { outside: outside.length, small: small.length, overlapping: overlapping.length };
    });
    expect(found).toEqual({ outside: 0, small: 0, overlapping: 0 });
  });

  test("leads from a light to its story, by keyboard", async () => {
    const page = await openInTab({ path, width: 1440 });
    const [first] = await lights(page).all();
    const address = await first?.getAttribute("href");
    await first?.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${address}`);
    expect(await page.locator("h1").count()).toBe(1);
  });
});

test.each([375, 1440])(
  "no point of the picture crosses the steps to a quote on the home page, %i px wide",
  async (width) => {
    const page = await openInTab({ path: "/", width, javaScript: false, reducedMotion: true });
    const closing = page.locator("section", { has: page.locator("img[src*=moon-cold]") });
    await closing.scrollIntoViewIfNeeded();
    const picture = await closing.locator("img").evaluate((image) => image.getBoundingClientRect().bottom);
    const names = await closing.locator("li").evaluateAll((steps) =>
      steps.map((step) => {
        const name = document.createRange();
        name.selectNodeContents(step.firstChild as Node);
        return name.getBoundingClientRect().top;
      }),
    );
    expect(names).toHaveLength(5);
    for (const top of names) expect(top).toBeGreaterThanOrEqual(picture);
  },
);

test("on paper the chart of the stories is a list with whole names", async () => {
  const page = await openInTab({ path: "/hakkimizda/basari-hikayeleri", width: 794, javaScript: false });
  await page.emulateMedia({ media: "print" });
  const names = page.getByRole("navigation", { name: words("stories", "tr").chart.label }).locator("a > span");
  const heights = await names.evaluateAll((all) => all.map((name) => name.getClientRects().length));
  expect(heights).toHaveLength(12);
  expect(new Set(heights)).toEqual(new Set([1]));
});

test.each([1024, 1440])("the two numbers of the contact page stand clear of one another, %i px wide", async (width) => {
  const page = await openInTab({ path: "/iletisim", width, javaScript: false });
  const [center, incidents] = await page
    .locator("#reach dd > a[href^='tel:']")
    .evaluateAll((numbers) => numbers.map((number) => number.getBoundingClientRect()));
  expect(center?.right).toBeLessThan((incidents?.left ?? 0) - 8);
});
