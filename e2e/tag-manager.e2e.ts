import { expect, test } from "vitest";
import { categories, writeConsent } from "../domain/consent/consent.ts";
import { banner, pageViews, siteWithTagManager, startApp, told, visit } from "./tag-manager-site.ts";

siteWithTagManager();

const signals = (analytics: string, marketing: string) => ({
  analytics_storage: analytics,
  ad_storage: marketing,
  ad_user_data: marketing,
  ad_personalization: marketing,
});

test.each([
  ["/hakkimizda", "Kabul et", "hakkimizda", /^Hakkımızda|Yakamoz/],
  ["/en/about-us/media/calisan-portali-yenilendi", "Accept", "hakkimizda-medya-haber", /Yakamoz/],
])(
  "%s: with consent the tag manager starts, all denied at first, and hears of the page",
  async (path, accept, name, title) => {
    const { page, asked } = await visit(`${path}?utm_source=mail&q=gizli#bolum`);
    await page.getByRole("button", { name: accept, exact: true }).click();
    await expect.poll(() => pageViews(page)).toHaveLength(1);
    expect(asked).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-TEST01"]);
    expect(await told(page)).toEqual([
      ["consent", "default", signals("denied", "denied")],
      ["consent", "update", signals("granted", "granted")],
      { "gtm.start": expect.any(Number), event: "gtm.js" },
      {
        event: "pageView",
        pageType: "PageView",
        routeName: name,
        pageUrl: new URL(path, page.url()).href,
        pageTitle: await page.title(),
      },
    ]);
    expect(await page.title()).toMatch(title);
  },
);

test("a page view comes 250 ms after each page change, before and after the app runs", async () => {
  const { page, asked } = await visit("/en");
  await page.getByRole("button", { name: "Accept", exact: true }).click();
  await page.goto("/en/contact");
  await expect.poll(() => pageViews(page)).toHaveLength(1);
  await startApp(page);
  await page.waitForTimeout(400);
  expect(await pageViews(page), "starting the app is no page change").toHaveLength(1);

  await page.evaluate(() => {
    const times: number[] = [];
    const { dataLayer } = window;
    const [push, pushState] = [dataLayer?.push, history.pushState];
    history.pushState = function (...args) {
      times.push(performance.now());
      pushState.apply(this, args);
    };
    if (dataLayer) {
      dataLayer.push = function (...args) {
        times.push(performance.now());
        return push?.apply(this, args) ?? 0;
      };
    }
    Object.assign(window, { times });
  });
  await page.locator("footer a", { hasText: "Digital Campus" }).click();
  await expect.poll(() => pageViews(page)).toHaveLength(2);
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  expect(times).toHaveLength(2);
  const [changed = 0, pushed = 0] = times;
  expect(pushed - changed).toBeGreaterThanOrEqual(250);
  expect(pushed - changed).toBeLessThan(1500);
  expect((await pageViews(page))[1]).toEqual({
    event: "pageView",
    pageType: "PageView",
    routeName: "dijital-kampus",
    pageUrl: page.url(),
    pageTitle: await page.title(),
  });
  await page.goBack();
  await expect
    .poll(async () => (await pageViews(page)).map(({ routeName }) => routeName))
    .toEqual(["iletisim", "dijital-kampus", "iletisim"]);
  expect(asked.length, "once a document").toBe(2);
});

test("consent to measurement alone denies the rest, and a later change is told", async () => {
  const { page, asked } = await visit("/");
  await page.locator("#consent summary").click();
  await page.getByRole("checkbox", { name: /^Ölçüm/ }).check();
  await page.getByRole("button", { name: "Seçimi kaydet" }).click();
  await expect.poll(() => pageViews(page)).toHaveLength(1);
  expect((await told(page))[1]).toEqual(["consent", "update", signals("granted", "denied")]);
  await page.getByRole("button", { name: "Çerez tercihleri" }).click();
  await page.getByRole("button", { name: "Kabul et", exact: true }).click();
  await page.waitForTimeout(400);
  expect((await told(page)).slice(4)).toEqual([["consent", "update", signals("granted", "granted")]]);
  expect(asked).toHaveLength(1);
});

