import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations, violationsInEveryLook } from "./axe.ts";
import { ask, html } from "./documents.ts";
import { openInTab } from "./tab.ts";
import {
  askSite,
  banner,
  cookie,
  decision,
  recordsOf,
  siteWithTagManager,
  startApp,
  visit,
} from "./tag-manager-site.ts";

/** As the policy's own front matter says: raising it must ask every visitor again. */
const policyVersion = () =>
  /^version: "(.+)"$/m.exec(readFileSync(".cache/third-language/content/tr/legal/cerez-politikasi.md", "utf8"))?.[1];

siteWithTagManager();

const tr = {
  path: "/hakkimizda",
  reject: "Reddet",
  accept: "Kabul et",
  preferences: "Tercihler",
  analytics: /^Ölçüm/,
  marketing: /^Pazarlama/,
  save: "Seçimi kaydet",
  close: "Vazgeç",
  link: "Çerez tercihleri",
};
const en: typeof tr = {
  path: "/en/about-us",
  reject: "Reject",
  accept: "Accept",
  preferences: "Preferences",
  analytics: /^Measurement/,
  marketing: /^Marketing/,
  save: "Save selection",
  close: "Cancel",
  link: "Cookie preferences",
};

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const box = (page: Page, name: RegExp) => page.getByRole("checkbox", { name });
const look = (control: Locator) =>
  control.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
    return { width, height, color, backgroundColor, borderColor, fontSize, fontWeight };
  });

test.each(["/", "/en", "/iletisim", "/olmayan"])("without a tag manager %s asks nobody anything", async (path) => {
  const page = await openInTab({ path, ignoreProblems: /status of 404/ });
  expect(await banner(page).count()).toBe(0);
  expect(await page.locator("[data-consent], script[src*=consent]").count()).toBe(0);
  expect(await cookie(page)).toBeUndefined();
  expect(await html(path)).not.toMatch(/googletagmanager|cerez_tercihi|Çerez tercihleri|Cookie preferences/);
  expect((await ask(path)).headers.get("content-security-policy")).not.toContain("google");
  expect((await ask("/_consent")).status).toBe(404);
});

test.each([tr, en])(
  "on $path nothing optional happens before a choice; each purpose is chosen by itself; the footer withdraws it",
  async (words) => {
    const { page, asked } = await visit(words.path);
    await banner(page).waitFor();
    await startApp(page);
    await page.waitForTimeout(400);
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
    expect(await page.context().cookies()).toEqual([]);
    expect(await banner(page).isVisible()).toBe(true);
    expect(await banner(page).locator("input:checked:enabled").count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");

    await page.locator("#consent summary", { hasText: words.preferences }).click();
    await box(page, words.marketing).check();
    await button(page, words.save).click();
    const first = await decision(page);
    expect(first?.categories).toEqual(["necessary", "marketing"]);
    await page.reload();
    await page.waitForLoadState("networkidle");
    expect(await banner(page).isVisible()).toBe(false);
    await button(page, words.link).click();
    expect(await box(page, words.marketing).isChecked()).toBe(true);
    expect(await box(page, words.analytics).isChecked()).toBe(false);
    expect(asked).toEqual([]);

    await button(page, words.accept).click();
    const given = await decision(page);
    await startApp(page);
    await button(page, words.link).click();
    expect(await box(page, words.analytics).isChecked()).toBe(true);
    await button(page, words.close).click();
    expect(await decision(page)).toEqual(given);
    await button(page, words.link).click();
    await button(page, words.reject).click();
    const withdrawn = await decision(page);
    expect(withdrawn).toMatchObject({ id: given?.id, categories: ["necessary"] });
    await expect.poll(() => recordsOf(given?.id ?? "")).toEqual([first, given, withdrawn]);
    await page.reload();
    await page.waitForLoadState("networkidle");
    expect(asked).toHaveLength(1);
    expect(await banner(page).isVisible()).toBe(false);
  },
);

test.each([
  ["reject" as const, ["necessary"]],
  ["accept" as const, ["necessary", "analytics", "marketing"]],
])("accepting and rejecting are equally easy: %s", async (choice, categories) => {
  const { page } = await visit(tr.path);
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await look(button(page, tr.reject))).toEqual(await look(button(page, tr.accept)));
  }
  await button(page, tr[choice]).click();
  await expect.poll(() => banner(page).isVisible()).toBe(false);
  expect((await decision(page))?.categories).toEqual(categories);
});

test("without JavaScript there is no question and no link to it", async () => {
  const { page } = await visit(tr.path, { javaScript: false });
  expect(await banner(page).isVisible()).toBe(false);
  expect(await page.locator("[data-consent=open]").isVisible()).toBe(false);
});

test("axe finds nothing, closed and unfolded", async () => {
  const { page } = await visit(tr.path, { reducedMotion: true });
  await banner(page).waitFor();
  const found = await violationsInEveryLook(page, "#consent");
  await page.locator("#consent summary", { hasText: tr.preferences }).click();
  found.push(...(await violations(page)), ...(await violationsInEveryLook(page, "#consent")));
  expect(found).toEqual([]);
});

test("the cookie holds the decision for 180 days, and the server keeps the same record", async () => {
  const { page } = await visit("/");
  const before = Date.now();
  await button(page, tr.accept).click();
  const kept = await cookie(page);
  expect(kept).toMatchObject({ path: "/", sameSite: "Lax", secure: false, httpOnly: false });
  expect(Math.round(((kept?.expires ?? 0) - before / 1000) / 86_400)).toBe(180);
  const made = await decision(page);
  expect(made).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{32}$/), version: policyVersion() });
  expect(Math.abs(Date.parse(made?.time ?? "") - before)).toBeLessThan(10_000);
  await expect.poll(() => recordsOf(made?.id ?? "")).toEqual([made]);
});

