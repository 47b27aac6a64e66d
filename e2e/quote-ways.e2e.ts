import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { person } from "../testing/samples.ts";
import { violations } from "./axe.ts";
import type { Visit } from "./browser.ts";
import { openForm, visitForm } from "./form-visits.ts";
import { openLeadSite } from "./lead-site.ts";
import { someVisitor } from "./posted-forms.ts";
import { printedPages } from "./printing.ts";
import {
  arrive,
  choose,
  codeFor,
  enterCode,
  fillContact,
  fillCounts,
  languages,
  messagesTo,
  sendContact,
  someNumber,
  typedContact,
  visitorAt,
  wayOn,
} from "./quote-visits.ts";
import { startApp } from "./running-app.ts";

let site: Awaited<ReturnType<typeof openLeadSite>>;

beforeAll(async () => {
  site = await openLeadSite();
  return site.stop;
});

const [tr, en] = languages;
const packages = "os.b4.p12_db-pg.p6_san_soc.p500_rise-prod.p3-nonprod.b2";

/** A visitor's own page with a package that is taken over from a link. */
async function withPackage(path = `${tr.base}?paket=${packages}`, visit: Partial<Visit> = {}): Promise<Page> {
  const page = await visitForm({ path, baseUrl: site.baseUrl, ...visit });
  await wayOn(page).click();
  await arrive(page, 3);
  return page;
}

/** Stands between browser and wizard as a browser that neither keeps nor sends cookies. */
async function keepNoCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Object.defineProperty(document, "cookie", { get: () => "", set: () => {} }));
  await context.route(/teklif-al|request-a-quote/, async (route) => {
    const request = route.request();
    const response = await fetch(request.url(), {
      method: request.method(),
      headers: request.headers(),
      body: request.postData(),
      redirect: "manual",
    });
    const headers = Object.fromEntries(
      [...response.headers].filter(([name]) => !/^(set-cookie|content-(encoding|length))$/.test(name)),
    );
    await route.fulfill({ status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) });
  });
}

test("choices are saved as one goes: they outlast a reload, a closed tab, a restart, and Back and Forward", async () => {
  const page = await visitForm({ path: `${tr.base}?services=firewall,toaster`, baseUrl: site.baseUrl });
  const saved = page.getByText(tr.wizard.saved.now);
  expect(await page.locator("aside li").allTextContents()).toEqual([expect.stringContaining("Güvenlik duvarı")]);
  expect(await page.context().cookies()).toEqual([]);
  await choose(page, "soc");
  await saved.waitFor();
  await page.reload();
  await startApp(page);
  expect(await page.locator("#service-firewall").isChecked()).toBe(true);
  await wayOn(page).click();
  await arrive(page, 2);
  const more = page.getByRole("button", { name: `Güvenlik duvarı sayısı, Temel: artır` });
  await more.click();
  await more.click();
  await page.locator("#count-soc-basic").focus();
  await page.keyboard.press("ArrowUp");
  await page.locator("aside li", { hasText: "100 EPS" }).waitFor();
  // At once, before the pause is over.
  await page.reload();
  await startApp(page);
  expect(await page.locator("#count-firewall-basic").inputValue()).toBe("2");
  expect(await page.locator("#count-soc-basic").inputValue()).toBe("100");

  const context = page.context();
  await page.close();
  await site.kill();
  await site.restart();
  const tab = await context.newPage();
  await tab.goto(`${tr.base}?step=3`);
  await startApp(tab);
  expect(await tab.locator("main").textContent()).toContain("2 güvenlik duvarı");
  await tab.locator("ol a", { hasText: tr.wizard.steps.names.services }).click();
  await arrive(tab, 1);
  await tab.goBack();
  await arrive(tab, 3);
  await tab.goForward();
  await tab.locator("#service-soc").waitFor();
  expect(await tab.locator("#service-soc").isChecked()).toBe(true);
});

