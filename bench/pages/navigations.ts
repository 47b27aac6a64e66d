import type { Browser, Page } from "playwright-core";
import { openProfile, openTab, slowDown, startApp } from "./chromium.ts";
import { median } from "./goal.ts";

export type Tour = {
  times: number[];
  /** The pages that took longest, each with the middle of its times. */
  slowest: { path: string; time: number }[];
  /** When all of the page had been painted. */
  wholes: number[];
  /** What the browser alone takes to lay out and paint the same pages. */
  bare: number[];
};

/** Follows links of the footer, which lead to every kind of page, once what they lead to is there. */
export async function tour(browser: Browser, baseUrl: string, navigations: number): Promise<Tour> {
  const visitor = await openProfile({ baseURL: baseUrl, viewport: { width: 1280, height: 900 } });
  const page = await visitor.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto("/");
  await startApp(page);
  await slowDown(page);
  const paths = await prefetched(page);
  // Thirty pages in advance keep a slow processor busy; who scrolled there reads meanwhile.
  await page.waitForTimeout(5_000);
  const seen: (Shown & { path: string })[] = [];
  for (let i = 0; seen.length < navigations; i++) {
    const path = paths[i % paths.length] as string;
    seen.push({ path, ...(await follow(page, path)) });
  }
  await visitor.close();
  const timeOf = (wanted: string) => median(seen.filter(({ path }) => path === wanted).map(({ heading }) => heading));
  const byPage = [...new Set(seen.map(({ path }) => path))].map((path) => ({ path, time: timeOf(path) }));
  return {
    times: seen.map(({ heading }) => heading),
    slowest: byPage.sort((one, other) => other.time - one.time).slice(0, 3),
    wholes: seen.map(({ whole }) => whole),
    bare: await bareTimes(browser, baseUrl, paths),
  };
}

/** Milliseconds from putting a copy of a page's content into the document, which has all its styles, to its painting. */
async function bareTimes(browser: Browser, baseUrl: string, paths: string[]): Promise<number[]> {
  const page = await openTab(browser, { baseURL: baseUrl, viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(60_000);
  const times: number[] = [];
  for (const path of paths) {
    await page.goto(path);
    const session = await slowDown(page);
    times.push(await page.evaluate(putBack));
    await session.detach();
  }
  await page.context().close();
  return times;
}

async function putBack(): Promise<number> {
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const main = document.querySelector("main") as HTMLElement;
  const copy = main.cloneNode(true);
  const place = document.createComment("");
  main.replaceWith(place);
  await frames();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const began = performance.now();
  place.replaceWith(copy);
  await new Promise((resolve) => {
    requestAnimationFrame(() => scheduler.postTask(() => resolve(undefined), { priority: "user-blocking" }));
  });
  return performance.now() - began;
}

/** Scrolls to the footer and waits until what its links lead to has come. */
async function prefetched(page: Page): Promise<string[]> {
  await toFooter(page);
  const paths = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("footer li a[href^='/']")];
    return [...new Set(links.filter(({ hash }) => hash === "").map(({ pathname }) => pathname))];
  });
  await page.waitForFunction((wanted) => {
    const here = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    return wanted.every((path) => here.includes(`${path}.data`));
  }, paths);
  return paths;
}

function toFooter(page: Page): Promise<void> {
  return page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
}

/** Milliseconds from the click until the new page's heading, and until all of the page, had been painted. */
type Shown = { heading: number; whole: number };

async function follow(page: Page, path: string): Promise<Shown> {
  const link = page.locator(`footer li a[href="${path}"]`).first();
  await toFooter(page);
  await link.hover();
  // Who scrolled there reads before they click; the page has drawn itself by then.
  await page.waitForTimeout(500);
  await page.evaluate(watchPage);
  // Where the pointer is: a click of the driver's own has the page look for what lies there meanwhile.
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
  const shown = await page.evaluate(() => (window as Watched).shown);
  await page.waitForURL((url) => url.pathname === path);
  // Whatever the arrival still does is not the next one's.
  await page.waitForTimeout(700);
  return shown ?? { heading: Number.NaN, whole: Number.NaN };
}

type Watched = Window & { shown?: Promise<Shown> };

function watchPage(): void {
  const main = document.querySelector("main") as HTMLElement;
  const heading = () => main.querySelector("h1")?.textContent;
  const before = heading();
  /** A frame calls back before it is painted; a task that nothing may overtake follows it. */
  const painted = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => scheduler.postTask(() => resolve(), { priority: "user-blocking" }));
    });
  const once = (isThere: () => boolean) =>
    new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isThere()) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true });
    });
  const shown = new Promise<Shown>((resolve) => {
    addEventListener(
      "click",
      async ({ timeStamp }) => {
        const since = () => performance.now() - timeStamp;
        await once(() => heading() !== undefined && heading() !== before);
        const isWhole = () => main.querySelector(":scope > .coming") === null;
        const rest = isWhole() ? Promise.resolve() : once(isWhole);
        const whole = rest.then(painted).then(since);
        await painted();
        resolve({ heading: since(), whole: await whole });
      },
      { once: true, capture: true },
    );
  });
  Object.assign(window, { shown });
}
