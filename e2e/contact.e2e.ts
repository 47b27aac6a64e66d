import type { Locator, Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { words } from "../copy/words.ts";
import { contactForm } from "../domain/lead/contact-form.ts";
import type { Posted } from "../domain/lead/read-form.ts";
import { person, postedContact, postedReport } from "../testing/samples.ts";
import { violations } from "./axe.ts";
import { openPage } from "./browser.ts";
import { fillIn, formOf, openForm, sendButton, typedFields, typedIn, visitForm } from "./form-visits.ts";
import { sharedLeadSite } from "./lead-site.ts";
import { postForm } from "./posted-forms.ts";
import { isSameDocument, startApp } from "./running-app.ts";

const copyEn = words("contact", "en");
const formsEn = words("forms", "en");
const copyTr = words("contact", "tr");
const formsTr = words("forms", "tr");

const languages = [
  { locale: "tr", path: "/iletisim", words: formsTr, copy: copyTr, report: "/siber-dayaniklilik-raporu" },
  { locale: "en", path: "/en/contact", words: formsEn, copy: copyEn, report: "/en/cyber-resilience-report" },
] as const;

/** There and back, by the switch of language. */
const ways = [
  ["en", "/en/contact"],
  ["tr", "/iletisim"],
] as const;

const { topic: _topic, service: _service, ...shared } = typedFields(postedContact());
/** What must be answered before a topic is chosen. */
const asked = contactForm
  .filter((field) => ("required" in field || field.kind === "consent") && !("when" in field))
  .map(({ name }) => name);
const topics = {
  information: { topic: "information", service: "managed" },
  request: { topic: "request", team: "sales" },
};

const site = sharedLeadSite();

const alert = (page: Page) => formOf(page, "contact").getByRole("alert");
const focusOn = (page: Page, selector: string) => page.locator(`${selector}:focus`).waitFor();
const title = (page: Page) => expect.poll(() => page.title());
const leadWith = async (subject: string) => (await site.leads()).filter(({ answers }) => answers.subject === subject);

describe.each(languages)("in $locale", ({ locale, path, words, copy, report }) => {
  test.each([
    { javaScript: true, topic: locale === "tr" ? "information" : "request" },
    { javaScript: false, topic: locale === "tr" ? "request" : "information" },
  ] as const)("mistakes are said, nothing is lost, and it arrives (JavaScript: $javaScript, $topic)", async (visit) => {
    const { javaScript, topic } = visit;
    const colorScheme = locale === "tr" ? "light" : "dark";
    const page = await visitForm({ path, baseUrl: site.baseUrl, javaScript, colorScheme });
    expect((await typedIn(page, "contact")).consent).toBeUndefined();

    await sendButton(page, "contact").click();
    await alert(page).waitFor();
    await title(page).toBe(`${words.errors.prefix} ${copy.meta.title} · Yakamoz`);
    await focusOn(page, "form [role=alert]");
    expect(await alert(page).getByRole("heading", { level: 2, name: words.errors.summary }).count()).toBe(1);
    const { missing } = words.errors;
    const lines = asked.map((name) => `${words.labels[name]}: ${missing[name]}`);
    expect(await alert(page).getByRole("link").allInnerTexts()).toEqual(lines);
    expect(await formOf(page, "report").getByRole("alert").count()).toBe(0);
    if (javaScript) expect(await violations(page, "#write")).toEqual([]);

    await alert(page).getByRole("link", { name: missing.email }).click();
    await focusOn(page, "#contact-email");
    expect(await page.locator("#contact-email").getAttribute("aria-invalid")).toBe("true");
    expect(await page.locator("#contact-email-error", { hasText: missing.email }).count()).toBe(1);
    expect(await alert(page).count()).toBe(1);

    const message = "Merhaba,\nyedeklerimizi siz yönetebilir misiniz?";
    const typed = { ...shared, ...topics[topic], subject: `${locale} ${javaScript}`, message };
    await fillIn(page, "contact", { ...typed, email: "deniz@kordongida", tel: "12" });
    await sendButton(page, "contact").click();
    const wrongNumber = locale === "en" && !javaScript ? words.errors.country : words.errors.wrong.tel;
    await expect
      .poll(() => alert(page).getByRole("link").allInnerTexts())
      .toEqual([`${words.labels.email}: ${words.errors.wrong.email}`, `${words.labels.tel}: ${wrongNumber}`]);
    const { message: _message, ...kept } = { ...typed, email: "deniz@kordongida", tel: "12" };
    expect(await typedIn(page, "contact")).toMatchObject(kept);
    expect((await typedIn(page, "contact")).message?.replaceAll("\r", "")).toBe(message);

    await fillIn(page, "contact", { email: person.email, tel: person.phone });
    const posted: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posted.push(request.url()));
    await sendButton(page, "contact").click({ clickCount: javaScript ? 2 : 1 });
    await page.getByRole("heading", { name: words.sent.title }).waitFor();
    expect(posted).toHaveLength(1);
    const [lead, ...others] = await leadWith(typed.subject);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ locale, page: "iletisim", email: person.email, phone: person.phone });
    expect(lead?.answers).toMatchObject({ ...topics[topic], message });
    expect(lead?.consents).toHaveLength(1);

    const success = javaScript ? page.getByRole("dialog", { name: words.sent.title }) : page.locator("#write");
    expect(await success.locator("b").textContent()).toBe(lead?.reference);
    expect(await success.getByRole("link", { name: words.sent.contact.more.text }).getAttribute("href")).toBe(report);
    if (!javaScript) {
      await title(page).toContain(words.sent.title);
      await focusOn(page, "#write section");
      expect(await formOf(page, "contact").count()).toBe(0);
      return;
    }
    expect(await violations(page, "dialog")).toEqual([]);
    await title(page).toBe(`${copy.meta.title} · Yakamoz`);
    await page.keyboard.press("Escape");
    await success.waitFor({ state: "detached" });
    await focusOn(page, "form button[type=submit]");
    // The new field looks for the visitor's country again.
    const { "tel-country": _, ...left } = await typedIn(page, "contact");
    expect(Object.values(left).filter(Boolean)).toEqual(["contact"]);
  });

  test("a field goes calm as soon as it is right, and nothing moves under the hand", async () => {
    const visit = locale === "tr" ? {} : { touch: true, width: 375 };
    const page = await visitForm({ path, baseUrl: site.baseUrl, ...visit });
    await sendButton(page, "contact").click();
    const links = alert(page).getByRole("link");
    await expect.poll(() => links.count()).toBe(asked.length);
    const email = page.locator("#contact-email");
    await email.focus();
    const place = () => email.evaluate((input) => Math.round(input.getBoundingClientRect().top));
    await email.pressSequentially("deniz@kordon");
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    await page.locator("#contact-email-error", { hasText: words.errors.wrong.email }).waitFor();
    const before = await place();
    await email.pressSequentially("gida.example");
    await page.locator("#contact-email-error").waitFor({ state: "detached" });
    expect(await email.getAttribute("aria-invalid")).toBeNull();
    expect(await links.count()).toBe(asked.length - 1);
    expect(await page.locator("#contact-name").getAttribute("aria-invalid")).toBe("true");
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(2);
    await page.locator("#contact-email:focus").waitFor();

    await fillIn(page, "contact", { ...shared, ...topics.request });
    await alert(page).waitFor({ state: "detached" });
    expect(await formOf(page, "contact").locator("[aria-invalid]").count()).toBe(0);
    await title(page).toBe(`${copy.meta.title} · Yakamoz`);
  });

  test("the other language keeps what was typed, in the app's memory alone", async () => {
    const page = await visitForm({ path: `${path}?about=campus-visit`, baseUrl: site.baseUrl });
    const { consent: _consent, message: _message, tel: _tel, ...lines }: Posted = { ...shared, ...topics.information };
    const message = "Merhaba,\n\nbir sorum var.";
    await fillIn(page, "contact", { ...lines, message, tel: person.phone, consent: "yes" });
    const { report, ...reader } = typedFields(postedReport());
    await fillIn(page, "report", { report: report ?? "", fullname: reader.fullname ?? "" });
    for (const [there, address] of locale === "tr" ? ways : ways.toReversed()) {
      await page.locator(`header a[hreflang=${there}]:visible`).click();
      await page.waitForURL(`**${address}?about=campus-visit`);
      // The address alone changes before the page does.
      await page.locator(`html[lang^=${there}]`).waitFor();
      expect(await isSameDocument(page)).toBe(true);
      await expect.poll(() => typedIn(page, "contact")).toMatchObject(lines);
      const now = await typedIn(page, "contact");
      expect([now.message?.replaceAll("\r", ""), now.consent]).toEqual([message, undefined]);
      await expect.poll(() => page.locator("#contact-tel").inputValue()).toBe("501 234 56 78");
      expect(await typedIn(page, "report")).toMatchObject({ report, fullname: person.fullname });
    }
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    );
    expect(stored + page.url() + (await page.context().cookies()).map(({ value }) => value)).not.toContain(
      "kordongida",
    );
  });

  /** Each way in one of the languages. */
  const javaScript = locale === "tr";

  test(`calls to action fill in topic, choice and subject (JavaScript: ${javaScript})`, async () => {
    const [campus, products] =
      locale === "tr"
        ? ["/dijital-kampus", "/dijital-donusum-urunleri"]
        : ["/en/digital-campus", "/en/digital-transformation-products"];
    const touch = locale === "tr";
    const page = await visitForm({ path: campus, baseUrl: site.baseUrl, javaScript, touch });
    const visit = page.locator(`main a[href="${path}?about=campus-visit"]`).first();
    await (touch ? visit.tap() : visit.click());
    await page.waitForURL(`**${path}?about=campus-visit`);
    if (javaScript) expect(await isSameDocument(page)).toBe(true);
    const filled = { topic: "request", team: "communication", subject: copy.about["campus-visit"] };
    await expect.poll(() => typedIn(page, "contact")).toMatchObject(filled);
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(new RegExp(`${path}$`));
    const { subject: _, ...person } = shared;
    const company = `${locale} ${javaScript} A.Ş.`;
    await fillIn(page, "contact", { ...person, company, message: "Perşembe?" });
    await sendButton(page, "contact").click();
    await page.getByRole("heading", { name: words.sent.title }).waitFor();
    const [lead] = (await site.leads()).filter(({ answers }) => answers.company === company);
    expect(lead?.answers).toMatchObject(filled);

    await page.goto(products);
    await page.locator(`main a[href="${path}?about=e-procurement"]`).first().click();
    await page.waitForURL(`**${path}?about=e-procurement`);
    await expect
      .poll(() => typedIn(page, "contact"))
      .toMatchObject({ topic: "information", service: "e-procurement", subject: copy.about["e-procurement"] });
    await page.goto(`${path}?about=free+words&subject=free+words`);
    expect(await typedIn(page, "contact")).toMatchObject({ subject: "" });
    expect((await typedIn(page, "contact")).topic).toBeUndefined();
  });

  test(`a number in national form, as the language reads it (JavaScript: ${javaScript})`, async () => {
    const page = await visitForm({ path, baseUrl: site.baseUrl, javaScript, locale: "ja" });
    const subject = `national ${locale} ${javaScript}`;
    expect(await formOf(page, "contact").locator("select[name*=country]").count()).toBe(0);
    // The countries come when the field is in sight.
    await page.locator("#contact-tel").scrollIntoViewIfNeeded();
    if (javaScript) await page.locator("#contact-tel-country").waitFor();
    await fillIn(page, "contact", { ...shared, ...topics.information, subject, tel: person.tel });
    await sendButton(page, "contact").click();
    if (locale === "en") {
      await alert(page).getByRole("link", { name: words.errors.country }).waitFor();
      await fillIn(page, "contact", { tel: person.phone });
      await sendButton(page, "contact").click();
    }
    await page.getByRole("heading", { name: words.sent.title }).waitFor();
    expect((await leadWith(subject))[0]).toMatchObject({ phone: person.phone });
  });

  test("the contact center stands first and large, the incident line beside it", async () => {
    const width = locale === "tr" ? 375 : 1440;
    const page = await visitForm({ path, baseUrl: site.baseUrl, width, touch: width < 768 });
    const line = (label: string) =>
      page
        .locator("#reach dl > div")
        .filter({ has: page.getByText(label, { exact: true }) })
        .locator('a[href^="tel:"]');
    const size = (link: Locator) => link.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const top = async (target: Locator) => (await target.boundingBox())?.y ?? 0;
    const contactCenter = line(copy.reach.contactCenter);
    const incidentLine = line(copy.reach.incidentLine);
    expect(await contactCenter.getAttribute("href")).toBe("tel:08505550100");
    expect(await incidentLine.getAttribute("href")).toBe("tel:08505550124");
    expect(await size(contactCenter)).toBeGreaterThan(await size(incidentLine));
    expect(await top(contactCenter)).toBeLessThan(await top(page.locator("#contact-name")));
    // In the first screen, without scrolling.
    expect(await top(contactCenter)).toBeLessThan(700);
  });

  test(`a server that cannot take it says so and keeps what was typed (JavaScript: ${javaScript})`, async () => {
    const page = await visitForm({ path, baseUrl: inject("brokenUrl"), javaScript });
    await fillIn(page, "contact", { ...shared, ...topics.information });
    await sendButton(page, "contact").click();
    await alert(page).getByRole("heading", { name: words.failed.title }).waitFor();
    await title(page).toBe(`${words.errors.prefix} ${copy.meta.title} · Yakamoz`);
    await focusOn(page, "form [role=alert]");
    expect(await typedIn(page, "contact")).toMatchObject({
      name: person.name,
      subject: shared.subject,
      consent: "yes",
    });
  });
});