test("services are found while one types, and the number of hits is said", async () => {
  const page = await visitForm({ path: en.base, baseUrl: site.baseUrl, colorScheme: "dark" });
  const search = page.getByRole("searchbox", { name: en.wizard.services.search });
  await search.fill("postgres");
  await page.getByRole("status").filter({ hasText: en.wizard.services.found.one }).waitFor();
  expect(await page.locator("main fieldset li:visible").count()).toBe(1);
  await search.fill("refrigerator");
  await page.getByText(en.wizard.services.found.none).waitFor();
  await page.keyboard.press("Enter");
  expect(new URL(page.url()).search).toBe("");
  await page.getByRole("button", { name: en.wizard.services.clear }).click();
  await page.getByText(en.services.tags.sap.name, { exact: true }).first().click();
  expect(await page.locator("main fieldset:visible li").count()).toBe(2);
  expect(await violations(page, "main")).toEqual([]);
  await page.setViewportSize({ width: 375, height: 700 });
  await page.locator("button[popovertarget]", { hasText: en.wizard.summary.open }).click();
  await page.getByText(en.wizard.summary.none).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test("what has the focus is never below the bar of the summary on a phone", async () => {
  const page = await visitForm({ path: tr.base, baseUrl: site.baseUrl, width: 375 });
  const below = () =>
    page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const bar = document.querySelector("main aside")?.getBoundingClientRect();
      const isInStep = focused.closest("main") !== null && focused.closest("aside") === null;
      return bar && isInStep ? focused.getBoundingClientRect().bottom - bar.top : undefined;
    });
  await page.getByRole("searchbox").focus();
  const overlaps: number[] = [];
  for (let overlap = await below(); overlap !== undefined; overlap = await below()) {
    overlaps.push(overlap);
    await page.keyboard.press("Tab");
  }
  expect(overlaps.length).toBeGreaterThan(20);
  expect(Math.max(...overlaps)).toBeLessThanOrEqual(0);
});

describe.each([
  { language: tr, javaScript: true },
  { language: en, javaScript: false },
])("in $language.locale (JavaScript: $javaScript)", ({ language, javaScript }) => {
  const { base, wizard, services, contact } = language;

  test("a browser that keeps no cookies is told so, and the contact form takes the services over", async () => {
    const ignoreProblems = /status of 412/;
    const page = await visitForm({
      path: base,
      baseUrl: site.baseUrl,
      javaScript,
      ignoreProblems,
      prepare: keepNoCookies,
    });
    const title = page.getByRole("heading", { name: wizard.cookies.title });
    expect(await page.getByText(wizard.reach.link.text).count()).toBe(1);
    await choose(page, "firewall", "soc");
    if (javaScript) await title.waitFor();
    for (let press = 0; press < 2; press++) {
      await page.locator("#service-firewall").focus();
      await wayOn(page).click();
      await page.waitForURL(/lost=yes/);
      await page.locator("[role=alert]:focus", { has: title }).waitFor();
      expect(await page.locator("#service-soc").isChecked()).toBe(true);
    }
    expect(await page.getByText(wizard.saved.now).count()).toBe(0);
    if (javaScript) expect(await violations(page, "main")).toEqual([]);
    await page.getByRole("button", { name: contact.otherWay.link.text }).click();
    const message = page.locator("#contact-message");
    await message.waitFor();
    expect(await message.inputValue()).toContain(services.services.firewall.label);
  });

  test("two tabs keep each other's numbers, and show both where both have changed one", async () => {
    const page = await withPackage(`${base}?paket=fw.b2_backup.b5`, { javaScript });
    const other = await page.context().newPage();
    const open = async (tab: Page) => {
      await tab.goto(`${base}?step=2`);
      if (javaScript) await startApp(tab);
    };
    const change = async (tab: Page, counts: Record<string, string>) => {
      await fillCounts(tab, counts);
      await wayOn(tab).click();
    };
    const { backup, firewall } = services.services;
    await open(page);
    await open(other);
    await change(other, { "backup-basic": "50" });
    await arrive(other, 3);
    await change(page, { "firewall-basic": "3" });
    await arrive(page, 3);
    const preview = () => page.locator("main").textContent();
    expect(await preview()).toContain(`50 ${backup.unit.other}`);
    expect(await preview()).toContain(`3 ${firewall.unit.other}`);

    await open(page);
    await open(other);
    await change(other, { "backup-basic": "60" });
    await arrive(other, 3);
    await change(page, { "backup-basic": "7" });
    await page.getByRole("heading", { name: wizard.conflict.title }).waitFor();
    const line = wizard.conflict.line.replace("{typed}", "7").replace("{stored}", "60");
    expect(await page.locator("main [role=alert] li").allTextContents()).toEqual([
      `${backup.label}, ${services.levels.basic.name}: ${line}`,
    ]);
    expect(await page.locator("#count-backup-basic").inputValue()).toBe("7");
    await wayOn(page).click();
    await arrive(page, 3);
    expect(await preview()).toContain(`7 ${backup.unit.other}`);
  });
});

