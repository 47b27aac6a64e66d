import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PhoneFieldProps } from "../app/features/phone-field/phone-field-options.ts";
import { words } from "../copy/words.ts";
import type { PhoneResult } from "../domain/phone/read-phone.ts";
import type { Locale } from "../site/locales.ts";
import { violations } from "./axe.ts";
import { openPage, type Visit } from "./browser.ts";
import { servePhoneFields } from "./phone-field-page/serve.ts";

type Options = Partial<PhoneFieldProps>;

let site: Awaited<ReturnType<typeof servePhoneFields>>;
beforeAll(async () => {
  site = await servePhoneFields();
});
afterAll(() => site?.stop());

const number = (page: Page) => page.locator("#tel0");
const country = (page: Page) => page.locator("#tel0-country");
const list = (page: Page) => page.getByRole("listbox");
const activeName = (page: Page) => page.locator("[data-active] span").first().textContent();
const isFocused = (page: Page) => number(page).evaluate((input) => input === document.activeElement);

/** A page with fields on it; with JavaScript it runs and knows the rules. */
async function open(options: Options | Options[], visit: Partial<Visit> & { language?: Locale } = {}) {
  const fields = JSON.stringify([options].flat());
  const path = `/?locale=${visit.language ?? "tr"}&fields=${encodeURIComponent(fields)}`;
  const page = await openPage({ baseUrl: site.baseUrl, ...visit, path });
  if (visit.javaScript !== false) await running(page);
  return page;
}

async function running(page: Page): Promise<void> {
  await page.waitForSelector('[role="combobox"]');
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /phone-rules/.test(name)),
  );
}

async function reported(page: Page): Promise<{ value: string; result: PhoneResult }> {
  return page.evaluate(() => (globalThis as unknown as { reported: { value: string; result: PhoneResult } }).reported);
}

async function posted(page: Page): Promise<Record<string, string>> {
  await page.getByRole("button", { name: "OK" }).click();
  await page.waitForURL("**/post");
  return Object.fromEntries(new URLSearchParams((await page.textContent("body")) ?? ""));
}

/** The letters one types are forgotten after a second: a slow machine must not decide when that is. */
async function stoppedClock(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  await page.evaluate(() => {
    const clock = { now: performance.now() };
    performance.now = () => clock.now;
    Object.assign(globalThis, { clock });
  });
  return (milliseconds) =>
    page.evaluate((passed) => {
      (globalThis as unknown as { clock: { now: number } }).clock.now += passed;
    }, milliseconds);
}

const result = (page: Page) => expect.poll(() => reported(page).then((report) => report.result));

describe.each(["tr", "en"] as const)("without JavaScript, in %s", (language) => {
  const copy = words("phone-field", language);

  test("it is one labelled input that says which forms it takes", async () => {
    const options: Options[] = [{ fallbackCountry: "TR" }, {}];
    const page = await open(options, { javaScript: false, language });
    expect(await page.locator("form :is(input, select):visible").count()).toBe(2);
    expect(await page.getByText(copy.eitherForm).isVisible()).toBe(true);
    expect(await page.getByText(copy.international).isVisible()).toBe(true);
    await page.getByLabel(copy.number).first().fill("0532 123 45 67");
    await page.getByLabel(copy.number).last().fill("+49 171 1234567");
    expect(await posted(page)).toEqual({ tel0: "0532 123 45 67", tel1: "+49 171 1234567" });
  });

  test("a country that is known goes along", async () => {
    const page = await open({ country: "DE", value: "0171 1234567" }, { javaScript: false, language });
    expect(await posted(page)).toEqual({ tel0: "0171 1234567", "tel0-country": "DE" });
  });
});

test("by keyboard: letters find the country, the focus goes to the number, which is formatted and judged", async () => {
  const page = await open({ defaultCountry: "TR" });
  const pass = await stoppedClock(page);
  await page.keyboard.press("Tab");
  await page.keyboard.type("g");
  await country(page).dispatchEvent("keydown", { key: "Ü" });
  await page.keyboard.type("ney k");
  expect(await activeName(page)).toBe("Güney Kore");
  expect(await country(page).getAttribute("aria-activedescendant")).toBe("tel0-country-list-KR");
  await pass(1_000);
  await page.keyboard.type("ALM");
  expect(await activeName(page)).toBe("Almanya");
  await page.keyboard.press("Enter");
  expect(await isFocused(page)).toBe(true);
  expect(await list(page).count()).toBe(0);
  await page.keyboard.type("0171123");
  expect(await page.getByText("Örnek: 01512 3456789").isVisible()).toBe(true);
  await page.keyboard.type("4567");
  await expect.poll(() => number(page).inputValue()).toBe("0171 1234567");
  await result(page).toMatchObject({ isValid: true, countryCode: "DE", type: "MOBILE", e164: "+491711234567" });
  expect(await page.getByText("Numara geçerli").isVisible()).toBe(true);
  expect(await posted(page)).toEqual({ "tel0-country": "DE", tel0: "0171 1234567" });
});

