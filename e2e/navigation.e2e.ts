import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPage } from "./browser.ts";
import { footerLink, isSameDocument, openApp, startApp } from "./running-app.ts";
import { openInTab } from "./tab.ts";

const languages = [
  {
    from: "/hakkimizda",
    touch: false,
    width: 1280,
    link: "Dijital Kampüs",
    to: "/dijital-kampus",
    title: /Dijital Kampüs/,
    product: "İK ürün ailesi",
    products: "/dijital-donusum-urunleri#ik",
    list: "/hakkimizda/medya",
    offline: "Bağlantı yok.",
    held: "Bunun için bağlantı gerekiyor.",
    back: "Yeniden bağlandınız.",
  },
  {
    from: "/en/about-us",
    touch: true,
    width: 375,
    link: "Digital Campus",
    to: "/en/digital-campus",
    title: /Digital Campus/,
    product: "HR product family",
    products: "/en/digital-transformation-products#ik",
    list: "/en/about-us/media",
    offline: "You’re offline.",
    held: "This needs a connection.",
    back: "You’re back online.",
  },
];

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scrollDown = (page: Page, top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Notes frame by frame where the page is scrolled to, and how far down it could be. */
function watchMotion() {
  const motion: Motion = { tops: [], lowest: [] };
  Object.assign(window, { motion });
  const note = () => {
    if (motion.tops.at(-1) !== scrollY) {
      motion.tops.push(scrollY);
      motion.lowest.push(document.documentElement.scrollHeight - innerHeight);
    }
    requestAnimationFrame(note);
  };
  note();
}

type Motion = { tops: number[]; lowest: number[] };

function motion(page: Page): Promise<Motion> {
  return page.evaluate(() => (window as unknown as { motion: Motion }).motion);
}

async function glided(page: Page): Promise<boolean> {
  return (await motion(page)).tops.length > 4;
}

const said = (notice: Locator) => notice.innerText();

const announced = (page: Page) => page.locator("p[role=status].vh").textContent();

describe.each(languages)("from $from", (words) => {
  test("pages glide to their top, with focus and title; back finds the place; a hash leads to its element", async () => {
    const page = await openApp({ path: words.from });
    await page.evaluate(watchMotion);
    await scrollDown(page, 99_999);
    // Now that the footer is near, the page has its true height.
    await footerLink(page, words.link).hover();
    const left = await scrolled(page);
    expect(await announced(page)).toBe("");

    await footerLink(page, words.link).click();
    await page.waitForURL(`**${words.to}`);
    await expect.poll(() => page.locator("h1:focus").count()).toBe(1);
    await expect.poll(() => announced(page)).toMatch(words.title);
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(await glided(page)).toBe(true);

    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(left);
    await page.goForward();
    await expect.poll(() => page.title()).toMatch(words.title);
    await expect.poll(() => scrolled(page)).toBe(0);

    await footerLink(page, words.product).click();
    await page.waitForURL(`**${words.products}`);
    await expect.poll(() => topOf(page, "#ik")).toBe(170);
    expect(await page.locator("#ik:focus").count()).toBe(1);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("from its footer a page glides to the top of another and nowhere else", async () => {
    const page = await openApp({ path: words.from, width: words.width });
    const link = footerLink(page, words.link);
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForTimeout(300);
    const left = await scrolled(page);
    await page.evaluate(watchMotion);
    await link.click();
    await page.waitForURL(`**${words.to}`);
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.waitForTimeout(300);
    const { tops, lowest } = await motion(page);
    expect(tops[0]).toBeCloseTo(left, -1);
    expect(tops.at(-1)).toBe(0);
    expect(tops.length).toBeGreaterThan(2);
    expect(tops, "never down").toEqual(tops.toSorted((one, other) => other - one));
    // A page that is shorter on the way than the place it left would jump up.
    expect(Math.min(...lowest.slice(0, -1))).toBeGreaterThanOrEqual(left);
    expect(await page.locator("main").getAttribute("style")).toBeFalsy();
  });

  test("the switch shows the twin, query and hash included, and remembers the choice", async () => {
    const page = await openApp({ path: `${words.list}?year=2023#content` });
    const [there, twin] = words.from === "/hakkimizda" ? ["en", "/en/about-us/media"] : ["tr", "/hakkimizda/medya"];
    const title = await page.title();
    await page.locator(`header a[hreflang=${there}]:visible`).click();
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(there);
    expect(page.url()).toMatch(new RegExp(`\\d${twin}\\?year=2023#content$`));
    expect(await page.title()).not.toBe(title);
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: "i18n_redirected", value: there, path: "/", sameSite: "Lax" });
    expect((cookie?.expires ?? 0) / 86_400 - Date.now() / 86_400_000).toBeCloseTo(365, 0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("without a connection the visitor is told, stays on the page, and is told when it is back", async () => {
    const page = await openApp({ path: words.from, ignoreProblems: /ERR_INTERNET_DISCONNECTED/ });
    const notice = page.locator("header + [role=status]");
    expect(await said(notice)).toBe("");
    await page.context().setOffline(true);
    await expect.poll(() => said(notice)).toContain(words.offline);
    await footerLink(page, words.link).click();
    await expect.poll(() => said(notice)).toContain(words.held);
    expect(await said(notice)).not.toContain(words.offline);
    expect(await notice.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe(words.from);
    await page.context().setOffline(false);
    await expect.poll(() => said(notice)).toBe(words.back);
    await footerLink(page, words.link).click();
    await page.waitForURL(`**${words.to}`);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("so it is while one only reads, before the app runs", async () => {
    const page = await openInTab({ path: words.from, touch: words.touch, width: words.width });
    const notice = page.locator("header + [role=status]");
    expect(await said(notice)).toBe("");
    await page.context().setOffline(true);
    await expect.poll(() => said(notice)).toContain(words.offline);
    await page.evaluate(() => document.querySelector<HTMLElement>("footer a[href^='/']")?.click());
    await expect.poll(() => said(notice)).toContain(words.held);
    expect(await notice.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe(words.from);
    await page.context().setOffline(false);
    await expect.poll(() => said(notice)).toBe(words.back);
    await expect.poll(() => said(notice)).toBe("");
    expect(await page.locator("#app-data").count(), "without the app").toBe(1);
    await startApp(page);
    await footerLink(page, words.link).click();
    await page.waitForURL(`**${words.to}`);
  });
});

test("with reduced motion nothing glides: pages change and scroll at once", async () => {
  const page = await openApp({ path: "/hakkimizda", reducedMotion: true });
  await page.evaluate(watchMotion);
  await scrollDown(page, 99_999);
  await footerLink(page, "Dijital Kampüs").click();
  await page.locator("h1:focus").waitFor();
  expect(await scrolled(page)).toBe(0);
  expect(await glided(page)).toBe(false);
});

/** Notes for each frame which page it shows, whether that is whole, and whether the footer is in sight. */
function watchFrames() {
  const frames: Frame[] = [];
  Object.assign(window, { frames });
  const note = () => {
    const main = document.querySelector("main") as HTMLElement;
    frames.push({
      title: main.querySelector("h1")?.textContent ?? "",
      isWhole: main.children.length > 2,
      showsFooter: (document.querySelector("footer") as HTMLElement).getBoundingClientRect().top < innerHeight,
    });
    requestAnimationFrame(note);
  };
  note();
}

type Frame = { title: string; isWhole: boolean; showsFooter: boolean };

/** From here on; those of the page that is named. */
async function framesOf(page: Page, title: string | null): Promise<Frame[]> {
  const frames = await page.evaluate(() => (window as unknown as { frames: Frame[] }).frames.splice(0));
  return frames.filter((frame) => frame.title === title);
}

test("a page's head is shown before the rest, and the footer not in between; going back shows all at once", async () => {
  const page = await openApp({ path: "/hakkimizda", reducedMotion: true });
  const title = () => page.locator("h1").textContent();
  const here = await title();
  await page.evaluate(watchFrames);
  await footerLink(page, "Dijital Kampüs").click();
  await expect.poll(title).not.toBe(here);
  await expect.poll(() => page.locator("main > *").count()).toBeGreaterThan(2);
  const coming = await framesOf(page, await title());
  expect(coming.some(({ isWhole }) => !isWhole)).toBe(true);
  expect(coming.filter(({ showsFooter }) => showsFooter)).toEqual([]);

  await page.goBack();
  await expect.poll(title).toBe(here);
  await page.waitForTimeout(200);
  const back = await framesOf(page, here);
  expect(back.length).toBeGreaterThan(0);
  expect(back.filter(({ isWhole }) => !isWhole)).toEqual([]);
});

describe.each([true, false])("anchors of a page (with the app: %s)", (withApp) => {
  const click = () => document.querySelector<HTMLElement>('nav a[href="#cloud-features"]')?.click();
  const ready = async (page: Page) => {
    if (withApp) await startApp(page);
    // What lies below the first screen is laid out by then.
    await page.waitForTimeout(1_200);
  };

  test("lead there after 100 ms, as entries", async () => {
    const page = await openPage({ path: "/robots.txt", reducedMotion: true });
    await page.clock.install();
    await page.goto("/bulut-cozumleri");
    await page.clock.resume();
    await ready(page);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await page.evaluate(click);
    await page.clock.runFor(95);
    await page.waitForTimeout(100);
    expect(await scrolled(page)).toBe(0);
    await page.clock.runFor(10);
    await expect.poll(() => topOf(page, "#cloud-features")).toBe(170);
    expect(new URL(page.url()).hash).toBe("#cloud-features");
    await page.clock.resume();
    await page.goBack();
    expect(new URL(page.url()).hash).toBe("");
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test("begin to move 100 ms after the click", async () => {
    const page = await openInTab({ path: "/bulut-cozumleri" });
    await ready(page);
    const delays: number[] = [];
    // Never sooner. A busy machine draws frames late, so how late is told by the quickest of them.
    for (let turn = 0; turn < 6 || (turn < 20 && Math.min(...delays) >= 150); turn++) {
      delays.push(await page.evaluate(firstMovement, turn % 2 ? "cloud-competencies" : "cloud-features"));
      await page.waitForTimeout(50);
    }
    expect(Math.min(...delays), delays.map(Math.round).join(" ")).toBeGreaterThanOrEqual(99);
    expect(Math.min(...delays), delays.map(Math.round).join(" ")).toBeLessThan(150);
  });
});

/** How long after the click on an anchor the first frame shows another place; told when the page has come to rest. */
function firstMovement(id: string): Promise<number> {
  return new Promise((found) => {
    let delay = 0;
    addEventListener("scrollend", () => found(delay), { once: true });
    const from = scrollY;
    const clicked = performance.now();
    document.querySelector<HTMLElement>(`nav a[href="#${id}"]`)?.click();
    const look = () => {
      if (scrollY === from) requestAnimationFrame(look);
      else delay = performance.now() - clicked;
    };
    requestAnimationFrame(look);
  });
}

test("anchors of a page are entries one can go back from", async () => {
  const page = await openApp({ path: "/bulut-cozumleri", reducedMotion: true });
  await scrollDown(page, 400);
  await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="#cloud-features"]')?.click());
  await expect.poll(() => topOf(page, "#cloud-features")).toBe(170);
  // A slow phone draws before the router hears of it: what scrolled until then is no place of the entry before.
  await page.evaluate(() => {
    const stall = () => {
      for (const end = performance.now() + 200; performance.now() < end; );
    };
    addEventListener("popstate", stall, { capture: true, once: true });
    scrollBy({ top: 30, behavior: "instant" });
    history.back();
  });
  await expect.poll(() => scrolled(page)).toBe(400);
  await page.goForward();
  await expect.poll(() => topOf(page, "#cloud-features")).toBe(140);
});

test("an address with a hash opens there, and the app leaves it so when it starts", async () => {
  const page = await openInTab({ path: "/bulut-cozumleri#cloud-features" });
  await expect.poll(() => topOf(page, "#cloud-features")).toBe(170);
  await startApp(page);
  await page.waitForTimeout(200);
  expect(await topOf(page, "#cloud-features")).toBe(170);
});

test("links inside long texts lead on without loading a document", async () => {
  const page = await openApp({ path: "/cerez-politikasi" });
  const link = page.locator("main a[href^='/']:not([data-discover])").first();
  const to = (await link.getAttribute("href")) as string;
  await link.click();
  await page.waitForURL(`**${to}`);
  expect(await isSameDocument(page)).toBe(true);
});

test("after a reload, going back loads the page before, even where the app does not run yet", async () => {
  const page = await openApp({ path: "/hakkimizda" });
  await footerLink(page, "Dijital Kampüs").click();
  await page.waitForURL("**/dijital-kampus");
  await page.reload();
  await page.goBack();
  await expect.poll(() => page.title()).toMatch(/Hakkımızda/);
});

describe("the loading bar", () => {
  /** Notes every state of the bar from now on. */
  const watchBar = (page: Page) =>
    page.evaluate(() => {
      const states = new Set<string>();
      const note = () => {
        const bar = document.querySelector<HTMLElement>("[popover=manual][data-state]");
        if (bar) states.add(`${bar.dataset.state} ${getComputedStyle(bar).height} ${bar.matches(":popover-open")}`);
      };
      new MutationObserver(note).observe(document, {
        subtree: true,
        attributes: true,
        attributeFilter: ["data-state"],
      });
      Object.assign(window, { barStates: states });
    });
  const barStates = (page: Page) =>
    page.evaluate(() => [...(window as unknown as { barStates: Set<string> }).barStates]);
  const delay = (page: Page, milliseconds: number) =>
    page.route("**/*.data*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await route.continue();
    });

  test("shows above everything while a page is slow, also for a filter, and never for a hash", async () => {
    const page = await openApp({ path: "/hakkimizda/medya", saveData: true });
    await delay(page, 500);
    await watchBar(page);
    await page.evaluate(() => document.querySelector<HTMLElement>("a[href='#content']")?.click());
    await page.waitForTimeout(300);
    expect(await barStates(page)).toEqual([]);
    await page.locator("main nav a[href*='year=']").first().click();
    await page.waitForURL("**?year=*");
    await expect.poll(() => barStates(page)).toEqual(["loading 2px true"]);
    await expect.poll(() => page.locator("[popover=manual][data-state]").count()).toBe(0);
    await page.evaluate(() => (window as unknown as { barStates: Set<string> }).barStates.clear());
    await footerLink(page, "Dijital Kampüs").click();
    await page.waitForURL("**/dijital-kampus");
    expect(await barStates(page)).toEqual(["loading 2px true"]);
  });
});

/** Where everything on a page stands, and how its words look. */
function looks(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll<HTMLElement>("main, main *:not(option), footer > *")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = [x, y + scrollY, width, height].map(Math.round).join(" ");
      const { color, font, letterSpacing, backgroundColor } = getComputedStyle(element);
      return `${element.tagName} ${place} ${color} ${backgroundColor} ${letterSpacing} ${font}`;
    });
  });
}

test("a page looks the same whether one moved to it or loaded it", async () => {
  const page = await openApp({ path: "/iletisim", reducedMotion: true });
  const links = ["Bulut Çözümleri", "Robotik Süreç Otomasyonu", "Yönetim Yapımız", "Kariyer", "Çerez Politikası"];
  for (const name of links) {
    const link = page.locator("footer").getByRole("link", { name }).first();
    const path = (await link.getAttribute("href")) ?? "";
    const before = await page.locator("main h1").textContent();
    await link.click();
    await page.mouse.move(0, 0);
    await page.locator("main h1", { hasNotText: before ?? "" }).waitFor();
    expect(await isSameDocument(page), name).toBe(true);
    const other = await page.context().newPage();
    await other.emulateMedia({ reducedMotion: "reduce" });
    await other.goto(path);
    // Tabs have their bar once the app runs.
    await startApp(other);
    const loaded = await looks(other);
    await expect.poll(() => looks(page)).toEqual(loaded);
    await other.close();
  }
});

test.each([
  ["/hakkimizda/medya?year=2023", "en", "/en/about-us/media"],
  ["/en/about-us", "tr", "/hakkimizda"],
])("without JavaScript the switch on %s works through the server", async (path, there, to) => {
  const page = await openInTab({ path, javaScript: false });
  await page.locator(`header a[hreflang=${there}]:visible`).click();
  await page.waitForURL(`**${to}`);
  expect(await page.locator("html").getAttribute("lang")).toBe(there);
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: "i18n_redirected", value: there });
});