test("step 4 keeps what is typed over a reload, but the consent", async () => {
  const page = await withPackage();
  await wayOn(page).click();
  await arrive(page, 4);
  await fillContact(page, { ...typedContact, tel: "532 123 45 67" });
  await page.locator("#quote-partner").check();
  await page.locator("#quote-consent").check();
  await page.reload();
  await startApp(page);
  for (const [name, answer] of Object.entries(typedContact)) {
    await expect.poll(() => page.locator(`#quote-${name}`).inputValue(), { message: name }).toBe(answer);
  }
  expect((await page.locator("#quote-tel").inputValue()).replace(/\D/g, "")).toBe("5321234567");
  expect(await page.locator("#quote-partner").isChecked()).toBe(true);
  expect(await page.locator("#quote-consent").isChecked()).toBe(false);
});

describe("a package link", () => {
  test("shows the package, saves nothing by itself, and takes the place of a draft when it is used", async () => {
    const page = await visitForm({ path: `${en.base}?paket=${packages}_toaster.b9`, baseUrl: site.baseUrl });
    await page.getByRole("heading", { level: 1, name: en.wizard.share.opened.title }).waitFor();
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.getByRole("link", { name: en.wizard.preview.change }).count()).toBe(0);
    expect(await violations(page, "main")).toEqual([]);
    await wayOn(page).click();
    await arrive(page, 3);
    const link = await page.locator("a[href*='paket=']").getAttribute("href");
    expect(new URL(link ?? "").searchParams.get("paket")).toBe(packages);
    expect(await printedPages(page)).toBe(1);
    await page.goto(`${en.base}?paket=fw.b1`);
    await page.getByText(en.wizard.share.opened.replaces).waitFor();
  });
});

test.each(languages)("in $locale a link by mail goes on elsewhere, once", async ({ base, wizard, contact, forms }) => {
  const page = await withPackage(`${base}?paket=${packages}`, { javaScript: base === tr.base });
  const mail = `devam-${base.length}@kordongida.example`;
  const field = page.locator("#resume-email");
  const send = page.getByRole("button", { name: contact.resume.submit });
  await field.fill("kimse");
  await send.click();
  await page.locator("#resume-email-error", { hasText: forms.errors.wrong.email }).waitFor();
  await field.fill(mail);
  await send.click();
  await page.getByText(contact.resume.sent).waitFor();
  const mails = async () => (await site.mails()).filter(({ to }) => to?.[0]?.address === mail);
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [link = ""] = /http\S+resume=[\w-]+/.exec((await mails())[0]?.text ?? "") ?? [];
  const { pathname, search } = new URL(link);

  const other = await openForm({ path: pathname + search, baseUrl: site.baseUrl, javaScript: base !== tr.base });
  await other.getByRole("heading", { level: 1, name: contact.resume.opened.title }).waitFor();
  await other.reload();
  await other.getByRole("button", { name: contact.resume.opened.submit }).click();
  await arrive(other, 3);
  expect(await other.locator("main").textContent()).toContain("PostgreSQL");
  expect(await other.locator("ol [aria-current=step]").textContent()).toContain(wizard.steps.names.preview);
  await other.goto(pathname + search);
  await other.getByText(contact.resume.opened.ended).waitFor();
});

