import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { pageAt } from "../site/href.ts";
import { violationsInEveryLook } from "./axe.ts";
import { openInTab } from "./tab.ts";

const languages = [
  {
    home: "/",
    services: "Yönetilen Hizmetler",
    menu: "Menü",
    close: "Kapat",
    security: /Siber Güvenlik/,
    at: "/yonetilen-hizmetler/siber-guvenlik-yonetim-ve-danismanlik-hizmetleri",
    page: "/hakkimizda",
    quote: "Teklif alın",
    quoteAt: "/yonetilen-hizmetler/teklif-al",
    call: "Bizi arayın: +90 232 555 01 00",
    language: "English",
    twin: "/en/about-us",
    search: "Sitede ara",
    searchAt: "/ara",
  },
  {
    home: "/en",
    services: "Managed Services",
    menu: "Menu",
    close: "Close",
    security: /Cybersecurity/,
    at: "/en/managed-services/cybersecurity-management-and-consulting-services",
    page: "/en/about-us",
    quote: "Request a quote",
    quoteAt: "/en/managed-services/request-a-quote",
    call: "Call us: +90 232 555 01 00",
    language: "Türkçe",
    twin: "/hakkimizda",
    search: "Search the site",
    searchAt: "/en/search",
  },
];

const menuOf = (page: Page) => page.locator("#menu");

/** What one may do from the open mobile menu at once. */
function actions(page: Page, { quote, call, language }: (typeof languages)[number]): [Locator, Locator, Locator] {
  const link = (name: string) => menuOf(page).getByRole("link", { name, exact: true }).last();
  return [link(quote), link(call), menuOf(page).locator(`a[hreflang]:has-text("${language}")`)];
}

const summary = (page: Page, text: string) => page.locator("header summary", { hasText: text });

/** Both ways, each in one of the languages. */
const ways = languages.map((words, number) => ({ ...words, javaScript: number === 0 }));

describe.each(ways)("from $page (JavaScript: $javaScript)", (words) => {
  const { javaScript } = words;

  test("the mega menu opens and leads on", async () => {
    const { home, services, security, at } = words;
    const page = await openInTab({ path: home, javaScript });
    await summary(page, services).click();
    const link = page.locator("header").getByRole("link", { name: security });
    await link.click();
    await page.waitForURL(`**${at}`);
    expect(await page.locator("h1").count()).toBe(1);
  });

  test("the mobile menu opens, closes and leads on", async () => {
    const page = await openInTab({ path: words.home, width: 375, javaScript });
    const link = page.locator("header").getByRole("link", { name: words.security });
    await page.getByRole("button", { name: words.menu }).click();
    await page.getByRole("button", { name: words.close }).click();
    expect(await summary(page, words.services).isVisible()).toBe(false);
    await page.getByRole("button", { name: words.menu }).click();
    await summary(page, words.services).click();
    await link.click();
    await page.waitForURL(`**${words.at}`);
    await expect.poll(() => summary(page, words.services).isVisible()).toBe(false);
  });

  test("the mobile menu has the quote, the phone and the language at hand", async () => {
    for (const width of [320, 375, 425]) {
      const page = await openInTab({ path: words.page, width, javaScript });
      await page.setViewportSize({ width, height: 568 });
      await page.getByRole("button", { name: words.menu }).click();
      const parts = actions(page, words);
      const atHand = async () => {
        for (const part of parts) {
          const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
          expect(height, `${part} at ${width} px`).toBeGreaterThanOrEqual(40);
          expect(y + height, `${part} at ${width} px`).toBeLessThanOrEqual(568);
        }
      };
      await atHand();
      expect(await menuOf(page).evaluate((menu) => menu.scrollWidth)).toBe(width);
      // However long the list gets.
      await summary(page, words.services).click();
      await atHand();
    }
    const page = await openInTab({ path: words.page, width: 375, javaScript });
    const [quote, phone, language] = actions(page, words);
    await page.getByRole("button", { name: words.menu }).click();
    expect(await phone.getAttribute("href")).toBe("tel:+902325550100");
    await language.click();
    await page.waitForURL(`**${words.twin}`);
    await page.goBack();
    await page.waitForURL(`**${words.page}`);
    await page.getByRole("button", { name: words.menu }).click();
    await quote.click();
    await page.waitForURL(`**${words.quoteAt}`);
  });

  test("the mobile menu begins a search", async () => {
    const page = await openInTab({ path: words.page, width: 375, javaScript });
    await page.getByRole("button", { name: words.menu }).click();
    const field = menuOf(page).getByRole("searchbox", { name: words.search });
    await field.fill("SAP");
    await field.press("Enter");
    await page.waitForURL(`**${words.searchAt}?q=SAP`);
    await page.getByRole("main").getByText("SAP").first().waitFor();
  });

  test("the focus goes through the mobile menu as one reads it", async () => {
    const page = await openInTab({ path: words.page, width: 375, javaScript });
    await page.setViewportSize({ width: 375, height: 568 });
    await page.getByRole("button", { name: words.menu }).click();
    await summary(page, words.services).click();
    const order: string[] = [];
    const last = actions(page, words)[2];
    while (order.length < 20 && !(await last.evaluate((one) => one.matches(":focus")))) {
      await page.keyboard.press("Tab");
      const focused = page.locator(":focus");
      order.push((await focused.textContent())?.trim() ?? "");
      const { y = 0, height = 0 } = (await focused.boundingBox()) ?? {};
      const isCovered = await focused.evaluate((one, [x, y]) => !one.contains(document.elementFromPoint(x, y)), [
        40,
        y + height / 2,
      ] as [number, number]);
      if (order.length <= 6) expect(isCovered, `${order.at(-1)} lies below the actions`).toBe(false);
    }
    expect(order.slice(-3)).toEqual([words.quote, expect.stringContaining("+90 232 555 01 00"), words.language]);
    // The list, a group's links, the search with its button, the actions.
    expect(order).toHaveLength(6 + 2 + 1 + 2 + 3);
  });
});

