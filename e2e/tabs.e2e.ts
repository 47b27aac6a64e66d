import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { managedService } from "../copy/managed-services.ts";
import { words } from "../copy/words.ts";
import { href } from "../site/href.ts";
import { violations } from "./axe.ts";
import { openApp, startApp } from "./running-app.ts";
import { openInTab, type TabVisit } from "./tab.ts";

const security = "yonetilen-hizmetler-siber-guvenlik-yonetim-ve-danismanlik-hizmetleri";

const pages = [
  { path: href(security, "tr"), name: "service-tabs", tabs: managedService(security, "tr").services.groups },
  {
    path: href("hakkimizda-kariyer", "en"),
    name: "campus",
    tabs: words("career", "en").campus.tabs.map(({ id, tab }) => ({ id, title: tab })),
  },
];
type TabPage = (typeof pages)[number];

const group = (page: Page, { name }: TabPage) => page.locator(`main div:has(> details[name="${name}"])`);
const tabs = (page: Page, at: TabPage) => group(page, at).getByRole("tab");
/** Those of the tabs, not of what lies in their panels. */
const summaries = (page: Page, at: TabPage) => group(page, at).locator("> details > summary");
const bar = (page: Page, at: TabPage) => group(page, at).getByRole("tablist");

async function openTabs(at: TabPage, visit: Partial<TabVisit> = {}): Promise<Page> {
  const page = await openInTab({ path: at.path, reducedMotion: true, saveData: true, ...visit });
  await group(page, at).scrollIntoViewIfNeeded();
  return page;
}

async function startBar(page: Page, at: TabPage): Promise<void> {
  await startApp(page);
  await bar(page, at).waitFor();
}

/** The panels that can be seen, by their ids. */
function shown(page: Page, at: TabPage): Promise<string[]> {
  return group(page, at)
    .locator("> details > div")
    .evaluateAll((panels) => panels.filter((panel) => panel.checkVisibility()).map(({ id }) => id));
}

/** What is selected, in the order of keys and on the screen: always the same one tab. */
async function expectSelected(page: Page, at: TabPage, place: number): Promise<void> {
  const { id } = at.tabs[place] as { id: string };
  await expect.poll(() => shown(page, at)).toEqual([id]);
  const states = await tabs(page, at).evaluateAll((all) =>
    all.map((tab) => [tab.getAttribute("aria-selected"), tab.tabIndex]),
  );
  expect(states).toEqual(at.tabs.map((_, i) => (i === place ? ["true", 0] : ["false", -1])));
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe.each(pages)("the tabs of $path", (at) => {
  const last = at.tabs.length - 1;
  const titles = at.tabs.map(({ title }) => title);

  test("are tabs for assistive technology, once script runs", async () => {
    const page = await openTabs(at);
    await startBar(page, at);
    expect(await tabs(page, at).allTextContents()).toEqual(titles);
    expect(await summaries(page, at).locator("visible=true").count()).toBe(0);
    await expectSelected(page, at, 0);
    for (const [i, { id, title }] of at.tabs.entries()) {
      const tab = tabs(page, at).nth(i);
      expect(await tab.getAttribute("aria-controls")).toBe(id);
      await tab.click();
      await expectSelected(page, at, i);
      expect(await page.getByRole("tabpanel", { name: title }).getAttribute("id")).toBe(id);
    }
    expect(await violations(page, "main")).toEqual([]);
  });

  test("follow the keys: arrows go round, Home and End to the ends, Tab into the panel", async () => {
    const page = await openTabs(at);
    await startBar(page, at);
    await tabs(page, at).first().focus();
    for (const [key, place] of [
      ["ArrowRight", 1],
      ["End", last],
      ["ArrowRight", 0],
      ["ArrowLeft", last],
      ["Home", 0],
    ] as const) {
      await page.keyboard.press(key);
      await expectSelected(page, at, place);
      expect(await focusedText(page)).toBe(titles[place]);
    }
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(at.tabs[0]?.id);
    await page.keyboard.press("Shift+Tab");
    expect(await focusedText(page)).toBe(titles[0]);
  });

  test("switch under a finger", async () => {
    const page = await openTabs(at, { touch: true, width: 375 });
    await summaries(page, at).nth(last).tap();
    await expect.poll(() => shown(page, at)).toEqual([at.tabs[last]?.id]);
    await startBar(page, at);
    await tabs(page, at).first().tap();
    await expectSelected(page, at, 0);
  });

  test.each([375, 1440])("look the same before and after script starts at %i px", async (width) => {
    const page = await openTabs(at, { width });
    const places = () =>
      group(page, at)
        .locator("> details > *, [role=tab]")
        .locator("visible=true")
        .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())).sort());
    const look = () => group(page, at).screenshot({ animations: "disabled" });
    const before = { places: await places(), look: await look() };
    await startBar(page, at);
    expect(await places()).toEqual(before.places);
    expect((await look()).equals(before.look)).toBe(true);
  });

  test("keep what was opened before script ran, and the focus on it", async () => {
    const page = await openTabs(at);
    await page.route("**/assets/*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await summaries(page, at).nth(1).focus();
    await page.keyboard.press("Enter");
    expect(await shown(page, at)).toEqual([at.tabs[1]?.id]);
    await startBar(page, at);
    await expectSelected(page, at, 1);
    expect(await focusedText(page)).toBe(titles[1]);
    expect(await bar(page, at).locator(":focus").count()).toBe(1);
  });

  test("lose no press that script comes into", async () => {
    const page = await openTabs(at);
    const { x = 0, y = 0, width = 0, height = 0 } = (await summaries(page, at).nth(1).boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await startApp(page);
    await page.mouse.up();
    await bar(page, at).waitFor();
    await expectSelected(page, at, 1);
  });

  test.each([true, false])("open at an address that names one (JavaScript: %s)", async (javaScript) => {
    const path = `${at.path}#${at.tabs[1]?.id}`;
    const page = await openTabs(at, { path, javaScript });
    await expect.poll(() => shown(page, at)).toEqual([at.tabs[1]?.id]);
    if (!javaScript) return;
    await startBar(page, at);
    await expectSelected(page, at, 1);
  });

  test("open at a link that names one, inside the app", async () => {
    const path = at.path.startsWith("/en") ? "/en/about-us" : "/hakkimizda";
    const page = await openApp({ path, reducedMotion: true, saveData: true });
    const follow = (path: string) =>
      page.evaluate((href) => {
        const link = Object.assign(document.createElement("a"), { href });
        document.body.append(link);
        link.click();
        link.remove();
      }, path);
    await follow(`${at.path}#${at.tabs[1]?.id}`);
    await bar(page, at).waitFor();
    await expectSelected(page, at, 1);
    await follow(`${at.path}#${at.tabs[0]?.id}`);
    await expectSelected(page, at, 0);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });

  test("are printed whole, each panel below its title", async () => {
    const page = await openTabs(at);
    await startBar(page, at);
    await page.emulateMedia({ media: "print" });
    expect(await shown(page, at)).toEqual(at.tabs.map(({ id }) => id));
    expect(await summaries(page, at).locator("visible=true").allTextContents()).toEqual(titles);
    expect(await bar(page, at).isVisible()).toBe(false);
  });

  test("are a list that unfolds one at a time without script", async () => {
    const page = await openTabs(at, { javaScript: false });
    expect(await tabs(page, at).count()).toBe(0);
    for (const [i, { id }] of at.tabs.entries()) {
      if (i > 0) await summaries(page, at).nth(i).click();
      expect(await shown(page, at)).toEqual([id]);
    }
  });
});