describe("the code", () => {
  test("its dialog can be left and opened again, the number changed, and it arrives by paste", async () => {
    const page = await withPackage();
    await wayOn(page).click();
    const [first, second] = [someNumber(), someNumber()];
    await fillContact(page, { ...typedContact, tel: first, note: "Perşembe arayın" });
    await page.locator("#quote-consent").check();
    await sendContact(page).click();
    await page.locator("dialog #code").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("dialog").count()).toBe(0);
    await sendContact(page).click();
    await page.locator("dialog #code").waitFor();
    expect(await messagesTo(site.dataDir, first)).toHaveLength(1);
    expect(await page.getByText(tr.contact.code.reminder.enter).count()).toBe(0);
    await page.getByRole("button", { name: tr.contact.code.change }).click();
    await expect.poll(() => page.locator("#quote-tel:focus").count()).toBe(1);
    expect(await page.locator("#quote-note").inputValue()).toBe("Perşembe arayın");
    await fillContact(page, { tel: second });
    await sendContact(page).click();
    await page.locator("dialog #code").waitFor();
    const code = await codeFor(site.dataDir, second);

    // Another tab shows it as a page, and a reload as well.
    const tab = await page.context().newPage();
    await tab.goto(`${tr.base}?step=4`);
    await startApp(tab);
    await tab.getByText(tr.contact.code.resendIn.replace("{seconds} ", "").slice(0, 20)).waitFor();
    await tab.getByRole("button", { name: tr.contact.code.resend }).click({ force: true });
    // Before the app runs, the answer is a page of its own.
    await tab.waitForLoadState("networkidle");
    expect(await messagesTo(site.dataDir, second)).toHaveLength(1);
    await tab.evaluate(
      (text) => {
        const input = document.querySelector<HTMLInputElement>("#code");
        if (input) input.value = text;
        input?.dispatchEvent(new Event("input", { bubbles: true }));
      },
      ` ${code.slice(0, 3)}-${code.slice(3)}\n`,
    );
    await tab.waitForURL(`${site.baseUrl}${tr.thanks}`);
    await enterCode(page, code);
    await page.waitForURL(`${site.baseUrl}${tr.thanks}`);
    expect((await site.leads()).filter(({ phone }) => phone === second)).toHaveLength(1);
    await page.getByRole("button", { name: tr.contact.completed.another }).click();
    await page.waitForURL(`${site.baseUrl}${tr.base}`);
    expect(await page.locator("#service-soc").isChecked()).toBe(false);
  });

  test("a dialog that was left leaves a line, which opens it again", async () => {
    const { contact, thanks } = tr;
    const page = await withPackage(undefined, { width: 375, touch: true });
    await wayOn(page).click();
    const number = someNumber();
    await fillContact(page, { ...typedContact, tel: number });
    await page.locator("#quote-consent").check();
    const before = Date.now();
    await sendContact(page).click();
    await page.locator("dialog #code").waitFor();
    await page.waitForTimeout(1_500);
    await page.keyboard.press("Escape");
    const { reminder } = contact.code;
    const open = page.getByRole("button", { name: reminder.enter });
    await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true);
    const isSeen = () =>
      open.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(isSeen).toBe(true);
    const line = await page.getByRole("status").allTextContents();
    const clock = /\b\d{2}:\d{2}\b/.exec(line.join(" "))?.[0] ?? "";
    const until = [before, Date.now()].map((at) => new Date(at + 180_000).toTimeString().slice(0, 5));
    expect(until).toContain(clock);
    expect(await violations(page, "main")).toEqual([]);
    await page.keyboard.press("Enter");
    const field = page.locator("dialog #code");
    await field.waitFor();
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    const [full = ""] = contact.code.left.split("{time}");
    const left = await page.locator("dialog p[aria-hidden]", { hasText: full }).textContent();
    expect(left).not.toContain(contact.code.minutes.other.replace("{count}", "3"));
    expect(await messagesTo(site.dataDir, number)).toHaveLength(1);
    await enterCode(page, await codeFor(site.dataDir, number));
    await page.waitForURL(`${site.baseUrl}${thanks}`);
  });

  test("six digits send themselves, once", async () => {
    const { base, contact, thanks } = en;
    const page = await withPackage(`${base}?paket=${packages}`);
    await wayOn(page).click();
    const number = someNumber();
    await fillContact(page, { ...typedContact, tel: number });
    await page.locator("#quote-consent").check();
    await sendContact(page).click();
    const field = page.locator("dialog #code");
    await field.waitFor();
    expect(await field.getAttribute("enterkeyhint")).toBe("send");
    let posts = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") posts++;
    });
    const code = await codeFor(site.dataDir, number);
    const wrong = code.startsWith("1") ? "222222" : "111111";
    await page.keyboard.type(wrong.slice(0, 5));
    expect(posts).toBe(0);
    await page.keyboard.type(wrong.slice(5));
    await page.locator("#code-error", { hasText: contact.code.outcomes.wrong }).waitFor();
    // The same once more is left to the button.
    await page.keyboard.type(wrong);
    await page.waitForTimeout(500);
    expect(posts).toBe(1);
    await field.press("Control+a");
    await page.evaluate(
      (text) => document.execCommand("insertText", false, text),
      `${code.slice(0, 3)} ${code.slice(3)}`,
    );
    await page.waitForURL(`${site.baseUrl}${thanks}`);
    expect(posts).toBe(2);
  });

  test("the keyboard of a phone goes from field to field", async () => {
    const page = await withPackage(undefined, { width: 375, touch: true });
    await wayOn(page).click();
    await arrive(page, 4);
    await page.locator("#quote-fullname").focus();
    for (const next of ["email", "company", "jobTitle", "tel"]) {
      expect(await page.locator(":focus").getAttribute("enterkeyhint")).toBe("next");
      await page.keyboard.press("Enter");
      await expect.poll(() => page.locator(`#quote-${next}:focus`).count(), { message: next }).toBe(1);
    }
    expect(await page.locator("main [role=alert]").count()).toBe(0);
  });

  test.each(languages)("in $locale, where none is active, that is said", async ({ base, contact }) => {
    const visitor = await visitorAt(site.baseUrl + base, someVisitor()).prepare();
    const answer = await visitor.post("?step=4", { form: "code", code: "123456" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(contact.code.outcomes["none-active"]);
  });
});