test("frequent countries come first, and the browser's region is chosen", async () => {
  const page = await visitForm({ path: "/iletisim", baseUrl: site.baseUrl, locale: "de-AT" });
  await page.locator("#contact-tel").scrollIntoViewIfNeeded();
  const country = page.locator("#contact-tel-country");
  await expect.poll(() => country.textContent()).toMatch(/\+43$/);
  await country.click();
  await page.locator("[data-active]").waitFor();
  await page.keyboard.press("Home");
  await expect.poll(() => page.locator("[data-active]").textContent()).toBe("Türkiye+90");
});

test("the summary's lines begin where its title does, with a gap after the sign", async () => {
  for (const width of [375, 1440]) {
    const page = await visitForm({ path: "/iletisim", baseUrl: site.baseUrl, width });
    await sendButton(page, "contact").click();
    const left = (selector: string) => alert(page).locator(selector).first().boundingBox();
    const [sign, heading, line] = [await left("svg"), await left("h2"), await left("a")];
    expect(line?.x).toBe(heading?.x);
    expect((heading?.x ?? 0) - (sign?.x ?? 0) - (sign?.width ?? 0)).toBeGreaterThanOrEqual(8);
  }
});

test("the team's mail on a telephone breaks no word and calls the message theirs", async () => {
  const company = "Anadolu Elektromekanik Sanayi ve Dış Ticaret Anonim Şirketi";
  await postForm(`${site.baseUrl}/iletisim`, postedContact({ company }));
  const mailOf = async () =>
    (await site.mails()).find(({ subject }) => subject?.startsWith(`İletişim formu: ${company}`));
  await expect.poll(mailOf).toBeDefined();
  const page = await openPage({ path: "about:blank", width: 375 });
  await page.setContent((await mailOf())?.html ?? "");
  const brokenWords = await page.evaluate(() => {
    const cells = [...document.querySelectorAll("td")].filter((cell) => !cell.querySelector("td, a"));
    const texts = cells.flatMap((cell) => [...cell.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE));
    return texts.flatMap((text) =>
      [...(text.textContent ?? "").matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      }),
    );
  });
  expect(brokenWords).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  expect(await page.getByRole("heading", { name: "Mesajı", exact: true }).count()).toBe(1);
});

