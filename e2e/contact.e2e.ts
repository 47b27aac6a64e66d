import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { contact as copyEn } from "../content/en/contact.ts";
import { forms as formsEn } from "../content/en/forms.ts";
import { contact as copyTr } from "../content/tr/contact.ts";
import { forms as formsTr } from "../content/tr/forms.ts";
import { contactForm } from "../domain/lead/contact-form.ts";
import { person, postedContact } from "../testing/samples.ts";
import { violations } from "./axe.ts";
import { fillIn, formOf, openForm, sendButton, typedFields, typedIn, visitForm } from "./form-visits.ts";
import { openLeadSite } from "./lead-site.ts";
import { startApp } from "./running-app.ts";

const languages = [
  { locale: "tr", path: "/iletisim", words: formsTr, copy: copyTr, report: "/siber-dayaniklilik-raporu" },
  { locale: "en", path: "/en/contact", words: formsEn, copy: copyEn, report: "/en/cyber-resilience-report" },
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

let site: Awaited<ReturnType<typeof openLeadSite>>;
/** Its database does not answer. */
let broken: typeof site;

beforeAll(async () => {
  site = await openLeadSite();
  const unreachable = {
    DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
    SECRET: "of no use to anybody at all, here",
  };
  broken = await openLeadSite(unreachable);
  return () => Promise.all([site.stop(), broken.stop()]);
});

const alert = (page: Page) => formOf(page, "contact").getByRole("alert");
const focusOn = (page: Page, selector: string) => page.locator(`${selector}:focus`).waitFor();
const title = (page: Page) => expect.poll(() => page.title(), { timeout: 10_000 });
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
    expect(await alert(page).getByRole("link").allInnerTexts()).toEqual(asked.map((name) => missing[name]));
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
    await alert(page).getByRole("link", { name: words.errors.wrong.email }).waitFor();
    expect(await alert(page).getByRole("link").allInnerTexts()).toEqual([
      words.errors.wrong.email,
      words.errors.wrong.tel,
    ]);
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
    expect(Object.values(await typedIn(page, "contact")).filter(Boolean)).toEqual(["contact"]);
  });

  test.each([true, false])(
    "a server that cannot take it says so and keeps what was typed (JavaScript: %s)",
    async (javaScript) => {
      const page = await visitForm({ path, baseUrl: broken.baseUrl, javaScript });
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
    },
  );
});

test("an answer that is lost on the way: sent again it is one lead, changed it is asked about", async () => {
  const page = await visitForm({ path: "/iletisim", baseUrl: site.baseUrl });
  async function sendAndLoseAnswer(subject: string) {
    await fillIn(page, "contact", { ...shared, ...topics.information, subject });
    await page.route("**/iletisim", (route) => route.fetch().then(() => route.abort("failed")), { times: 1 });
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