test("after withdrawal the running tag manager is told to stop, and hears of no page", async () => {
  const { page, asked } = await visit("/en");
  await page.getByRole("button", { name: "Accept", exact: true }).click();
  await expect.poll(() => pageViews(page)).toHaveLength(1);
  await startApp(page);
  await page.getByRole("button", { name: "Cookie preferences" }).click();
  await page.getByRole("button", { name: "Reject", exact: true }).click();
  expect((await told(page)).at(-1)).toEqual(["consent", "update", signals("denied", "denied")]);
  await page.locator("footer a", { hasText: "Digital Campus" }).click();
  await page.waitForURL("**/en/digital-campus");
  await page.waitForTimeout(400);
  expect(await pageViews(page)).toHaveLength(1);
  await page.goto("/en/contact");
  await page.waitForTimeout(400);
  expect(await told(page)).toEqual([]);
  expect(asked).toHaveLength(1);
});

test("withdrawn within the 250 ms, the page view is not sent", async () => {
  const { page } = await visit("/");
  await page.evaluate(() => {
    const press = (what: string) => document.querySelector<HTMLElement>(`[data-consent=${what}]`)?.click();
    press("accept");
    press("reject");
  });
  await page.waitForTimeout(400);
  expect(await pageViews(page)).toEqual([]);
});

test.each([
  ["doNotTrack", "1"],
  ["globalPrivacyControl", true],
] as const)("with %s nothing is asked, loaded or pushed, even after consent", async (signal, sent) => {
  const { page, asked } = await visit("/", {
    prepare: (context) =>
      context.addInitScript(([signal, sent]) => Object.defineProperty(navigator, signal, { get: () => sent }), [
        signal,
        sent,
      ] as const),
  });
  await page.waitForTimeout(400);
  expect(await banner(page).isVisible()).toBe(false);
  expect(await page.getByRole("button", { name: "Çerez tercihleri" }).isVisible()).toBe(false);
  const version = (await banner(page).getAttribute("data-version")) ?? "";
  const value = writeConsent({
    id: "0".repeat(32),
    version,
    time: new Date().toISOString(),
    categories: [...categories],
  });
  await page.context().addCookies([{ name: "cerez_tercihi", value, url: page.url() }]);
  await page.goto("/hakkimizda");
  await page.waitForTimeout(400);
  expect(await banner(page).isVisible()).toBe(false);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
});

test("the policy lets measurement through, and refuses what a tag wants to run inline or load from elsewhere", async () => {
  const measured = ["https://region1.google-analytics.com/g/collect", "https://region1.analytics.google.com/g/collect"];
  const picture = "https://www.google-analytics.com/collect";
  const { page, asked } = await visit("/", {
    ignoreProblems: /google|tags\.example|Content Security Policy/,
    tagManagerCode: `window.ran = "file";
      for (const url of ${JSON.stringify(measured)}) fetch(url, { method: "POST", mode: "no-cors", keepalive: true });
      new Image().src = "${picture}";
      const inline = document.createElement("script");
      inline.textContent = "window.ran = 'inline'";
      document.head.append(inline);
      const script = document.createElement("script");
      script.src = "https://www.google-analytics.com/analytics.js";
      document.head.append(script);
      fetch("https://tags.example/collect", { mode: "no-cors" }).catch(() => {});
      new Image().src = "https://tags.example/pixel";`,
  });
  await page.evaluate(() => {
    const refused = new Set<string>();
    addEventListener("securitypolicyviolation", (event) =>
      refused.add(`${event.effectiveDirective} ${event.blockedURI}`),
    );
    Object.assign(window, { refused });
  });
  await page.getByRole("button", { name: "Kabul et", exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => [...(window as unknown as { refused: Set<string> }).refused].sort()))
    .toEqual([
      "connect-src https://tags.example/collect",
      "img-src https://tags.example/pixel",
      "script-src-elem https://www.google-analytics.com/analytics.js",
      "script-src-elem inline",
    ]);
  await expect.poll(() => asked.slice(1).sort()).toEqual([...measured, picture].sort());
  expect(await page.evaluate(() => (window as unknown as { ran?: string }).ran)).toBe("file");
});