test("an answer that is lost on the way: sent again it is one lead, changed it is asked about", async () => {
  const page = await visitForm({ path: "/iletisim", baseUrl: site.baseUrl });
  async function sendAndLoseAnswer(subject: string) {
    await fillIn(page, "contact", { ...shared, ...topics.information, subject });
    await page.route("**/iletisim.data", (route) => route.fetch().then(() => route.abort("failed")), { times: 1 });
    await sendButton(page, "contact").click();
    await alert(page).getByRole("heading", { name: formsTr.failed.title }).waitFor();
  }
  await sendAndLoseAnswer("Kayıp yanıt");
  await sendButton(page, "contact").click();
  await page.getByRole("button", { name: formsTr.sent.close }).click();
  expect(await leadWith("Kayıp yanıt")).toHaveLength(1);

  await sendAndLoseAnswer("Bir kayıp daha");
  await fillIn(page, "contact", { subject: "Bir kayıp daha, değişmiş" });
  await sendButton(page, "contact").click();
  await alert(page).getByRole("heading", { name: formsTr.changed.title }).waitFor();
  expect(await leadWith("Bir kayıp daha, değişmiş")).toHaveLength(0);
  await alert(page).getByRole("button", { name: formsTr.changed.button }).click();
  await page.getByRole("dialog").waitFor();
  expect(await leadWith("Bir kayıp daha")).toHaveLength(1);
  expect(await leadWith("Bir kayıp daha, değişmiş")).toHaveLength(1);
});

test("what was typed and chosen before the script came stays and is sent", async () => {
  const { promise: typed, resolve: hasTyped } = Promise.withResolvers<void>();
  const page = await openForm({
    path: "/en/contact",
    baseUrl: site.baseUrl,
    prepare: (context) => context.route("**/assets/entry*.js", (route) => typed.then(() => route.continue())),
  });
  await fillIn(page, "contact", { ...shared, ...topics.request, subject: "Early" });
  hasTyped();
  await startApp(page);
  await sendButton(page, "contact").click();
  await page.getByRole("dialog").waitFor();
  const [lead] = await leadWith("Early");
  expect(lead).toMatchObject({ phone: person.phone, answers: topics.request });
});