test("the list: seven rows of 30 px, the chosen one fourth, few of them rendered, around the ends with the arrows", async () => {
  const page = await open({ defaultCountry: "TR" });
  await country(page).click();
  const top = async (name: string) => (await page.getByRole("option", { name }).boundingBox())?.y ?? 0;
  const box = await list(page).boundingBox();
  expect([box?.height, await top("Türkiye")]).toEqual([7 * 30 + 2, (box?.y ?? 0) + 1 + 3 * 30]);
  expect(box?.width).toBeGreaterThanOrEqual(270);
  expect(await page.getByRole("option").count()).toBeLessThanOrEqual(7 + 2 * 7);
  expect(await page.getByRole("option", { name: "Türkiye" }).getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("Home");
  expect(await activeName(page)).toBe("ABD Virjin Adaları");
  await page.keyboard.press("ArrowUp");
  expect(await activeName(page)).toBe("Zimbabve");
  expect(await page.getByRole("option", { name: "Zimbabve" }).getAttribute("aria-posinset")).toBe("245");
  await page.keyboard.press("ArrowDown");
  expect(await activeName(page)).toBe("ABD Virjin Adaları");
  await page.keyboard.press("Escape");
  expect([await list(page).count(), await country(page).textContent()]).toEqual([0, "Türkiye +90"]);
  await page.keyboard.press("ArrowUp");
  expect(await list(page).count()).toBe(1);
  await page.keyboard.press("Tab");
  expect([await list(page).count(), await isFocused(page)]).toEqual([0, true]);
  await country(page).click();
  await list(page).evaluate((element) => element.scrollTo(0, 0));
  await page.getByRole("option", { name: "Almanya" }).click();
  expect([await country(page).textContent(), await isFocused(page)]).toEqual(["Almanya +49", true]);
});

test("preferred first and once, some only, without flags and codes, in rows of another height, in English", async () => {
  const offered: Options = {
    preferredCountries: ["TR", "DE"],
    onlyCountries: ["DE", "FR", "IE", "TR"],
    ignoredCountries: ["IE"],
  };
  const looks: Options = { noFlags: true, noCallingCodes: true, rowHeight: 40 };
  const page = await open({ ...offered, ...looks, noBrowserLocale: true }, { language: "en" });
  await country(page).press("Enter");
  expect(await page.getByRole("option").allTextContents()).toEqual(["TRTürkiye", "DEGermany", "FRFrance"]);
  expect((await list(page).boundingBox())?.height).toBe(3 * 40 + 2);
  expect(await page.locator("img").count()).toBe(0);
  await page.keyboard.type("f");
  expect(await activeName(page)).toBe("France");
});

describe("what is filled in", () => {
  test.each(["tr", "en"] as const)(
    "with + or 00 brings its own country over a chosen one, and says so, in %s",
    async (language) => {
      const copy = words("phone-field", language);
      const page = await open({ defaultCountry: "DE" }, { language });
      const said = page.getByRole("status");
      expect(await said.textContent()).toBe("");
      for (const text of ["+90 532 123 45 67", "00905321234567"]) {
        await number(page).fill(text);
        await expect.poll(() => country(page).textContent()).toBe("Türkiye +90");
        expect(await number(page).inputValue()).toBe("532 123 45 67");
        expect(await said.textContent()).toBe(copy.countryFromNumber.replace("{country}", "Türkiye (+90)"));
        await result(page).toMatchObject({ isValid: true, countryCode: "TR", e164: "+905321234567" });
        await number(page).fill("");
        expect(await said.textContent()).toBe("");
        await country(page).click();
        await page.keyboard.type(language === "tr" ? "alm" : "germ");
        await page.keyboard.press("Enter");
      }
      await number(page).pressSequentially("+49 171 1234567");
      expect([await country(page).textContent(), await said.textContent()]).toEqual([
        expect.stringMatching(/\+49$/),
        "",
      ]);
    },
  );

  test("in the national form of a country that shares its code is never valid for the chosen one", async () => {
    const page = await open({ defaultCountry: "CA" }, { language: "en" });
    await number(page).fill("212 555 0100");
    await expect.poll(() => country(page).textContent()).toBe("United States +1");
    await result(page).toMatchObject({ isValid: true, countryCode: "US" });
  });

  test("sets the country where none is chosen and becomes national; letters stay and are refused", async () => {
    const page = await open({ noBrowserLocale: true, required: true });
    await number(page).fill("0532 123 45 67");
    expect(await page.getByText("Ülke seçin", { exact: true }).isVisible()).toBe(true);
    expect(await country(page).getAttribute("aria-invalid")).toBe("true");
    await result(page).toMatchObject({ isValid: false, failure: "INVALID_COUNTRY", countryCode: null });
    await number(page).fill("+90 532 123 45 67");
    expect([await country(page).textContent(), await number(page).inputValue()]).toEqual([
      "Türkiye +90",
      "532 123 45 67",
    ]);
    await result(page).toMatchObject({ isValid: true, e164: "+905321234567" });
    for (const text of ["905321234567", "00905321234567", "0532 123 45 67"]) {
      await number(page).fill(text);
      await result(page).toMatchObject({ isValid: true, e164: "+905321234567" });
    }
    await number(page).press("End");
    await page.keyboard.type("abc");
    await result(page).toMatchObject({ isValid: false, failure: "NOT_A_NUMBER" });
    expect(await number(page).inputValue()).toMatch(/67abc$/);
    expect(await page.getByText("Örnek: 0501 234 56 78 *").isVisible()).toBe(true);
  });

  test("can be corrected in the middle, and taken back as a whole", async () => {
    const page = await open({ defaultCountry: "US", value: "2125550100" });
    await expect.poll(() => number(page).inputValue()).toBe("(212) 555-0100");
    await number(page).focus();
    await number(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(8, 8));
    await page.keyboard.press("Backspace");
    await page.keyboard.type("7");
    await expect.poll(() => number(page).inputValue()).toBe("(212) 575-0100");
    expect(await number(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(8);
    await page.keyboard.press("End");
    for (let i = 0; i < 11; i++) await page.keyboard.press("Backspace");
    await expect.poll(() => number(page).inputValue()).toBe("(21");
    await page.getByRole("button", { name: "X" }).click();
    expect(await number(page).inputValue()).toBe("(212) 555-0100");
  });
});

describe("before the script runs, and where parts of it never come", () => {
  const held = (pattern: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const prepare: Visit["prepare"] = (context) =>
      context.route(pattern, (route) => promise.then(() => route.continue()));
    return { prepare, release: resolve };
  };

  test("what was typed early is taken over, and the caret stays where it is", async () => {
    const { prepare, release } = held("**/client-*.js");
    const page = await openPage({ baseUrl: site.baseUrl, path: "/", prepare });
    await number(page).pressSequentially("+491711234567");
    release();
    await running(page);
    await expect.poll(() => country(page).textContent()).toBe("Almanya +49");
    expect([await number(page).inputValue(), await isFocused(page)]).toEqual(["1711234567", true]);
    await result(page).toMatchObject({ isValid: true, countryCode: "DE" });
  });

  test("visitors who save data get the rules with a touch, and without them the field is a plain one", async () => {
    const pattern = "**/phone-rules*";
    const asked: string[] = [];
    const page = await openPage({
      baseUrl: site.baseUrl,
      path: "/",
      ignoreProblems: /ERR_FAILED/,
      async prepare(context) {
        context.on("request", (request) => request.url().includes("phone-rules") && asked.push(request.url()));
        await context.route(pattern, (route) => route.abort());
        await context.addInitScript(() =>
          Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
        );
      },
    });
    await page.waitForSelector("html[data-running]", { state: "attached" });
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    await number(page).fill("05321234567");
    await result(page).toEqual({ countryCode: null, isValid: false, phoneNumber: "05321234567" });
    await expect.poll(() => asked.length).toBe(1);
    await page.context().unroute(pattern);
    await number(page).blur();
    await number(page).focus();
    await expect.poll(() => number(page).inputValue()).toBe("0532 123 45 67");
    await page.waitForSelector('[role="combobox"]');
    expect(await posted(page)).toEqual({ "tel0-country": "TR", tel0: "0532 123 45 67" });
  });
});

describe("at the start", () => {
  /** The countries that fields choose in a browser that speaks the language, and its warnings. */
  async function start(language: string, lookup?: Visit["prepare"]) {
    const warnings: string[] = [];
    const options = [
      {},
      { fetchCountry: true, fallbackCountry: "AT" },
      { defaultCountry: "FR" },
      { noBrowserLocale: true },
      { noBrowserLocale: true, fetchCountry: true, fallbackCountry: "AT" },
    ];
    const page = await open(options, {
      ignoreProblems: /ERR_FAILED/,
      prepare: async (context) => {
        context.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
        await context.addInitScript((value) => Object.defineProperty(navigator, "language", { value }), language);
        await lookup?.(context);
      },
    });
    await page.waitForSelector('[name="tel4-country"]', { state: "attached" });
    const codes = await page
      .locator("fieldset")
      .evaluateAll((all) => all.map((e) => e.querySelector<HTMLInputElement>('[name$="-country"]')?.value));
    return { codes, warnings: [...new Set(warnings)] };
  }
  const answering =
    (body: string): Visit["prepare"] =>
    (context) =>
      context.route("**/api/country", (route) => route.fulfill({ body }));
  const failing: Visit["prepare"] = (context) => context.route("**/api/country", (route) => route.abort());

  test("the browser's language, the lookup or a default country decides, or nobody", async () => {
    expect(await start("en-GB-oxendict")).toEqual({ codes: ["GB", "TR", "FR", undefined, "TR"], warnings: [] });
  });

  test.each([
    ["0;;;", answering("0;;;")],
    ["nothing", failing],
  ])("a lookup that answers %s leaves it to the browser's region, then to the fallback", async (_, lookup) => {
    expect((await start("de-DE", lookup)).codes).toEqual(["DE", "DE", "FR", undefined, "AT"]);
    expect((await start("sv", lookup)).codes).toEqual(["SV", "AT", "FR", undefined, "AT"]);
  });

  test("a language of no country is mentioned and changes nothing", async () => {
    const warnings = ["The locale 419 is not available"];
    expect(await start("es-419")).toEqual({ codes: [undefined, "TR", "FR", undefined, "TR"], warnings });
  });

  test.each(["fetchCountry", "noBrowserLocale"])("%s with a default country is refused", async (option) => {
    const fields = JSON.stringify([{ defaultCountry: "TR", [option]: true }]);
    const answer = await fetch(`${site.baseUrl}/?fields=${encodeURIComponent(fields)}`);
    expect([answer.status, await answer.text()]).toEqual([500, expect.stringMatching(`${option} or defaultCountry`)]);
  });
});

const states: Options[] = [
  { size: "sm", defaultCountry: "TR" },
  { defaultCountry: "TR", value: "501 23" },
  { size: "lg", defaultCountry: "TR", value: "501 234 56 78" },
  { defaultCountry: "TR", value: "501", error: "Lütfen doğru bir telefon numarası girin." },
  { noBrowserLocale: true, value: "501 234 56 78" },
  { defaultCountry: "TR", disabled: true, value: "501 234 56 78" },
  { defaultCountry: "TR", dark: true, required: true, value: "501 234 56 78" },
  { defaultCountry: "TR", colors: { normal: "rgb(1, 2, 3)" }, borderRadius: 9 },
];

test("every state is sound, light and dark, on small and large screens", async () => {
  const page = await open(states.map((state, i) => ({ legend: `Telefon ${i}`, ...state })));
  await expect.poll(() => page.locator("#tel2").getAttribute("data-state")).toBe("valid");
  const heights = await page.locator("input[type=tel]").evaluateAll((all) => all.map((e) => e.clientHeight + 2));
  expect(heights.slice(0, 3)).toEqual([36, 40, 48]);
  const looks = await page.locator("#tel7").evaluate((input: HTMLElement) => {
    input.focus();
    const { borderColor, borderRadius, boxShadow } = getComputedStyle(input);
    return [borderColor, borderRadius, boxShadow];
  });
  expect(looks).toEqual(["rgb(1, 2, 3)", "9px", "rgb(1, 2, 3) 0px 0px 0px 2px"]);
  await page.locator("#tel0-country").click();
  await page.keyboard.press("ArrowDown");
  for (const [width, colorScheme] of [
    [320, "light"],
    [1440, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await page.locator("#tel2").evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
  }
});
