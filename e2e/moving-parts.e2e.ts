import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { violations } from "./axe.ts";
import { startApp } from "./running-app.ts";
import { openInTab } from "./tab.ts";
import { touch } from "./touch.ts";

type Count = { text: string | null; to: number; values: number[]; widths: number; isMoving: boolean };

/** Notes every figure that a counter shows on its way, and whether its line ever changes. */
function watchCounters() {
  const counters = [...document.querySelectorAll<HTMLElement>("main [data-to]")];
  const counts = counters.map((counter) => ({ counter, values: new Set<number>(), widths: new Set<number>() }));
  function note() {
    for (const { counter, values, widths } of counts) {
      values.add(Number(getComputedStyle(counter).getPropertyValue("--counted")));
      widths.add(counter.getBoundingClientRect().width);
    }
    requestAnimationFrame(note);
  }
  note();
  Object.assign(window, { counts });
}

function counts(page: Page): Promise<Count[]> {
  return page.evaluate(() =>
    (window as unknown as { counts: { counter: HTMLElement; values: Set<number>; widths: Set<number> }[] }).counts.map(
      ({ counter, values, widths }) => ({
        text: counter.textContent,
        to: Number(counter.dataset.to),
        values: [...values],
        widths: widths.size,
        isMoving: counter.getAnimations().some(({ playState }) => playState === "running"),
      }),
    ),
  );
}

/** Stops at each counter until it has been drawn, and turns the wheel a little there. */
async function showCounters(page: Page): Promise<void> {
  for (const counter of await page.locator("main [data-to]").all()) {
    await counter.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 20);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }
}

const hasCounted = ({ to, values, isMoving }: Count) => values.some((value) => value < to) && !isMoving;

describe("counters", () => {
  test.each([
    ["/", ["4000+", "25+", "20+", "50+"]],
    ["/en/cloud-solutions", ["25+", "20+", "50+"]],
    ["/dijital-donusum-urunleri/robotik-surec-otomasyonu", ["%90", "10×", "8×", "%70", "%50", "200+"]],
  ])("%s: each counts up once it is in view, to the figure that stands there all the time", async (path, figures) => {
    const page = await openInTab({ path });
    await page.evaluate(watchCounters);
    await showCounters(page);
    await expect.poll(async () => (await counts(page)).every(hasCounted)).toBe(true);
    const seen = await counts(page);
    expect(seen.map(({ text }) => text)).toEqual(expect.arrayContaining(figures));
    for (const { text, to, values, widths } of seen) {
      expect(text).toContain(String(to));
      expect(values.slice(1), "never goes back").toEqual(values.slice(1).toSorted((one, other) => one - other));
      expect(Math.max(...values)).toBe(to);
      expect(widths, "the line stays as it is").toBe(1);
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await showCounters(page);
    expect(await counts(page), "once").toEqual(seen);
  });

  test.each([
    ["with reduced motion", { reducedMotion: true }],
    ["without JavaScript", { javaScript: false }],
  ])("%s they stand still", async (_, visit) => {
    const page = await openInTab({ path: "/", ...visit });
    const counter = page.locator("main [data-to]").first();
    await counter.scrollIntoViewIfNeeded();
    expect(await counter.evaluate((element) => element.getAnimations().length)).toBe(0);
    expect(await counter.textContent()).toBe("4000+");
  });

  test("assistive technology hears the final figure, and once", async () => {
    const page = await openInTab({ path: "/en" });
    const counters = page.locator("section", { has: page.locator("[data-to='4000']") });
    await counters.locator("[data-to]").first().scrollIntoViewIfNeeded();
    expect((await counters.ariaSnapshot()).match(/\d+\+/g)).toEqual(["4000+", "25+", "20+", "50+"]);
  });
});

/** Where the light of the hero is, as its styles have it. */
function light(page: Page, part: "::before" | "::after") {
  return page
    .locator("main .glow")
    .first()
    .evaluate((hero, name) => {
      const { opacity, translate } = getComputedStyle(hero, name);
      return { opacity: Number(opacity), translate };
    }, part);
}

test("the first movement of the pointer lights the hero, before any app is there", async () => {
  const before = (page: Page) => page.route("**/assets/*.js", (route) => route.abort());
  const page = await openInTab({ path: "/", before, ignoreProblems: /ERR_FAILED/ });
  expect((await light(page, "::after")).opacity).toBe(0);
  await page.mouse.move(400, 300);
  const { top } = await page
    .locator("main .glow")
    .first()
    .evaluate((hero) => ({ top: hero.getBoundingClientRect().top }));
  await expect.poll(() => light(page, "::after")).toEqual({ opacity: 1, translate: `400px ${300 - top}px` });
});

test.each([false, true])(
  "a finger leaves a ring where it is lifted, before any app is there (reduced motion: %s)",
  async (reducedMotion) => {
    const before = (page: Page) => page.route("**/assets/*.js", (route) => route.abort());
    const options = { path: "/", width: 375, touch: true, before, reducedMotion, ignoreProblems: /ERR_FAILED/ };
    const page = await openInTab(options);
    // Where nothing can be chosen.
    await page.touchscreen.tap(200, 600);
    const rings = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect : undefined))
          .filter((effect) => effect?.pseudoElement === "::before" && effect.target?.matches(".glow"))
          .map((effect) => effect?.getTiming().duration),
      );
    expect(await rings()).toEqual(reducedMotion ? [] : [1000]);
    expect((await light(page, "::before")).translate).toMatch(/^200px /);
  },
);