describe("no code is sent", () => {
  test.each([
    { language: tr, javaScript: true },
    { language: en, javaScript: false },
  ])(
    "abroad in $language.locale, and the contact form takes everything over (JavaScript: $javaScript)",
    async ({ language, javaScript }) => {
      const { base, contact, forms } = language;
      const page = await withPackage(`${base}?paket=${packages}`, { javaScript });
      await wayOn(page).click();
      await fillContact(page, { ...typedContact, tel: "+49 1512 3456789", note: "Perşembe arayın" });
      await page.locator("#quote-consent").check();
      await sendContact(page).click();
      await page.locator("#quote-tel-error", { hasText: contact.refusals.country }).waitFor();
      expect(await page.title()).toContain(forms.errors.prefix);
      if (javaScript) expect(await violations(page, "main")).toEqual([]);
      await page.getByRole("button", { name: contact.otherWay.link.text }).click();
      await page.locator("#contact-message").waitFor();
      expect(await page.locator("#contact-message").inputValue()).toContain("PostgreSQL");
      expect(await page.locator("#contact-surname").inputValue()).toBe(person.surname);
      expect(await page.locator("#contact-email").inputValue()).toBe(person.email);
      // Nothing is wrong with a form that nobody has sent.
      expect(await page.title()).not.toContain(forms.errors.prefix);
      expect(await page.locator("main [role=alert], main [aria-invalid=true]:not([name^=tel])").count()).toBe(0);
      if (javaScript) await page.goBack();
      else await page.goto(`${base}?step=4`);
      await page.locator("#quote-note").waitFor();
      expect(await page.locator("#quote-note").inputValue()).toBe("Perşembe arayın");
      for (const [name, answer] of Object.entries(typedContact)) {
        expect(await page.locator(`#quote-${name}`).inputValue()).toBe(answer);
      }
      expect((await page.locator("#quote-tel").inputValue()).replace(/\D/g, "")).toMatch(/1512\s?3456789$/);
      expect((await site.leads()).filter(({ form }) => form === "contact")).toEqual([]);
    },
  );

  test.each(languages)("in $locale to a visitor or a number that asked too often", async ({ base, contact }) => {
    const often = await visitorAt(site.baseUrl + base, someVisitor()).prepare();
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push((await often.sendContact(someNumber())).status);
    expect(statuses).toEqual([303, 303, 303, 303, 303]);
    expect(await (await often.sendContact(someNumber())).text()).toContain(contact.refusals.visitor);
    const number = someNumber();
    for (let i = 0; i < 3; i++) {
      const visitor = await visitorAt(site.baseUrl + base, someVisitor()).prepare();
      expect((await visitor.sendContact(number)).status).toBe(303);
    }
    const last = await visitorAt(site.baseUrl + base, someVisitor()).prepare();
    const answer = await last.sendContact(number);
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(contact.refusals.number)]);
  });
});