test("a record that the server could not keep is sent again", async () => {
  const { page } = await visit("/", {
    ignoreProblems: /googletagmanager|status of 503/,
    prepare: (context) => context.clock.install(),
  });
  let sent = 0;
  await page.route("**/_consent", (route) => (sent++ === 0 ? route.fulfill({ status: 503 }) : route.continue()));
  await button(page, tr.reject).click();
  await expect.poll(() => sent).toBe(1);
  const { id = "" } = (await decision(page)) ?? {};
  expect(await recordsOf(id)).toEqual([]);
  await expect
    .poll(async () => {
      await page.clock.runFor(5_000);
      return (await recordsOf(id)).length;
    })
    .toBe(1);
  expect(sent).toBe(2);
});

test.each([
  ["another version of the policy", "0.9"],
  ["nothing that can be read", "1.0%00"],
])("a decision for %s does not count, and the question comes again", async (_, version) => {
  const id = "0123456789abcdef0123456789abcdef";
  const value = `id=${id}&version=${version}&time=2026-01-01T00%3A00%3A00.000Z&categories=necessary+analytics`;
  const { page, asked } = await visit("/robots.txt");
  const url = new URL(page.url()).origin;
  await page.context().addCookies([{ name: "cerez_tercihi", value, url }]);
  await page.goto("/");
  await banner(page).waitFor();
  await page.waitForTimeout(400);
  expect(asked).toEqual([]);
  await button(page, tr.accept).click();
  expect((await decision(page))?.version).toBe(policyVersion());
});

test("it works where the app's code cannot be loaded", async () => {
  const { page, asked } = await visit("/", { ignoreProblems: /googletagmanager|Failed to load|ERR_FAILED/ });
  await page.route(/\/assets\/(?!consent)[^/]*\.js$/, (route) => route.abort());
  await button(page, tr.accept).click();
  await expect.poll(() => asked.length).toBe(1);
  await page.getByRole("button", { name: tr.link }).click();
  expect(await box(page, tr.analytics).isChecked()).toBe(true);
});

test("the question stays through page changes until it is answered", async () => {
  const { page } = await visit("/en");
  await startApp(page);
  await page.locator("footer a", { hasText: "Digital Campus" }).click();
  await page.waitForURL("**/en/digital-campus");
  expect(await banner(page).isVisible()).toBe(true);
  await button(page, en.reject).click();
  await page.locator("footer a", { hasText: "Media" }).click();
  await page.waitForURL("**/en/about-us/media");
  expect(await banner(page).isVisible()).toBe(false);
});

test("it is worked by keyboard alone", async () => {
  const { page } = await visit("/hakkimizda");
  const focused = () => page.locator(":focus").textContent();
  const order: (string | null)[] = [];
  for (let tab = 0; tab < 5; tab++) {
    await page.keyboard.press("Tab");
    order.push(await focused());
  }
  expect(order).toEqual(["İçeriğe geç", "Çerez Politikası", "Reddet", "Kabul et", "Tercihler"]);
  await page.keyboard.press("Escape");
  expect(await banner(page).isVisible()).toBe(true);
  await button(page, tr.reject).focus();
  await page.keyboard.press("Enter");
  expect(await banner(page).isVisible()).toBe(false);
  await button(page, tr.link).focus();
  await page.keyboard.press("Enter");
  expect(await banner(page).evaluate((element) => element === document.activeElement)).toBe(true);
  for (let tab = 0; tab < 5; tab++) await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  expect(await box(page, tr.analytics).isChecked()).toBe(true);
  await page.keyboard.press("Escape");
  expect(await banner(page).isVisible()).toBe(false);
  expect(await focused()).toBe(tr.link);
  expect((await decision(page))?.categories).toEqual(["necessary"]);
});

test.each([375, 1440])("what has the focus is never behind the question at %i px", async (width) => {
  const { page } = await visit("/hakkimizda", { width, reducedMotion: true });
  const hidden: string[] = [];
  for (let tab = 0; tab < 60; tab++) {
    await page.keyboard.press("Tab");
    const covered = await page.evaluate(() => {
      const edge = document.getElementById("consent")?.getBoundingClientRect();
      const focused = document.activeElement;
      if (!edge || !focused || focused.closest("#consent")) return "";
      const { top, bottom } = focused.getBoundingClientRect();
      return top >= edge.top && bottom <= edge.bottom ? (focused.textContent ?? "") : "";
    });
    if (covered) hidden.push(covered);
  }
  expect(hidden).toEqual([]);
});

test("it fits small windows and does not print", async () => {
  const { page } = await visit("/", { width: 320 });
  await page.locator("#consent summary").click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 320, height: 256 });
  const { y = -1, height = 0 } = (await banner(page).boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(256);
  await page.emulateMedia({ media: "print" });
  expect(await banner(page).isVisible()).toBe(false);
});

test("pages made for one visitor and error pages ask too, under one hash of a script", async () => {
  const scripts = new Set<string | undefined>();
  for (const path of ["/", "/en/about-us", "/yonetilen-hizmetler/teklif-al", "/olmayan", "/en/nowhere"]) {
    const answer = await askSite(path);
    scripts.add(/script-src [^;]*/.exec(answer.headers.get("content-security-policy") ?? "")?.[0]);
    expect(await answer.text()).toContain('id="consent"');
  }
  expect(scripts.size).toBe(1);
  expect([...scripts][0]?.match(/'sha256-/g)).toHaveLength(1);
});