/** What shines warm in the window; the boat is the first of the page. */
function warmPoints() {
  const isWarm = (one: Element) => /255, 207, 133|rgb\(255, 201, 120\)/.test(getComputedStyle(one).background);
  const points = [...document.querySelectorAll("main i[class]")].filter(isWarm);
  return points.map((point) => {
    const { opacity, translate } = getComputedStyle(point);
    const { left, right, top, bottom, width } = point.getBoundingClientRect();
    const isSeen =
      width > 0 && Number(opacity) > 0.5 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    return { isSeen, translate, moves: point.getAnimations().length };
  });
}

describe("the voyage of the home page", () => {
  test.each([375, 1440])("goes with the scroll, and shows one warm point at a time, %i px wide", async (width) => {
    const page = await openInTab({ path: "/", width });
    // Nothing of it is there before the first sign of somebody.
    expect(
      await page.evaluate(
        () => document.getAnimations().filter(({ timeline }) => timeline !== document.timeline).length,
      ),
    ).toBe(0);
    await page.mouse.move(4, 300);
    const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    const places = new Set<string>();
    for (let part = 0; part <= 20; part++) {
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), (height * part) / 20);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      const points = await page.evaluate(warmPoints);
      expect(points.filter(({ isSeen }) => isSeen).length, `at ${part * 5} %`).toBeLessThanOrEqual(1);
      places.add(points[0]?.translate ?? "");
    }
    expect(places.size).toBeGreaterThan(10);
  });

  test("stands still where motion is reduced: every picture has its own warm point", async () => {
    const page = await openInTab({ path: "/", width: 1440, reducedMotion: true });
    const rest = await page.evaluate(warmPoints);
    expect(rest.reduce((sum, { moves }) => sum + moves, 0)).toBe(0);
    for (const part of await page.locator("main section").all()) {
      await part.scrollIntoViewIfNeeded();
      const sail = (await page.evaluate(warmPoints)).map(({ translate }) => translate);
      expect(sail).toEqual(rest.map(({ translate }) => translate));
    }
    const still = page.locator("main i").filter({ visible: true });
    expect(await still.count()).toBe(5);
  });
});

describe("the awards", () => {
  const list = (page: Page) => page.getByRole("list", { name: /Ödüller|Awards/ });
  const left = (page: Page) => list(page).evaluate((element) => Math.round(element.scrollLeft));
  const stride = (page: Page) =>
    list(page).evaluate(({ children: [first, second] }) =>
      Math.round((second as HTMLElement).offsetLeft - (first as HTMLElement).offsetLeft),
    );

  test.each([true, false])("are scrolled with the keys, and stop at each (JavaScript: %s)", async (javaScript) => {
    const page = await openInTab({ path: "/hakkimizda", javaScript, reducedMotion: true });
    expect(await page.getByRole("button", { name: "Sonraki" }).isVisible()).toBe(javaScript);
    await list(page).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => left(page)).toBe(await stride(page));
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => left(page)).toBe(0);
  });

  test("are swiped with a finger", async () => {
    const page = await openInTab({ path: "/en/about-us", width: 375, touch: true, reducedMotion: true });
    await list(page).scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0 } = (await list(page).boundingBox()) ?? {};
    const at = (moved: number) => [{ x: x + width - 40 - moved, y: y + 60 }];
    await touch(page, "touchStart", at(0));
    for (let moved = 20; moved < width * 0.6; moved += 20) await touch(page, "touchMove", at(moved));
    await touch(page, "touchEnd", []);
    await expect.poll(() => left(page)).toBe(await stride(page));
  });

  test("are moved by their buttons, once the app runs, and never by themselves", async () => {
    const page = await openInTab({ path: "/hakkimizda", reducedMotion: true });
    const [previous, next] = [
      page.getByRole("button", { name: "Önceki" }),
      page.getByRole("button", { name: "Sonraki" }),
    ];
    expect(await next.isVisible(), "from the start").toBe(true);
    expect(await list(page).evaluate((one) => innerWidth - one.getBoundingClientRect().right)).toBeLessThan(16);
    await startApp(page);
    expect(await previous.getAttribute("aria-disabled")).toBe("true");
    await next.click();
    await expect.poll(() => left(page)).toBe(await stride(page));
    await expect.poll(() => previous.getAttribute("aria-disabled")).toBe("false");
    await previous.click();
    await expect.poll(() => left(page)).toBe(0);
  });
});

test("story cards below the view have the contrast of those in view", async () => {
  const page = await openInTab({ path: "/hakkimizda/basari-hikayeleri", width: 375 });
  expect(await violations(page, "main", "colours")).toEqual([]);
});