describe("steps in their order", () => {
  const at = (query: string, headers: Record<string, string> = {}) =>
    fetch(site.baseUrl + tr.base + query, { redirect: "manual", headers });

  test.each(["?step=2", "?step=3", "?step=4", "?step=5"])("%s leads back and creates nothing", async (query) => {
    const answer = await at(query, { Cookie: "teklif=AAAAAAAAAAAAAAAAAAAAAA" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${tr.base}?step=1&lost=yes`]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("pages are compressed until they hold something personal", async () => {
    const visitor = await visitorAt(site.baseUrl + tr.base, someVisitor()).prepare();
    const encodingAt = async (query: string) => {
      const { headers } = await at(query, { Cookie: visitor.cookie(), "Accept-Encoding": "br" });
      return headers.get("content-encoding");
    };
    expect([await encodingAt("?step=2"), await encodingAt("?step=3")]).toEqual(["br", "br"]);
    expect(await encodingAt(".data?step=2")).toBe("br");
    await visitor.sendContact(someNumber());
    expect([await encodingAt("?step=2"), await encodingAt("?step=4")]).toEqual([null, null]);
    expect(await encodingAt(`?resume=${"a".repeat(22)}`)).toBeNull();
  });

  test("contact information before anything is chosen sends nothing", async () => {
    const number = someNumber();
    const answer = await visitorAt(site.baseUrl + tr.base, someVisitor()).sendContact(number);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${tr.base}?step=1`]);
    expect(await messagesTo(site.dataDir, number)).toEqual([]);
  });

  test("the thank-you page without a request is neutral, and there is no record", async () => {
    for (const query of ["", "?record=pdf"]) {
      const answer = await fetch(site.baseUrl + tr.thanks + query);
      expect([answer.status, answer.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
      expect(answer.headers.get("content-type")).toContain("text/html");
    }
  });
});

describe("a server that cannot save", () => {
  test("says so, and what was typed stays (no JavaScript)", async () => {
    const page = await visitForm({ path: en.base, baseUrl: inject("brokenUrl"), javaScript: false });
    await choose(page, "backup");
    await wayOn(page).click();
    await page.getByRole("alert").getByRole("heading", { name: en.forms.failed.title }).waitFor();
    expect(await page.locator("#service-backup").isChecked()).toBe(true);
  });

  test("or cannot be reached: the step stays, and the next try succeeds", async () => {
    const page = await visitForm({ path: tr.base, baseUrl: site.baseUrl });
    await page.route("**/teklif-al*", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await choose(page, "backup");
    await page.getByText(tr.wizard.saved.failed).waitFor();
    await wayOn(page).click();
    await page.getByRole("alert").getByRole("heading", { name: tr.forms.failed.title }).waitFor();
    expect(await page.locator("#service-backup").isChecked()).toBe(true);
    await page.unroute("**/teklif-al*");
    await wayOn(page).click();
    await arrive(page, 2);
    await fillCounts(page, { "backup-basic": "3" });
    await wayOn(page).click();
    await arrive(page, 3);
  });
});
