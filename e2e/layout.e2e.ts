import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { href } from "../site/href.ts";
import { localeCodes } from "../site/locales.ts";
import { pageNames, pages } from "../site/pages.ts";
import { kindOf, sitemapPaths } from "./documents.ts";
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

test.each([true, false])("between the breakpoints nothing is too wide either (JavaScript: %s)", async (javaScript) => {
  for (const path of ["/", "/en/about-us/management"]) {
    const page = await openInTab({ path, javaScript, reducedMotion: true });
    for (const width of [340, 400, 424, 426, 600, 767, 900, 1025, 1200, 1439, 1900, 2200, 2559]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width} px`).toBe(width);
      const header = await page.locator("header").first().boundingBox();
      expect(header?.height, `the header of ${path} stays one line at ${width} px`).toBeLessThanOrEqual(73);
    }
  }
});

test("from 2560 px on everything is larger", async () => {
  const page = await openInTab({ path: "/", width: 2559, reducedMotion: true });
  const size = () =>
    page
      .locator("main h2")
      .first()
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  const before = await size();
  await page.setViewportSize({ width: 2560, height: 900 });
  expect((await size()) / before).toBeCloseTo(1.125, 2);
});

describe("the figures of the home page", () => {
  test.each([375, 1440, 2560])("stand inside the page's column, %i px wide", async (width) => {
    const page = await openInTab({ path: "/", width, reducedMotion: true });
    const section = page.locator("section", { has: page.locator("[data-to='4000']") });
    const edges = await section.evaluate((one) => {
      const { left, right } = (one.firstElementChild as Element).getBoundingClientRect();
      const figures = [...one.querySelectorAll("[data-to]")].map((figure) => figure.getBoundingClientRect());
      return { left, right, first: figures[0]?.left, last: Math.max(...figures.map((figure) => figure.right)) };
    });
    // Its ink begins where the column does, and so its box a little before.
    expect(Math.abs((edges.first ?? 0) - edges.left)).toBeLessThan(4);
    expect(edges.last).toBeLessThanOrEqual(edges.right);
  });

  test("do not touch one another, whatever they show while they count", async () => {
    const page = await openInTab({ path: "/en", width: 2560 });
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(touchingFigures)).toEqual([]);
  });
});

/** Pairs of figures whose ink would overlap at the width that they have in a counter. */
function touchingFigures(): string[] {
  const context = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
  const figures = [..."0123456789"];
  return [...document.querySelectorAll("main [data-to]")].flatMap((counter) => {
    const { fontSize, fontFamily, letterSpacing } = getComputedStyle(counter);
    // So large that whole pixels are exact enough.
    context.font = `1000px ${fontFamily}`;
    const tracking = (1000 * Number.parseFloat(letterSpacing)) / Number.parseFloat(fontSize);
    return figures.flatMap((one) =>
      figures.flatMap((other) => {
        const { width, actualBoundingBoxRight } = context.measureText(one);
        const { actualBoundingBoxLeft } = context.measureText(other);
        const room = width + tracking - actualBoundingBoxRight - actualBoundingBoxLeft;
        return room > 0 ? [] : [`${counter.textContent}: ${one}${other} overlap by ${-room} thousandths`];
      }),
    );
  });
}

describe("headings", () => {
  const heads = ["/hakkimizda", "/hakkimizda/kariyer", "/en/r-and-d-center", "/cerez-politikasi"];

  test.each([320, 425])("have no points of the art behind them, %i px wide", async (width) => {
    for (const path of heads) {
      const page = await openInTab({ path, width, reducedMotion: true });
      const art = page.locator("main section > img").first();
      await art.evaluate((image: HTMLImageElement) => image.decode());
      const head = await page.locator("main h1, main h1 + p").evaluateAll((words) =>
        words.map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          // Without the edges that share a pixel with what lies around.
          return { x: x + 1, y: y + scrollY + 1, width: width - 2, height: height - 2 };
        }),
      );
      const look = async () => {
        const pictures: string[] = [];
        for (const clip of head) pictures.push((await page.screenshot({ clip, fullPage: true })).toString("base64"));
        return pictures;
      };
      const withArt = await look();
      await art.evaluate((image) => {
        image.style.visibility = "hidden";
      });
      expect(await look(), path).toEqual(withArt);
    }
  });

  test("have 16 px to their text and 32 px to what follows a section's head, and whole words, on a phone", async () => {
    const kinds = Object.groupBy(await sitemapPaths(), kindOf);
    const paths = [...Object.values(kinds).map((one) => one?.[0] as string), "/ara?q=yedek", "/en/search?q=backup"];
    const found: string[] = [];
    for (const path of paths) {
      const page = await openInTab({ path, width: 375, javaScript: false, reducedMotion: true });
      const gaps = await page.evaluate(gapsUnderHeadings);
      found.push(...gaps.filter(({ gap }) => gap !== 16 && gap !== 32).map((one) => `${path} ${JSON.stringify(one)}`));
      found.push(...(await page.evaluate(brokenWords)).map((word) => `${path} breaks "${word}"`));
    }
    expect(found).toEqual([]);
  });
});

/** From each heading of a page or a section to the next box below it. Names in lists and cards are set as text. */
function gapsUnderHeadings(): { heading: string | null; gap: number }[] {
  for (const part of document.querySelectorAll<HTMLElement>("main *")) {
    if (getComputedStyle(part).contentVisibility === "auto") part.style.contentVisibility = "visible";
  }
  function next(element: Element, below: number): Element | null {
    for (let one = element.nextElementSibling; one; one = one.nextElementSibling) {
      const { height, top } = one.getBoundingClientRect();
      if (height > 0 && top >= below - 1 && getComputedStyle(one).position !== "absolute") return one;
    }
    return element.parentElement && next(element.parentElement, below);
  }
  return [...document.querySelectorAll("main :is(h1, h2):not(.h, .vh)")].map((heading) => {
    const { bottom } = heading.getBoundingClientRect();
    const gap = (next(heading, bottom)?.getBoundingClientRect().top ?? 0) - bottom;
    return { heading: heading.textContent, gap: Math.round(gap) };
  });
}

/** Words of headings and tables that go on in a second line. */
function brokenWords(): string[] {
  return [...document.querySelectorAll("main :is(h1, h2, h3, th, td)")].flatMap((part) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      // What is there for the ear alone is a pixel wide.
      if (text.parentElement?.clientWidth === 1) continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

test("a row of a legal table with many columns is a card on a phone, and no table is wider than its place", async () => {
  const page = await openInTab({ path: "/cerez-politikasi", javaScript: false });
  const tables = page.locator("article .table");
  const overflows = () => tables.evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
  for (const width of [320, 375, 768, 1024, 1100, 1250, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(Math.max(...(await overflows())), `${width} px`).toBe(0);
    const [heads, cells] = [tables.first().locator("thead"), tables.first().locator("tbody tr").first().locator("td")];
    const labels = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, "::before").content));
    expect(labels[0], `${width} px`).toBe((await heads.isVisible()) ? "none" : '"Amaç"');
    if (width < 768) expect(await heads.isVisible()).toBe(false);
    if (width === 1440) expect(await heads.isVisible()).toBe(true);
  }
});

describe.each(["career", "recruitment", "dxperience", "dxtechway"])("the head of %s", (module) => {
  const paths = pageNames
    .filter((name) => pages[name].module === module)
    .flatMap((name) => localeCodes.map((locale) => href(name, locale)));

  test.each(paths)("%s leads to the application site in the first screen", async (path) => {
    const page = await openInTab({ path, javaScript: false });
    const apply = page.locator("main a[href^='https://kariyer.']").first();
    for (const [width, height] of [
      [320, 568],
      [390, 800],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = await apply.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0), `${width} px`).toBeLessThanOrEqual(height);
    }
  });
});

test("white words on the levels of a service have their night without pictures", async () => {
  const before = (page: Page) => page.route("**/art/**", (route) => route.abort());
  const path = "/yonetilen-hizmetler/bilgi-teknolojileri-altyapi-yonetimi";
  const page = await openInTab({ path, before, javaScript: false, ignoreProblems: /ERR_FAILED/ });
  const table = page.locator("main table").first();
  expect(await table.evaluate((one) => getComputedStyle(one).backgroundImage)).toContain("linear-gradient");
});

test.each(["/", "/en/contact"])("the header of %s has air beside the logo at 1024 px, and fits", async (path) => {
  const page = await openInTab({ path, width: 1024, javaScript: false });
  const edges = await page.locator("header").evaluate((header) => {
    const logo = header.querySelector("a") as Element;
    const first = document.createRange();
    first.selectNodeContents(header.querySelector("li :is(a, summary)") as Element);
    const bar = logo.parentElement as Element;
    return {
      air: first.getBoundingClientRect().left - logo.getBoundingClientRect().right,
      beyond: bar.scrollWidth - bar.clientWidth,
    };
  });
  expect(edges.air).toBeGreaterThanOrEqual(16);
  expect(edges.beyond).toBe(0);
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

test.for([
  { path: "/bulut-cozumleri", folded: "Veri her zaman sizindir" },
  { path: "/en/r-and-d-center", folded: "What we did" },
])("what $path folds on a phone stands open on a desk, and without script", async ({ path, folded }) => {
  const page = await openInTab({ path, width: 375 });
  const text = page.getByText(folded).first();
  expect(await text.isVisible()).toBe(false);
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(9_200);
  await page.locator("details", { has: text }).first().locator("summary").first().click();
  await expect.poll(() => text.isVisible()).toBe(true);

  const desk = await openInTab({ path, width: 1440 });
  expect(await desk.getByText(folded).first().isVisible()).toBe(true);
  const plain = await openInTab({ path, width: 375, javaScript: false });
  expect(await plain.getByText(folded).first().isVisible()).toBe(true);
});

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
  // The night before it goes over into it.
  const gap = await footer.evaluate((one) => {
    const closing = [...document.querySelectorAll("main section")].at(-1) as Element;
    return one.getBoundingClientRect().top - closing.getBoundingClientRect().bottom;
  });
  expect(gap).toBeCloseTo(0, 0);
});

test.for(["/", "/yonetilen-hizmetler/sap-ve-is-uygulamalari-yonetimi", "/en/contact"])(
  "nothing on %s moves when the fonts come late",
  async (path) => {
    const late = Promise.withResolvers<void>();
    const before = (page: Page) => page.route("**/fonts/*", (route) => late.promise.then(() => route.continue()));
    const page = await openInTab({ path: "/robots.txt", width: 375, reducedMotion: true, before });
    await page.goto(path, { waitUntil: "commit" });
    await page.locator("footer").waitFor();
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    const came = page.waitForResponse("**/fonts/hanken-grotesk.woff2");
    late.resolve();
    await came;
    await page.waitForLoadState("load");
    expect(await page.evaluate(shiftsSoFar)).toEqual([]);
  },
);

/** What moved in the window, once the next frame has been painted. */
function shiftsSoFar(): Promise<string[]> {
  return new Promise((resolve) => {
    const moved: string[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[]) {
        moved.push(...sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? ""));
      }
    });
    observer.observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() => setTimeout(() => resolve(moved), 100));
  });
}

test.each(["/", "/en/cookie-policy", "/hakkimizda/basari-hikayeleri/tuna-lojistik", "/en/contact"])(
  "%s prints with the logo, dark on paper, and without navigation",
  async (path) => {
    const page = await openInTab({ path, colorScheme: "dark" });
    await page.emulateMedia({ media: "print" });
    const header = page.locator("header").first();
    const logo = header.locator("a", { has: page.locator("svg") }).first();
    expect(await logo.isVisible()).toBe(true);
    expect(await logo.textContent()).toBe("yakamoz");
    expect(await logo.locator("svg").evaluate((svg) => getComputedStyle(svg).color)).toBe("rgb(7, 26, 34)");
    expect(await header.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe("rgba(0, 0, 0, 0)");
    expect(await header.locator("nav, button, a").filter({ visible: true }).count(), "nothing but the logo").toBe(1);
    expect(await page.locator("footer").isVisible()).toBe(false);
    expect(await page.locator("h1").isVisible()).toBe(true);
  },
);

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