describe.each([true, false])("with JavaScript: %s", (javaScript) => {
  test("the menu is worked by keyboard alone", async () => {
    const page = await openInTab({ path: "/hakkimizda", javaScript });
    await summary(page, "Dijital Dönüşüm").focus();
    await page.keyboard.press("Enter");
    for (let tab = 0; tab < 5; tab++) await page.keyboard.press("Tab");
    expect(await page.locator(":focus").textContent()).toContain("Robotik Süreç Otomasyonu");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/dijital-donusum-urunleri/robotik-surec-otomasyonu");
  });

  test("opening one panel closes the other", async () => {
    const page = await openInTab({ path: "/", javaScript });
    await summary(page, "Yönetilen Hizmetler").click();
    await summary(page, "Hakkımızda").click();
    expect(await page.locator("header details[open]").count()).toBe(1);
  });
});

test.each(["/", "/hakkimizda"])("axe finds nothing in the open menu of %s", async (path) => {
  const page = await openInTab({ path, reducedMotion: true });
  const found = await violationsInEveryLook(page, "header", async (width) => {
    await page.reload();
    if (width < 1024) await page.getByRole("button", { name: "Menü" }).click();
    await summary(page, "Yönetilen Hizmetler").click();
    await page
      .locator("header")
      .getByRole("link", { name: /Siber Güvenlik/ })
      .waitFor();
  });
  expect(found).toEqual([]);
});

test.each(languages)("touches open the mobile menu of $page and switch the language", async (words) => {
  const page = await openInTab({ path: words.page, width: 375, touch: true });
  await page.getByRole("button", { name: words.menu }).tap();
  expect(await summary(page, words.services).isVisible()).toBe(true);
  await actions(page, words)[2].tap();
  await page.waitForURL(`**${words.twin}`);
});

test("Escape and a click elsewhere close a panel, once the app runs", async () => {
  const page = await openInTab({ path: "/" });
  const open = page.locator("header details[open]");
  await summary(page, "Hakkımızda").click();
  await page.waitForFunction(() => document.getElementById("app-data") === null);
  await page.keyboard.press("Escape");
  expect(await open.count()).toBe(0);
  await summary(page, "Hakkımızda").click();
  await page.mouse.click(20, 800);
  expect(await open.count()).toBe(0);
});

test("the managed-services entries carry the slugs of the specification", async () => {
  const page = await openInTab({ path: "/", javaScript: false });
  const slugs = await page
    .locator('header details li a[href^="/yonetilen-hizmetler/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(slugs.map((path) => pageAt(path)?.name)).toEqual([
    "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi",
    "yonetilen-hizmetler-siber-guvenlik-yonetim-ve-danismanlik-hizmetleri",
    "yonetilen-hizmetler-sap-ve-is-uygulamalari-yonetimi",
    "yonetilen-hizmetler-uygulama-modernizasyonu",
    "yonetilen-hizmetler-veri-yonetimi-ve-stratejileri",
    "yonetilen-hizmetler-teklif-al",
  ]);
});

test.each([
  ["/", "Derinde çalışır, yüzeyde parlar.", "Bizi takip edin"],
  ["/en", "Works in the deep, shines at the surface.", "Follow us"],
])(
  "the footer of %s has slogan, follow text, 13 legal texts, two statements, the way to use one’s rights and the copyright year",
  async (path, slogan, follow) => {
    const page = await openInTab({ path, javaScript: false });
    const footer = page.locator("footer");
    expect(await footer.textContent()).toContain(slogan);
    expect(await footer.textContent()).toContain(follow);
    expect(await footer.textContent()).toContain("© 2024");
    expect(await footer.locator("nav a").count()).toBe(13 + 2 + 1);
    expect(await footer.locator('nav a[href$="basvurusu"], nav a[href$="data-subject-request"]').count()).toBe(1);
    expect(await footer.locator('nav a[href$="/erisilebilirlik"], nav a[href$="/accessibility"]').count()).toBe(1);
    expect(await footer.locator('nav a[href$="bildirimi"], nav a[href$="security-disclosure"]').count()).toBe(1);
  },
);
