import { describe, expect, test } from "vitest";
import { words } from "../copy/words.ts";
import { person, postedReport } from "../testing/samples.ts";
import { violations } from "./axe.ts";
import { fillIn, formOf, sendButton, typedFields, typedIn, visitForm } from "./form-visits.ts";
import { sharedLeadSite } from "./lead-site.ts";

const formsEn = words("forms", "en");
const reportEn = words("report", "en");
const formsTr = words("forms", "tr");
const reportTr = words("report", "tr");

const languages = [
  { locale: "tr", contact: "/iletisim", own: "/siber-dayaniklilik-raporu", words: formsTr, copy: reportTr },
  { locale: "en", contact: "/en/contact", own: "/en/cyber-resilience-report", words: formsEn, copy: reportEn },
] as const;

const { report: _report, company: _company, ...reader } = typedFields(postedReport());

const site = sharedLeadSite();

describe.each(languages)("in $locale", ({ locale, contact, own, words, copy }) => {
  const javaScript = locale === "tr";
  const path = javaScript ? own : contact;

  test(`a report is asked for at ${path} and opens (JavaScript: ${javaScript})`, async () => {
    const colorScheme = locale === "tr" ? "dark" : "light";
    const page = await visitForm({ path, baseUrl: site.baseUrl, javaScript, colorScheme });
    const form = formOf(page, "report");
    await sendButton(page, "report").click();
    await form.getByRole("alert").waitFor();
    const { missing } = words.errors;
    expect(await form.getByRole("link", { name: missing.report }).count()).toBe(path === contact ? 1 : 0);
    expect(await formOf(page, "contact").getByRole("alert").count()).toBe(0);
    if (javaScript) expect(await violations(page, "#request")).toEqual([]);

    if (javaScript) {
      await fillIn(page, "report", { fullname: person.fullname });
      await page.locator("#report-fullname-error").waitFor({ state: "detached" });
      expect(await form.getByRole("link", { name: missing.fullname }).count()).toBe(0);
      expect(await page.locator("#report-email").getAttribute("aria-invalid")).toBe("true");
      for (const there of locale === "tr" ? ["en", "tr"] : ["tr", "en"]) {
        const before = page.url();
        await page.locator(`header a[hreflang=${there}]:visible`).click();
        await page.waitForURL((url) => url.href !== before);
        await expect.poll(() => page.locator("#report-fullname").inputValue()).toBe(person.fullname);
      }
    }

    const company = `${locale} ${javaScript}`;
    const which: Record<string, string> = path === contact ? { report: "siber-dayaniklilik-raporu" } : {};
    await fillIn(page, "report", { ...reader, company, ...which });
    await sendButton(page, "report").click();
    const link = page.getByRole("link", { name: words.sent.report.more });
    await link.waitFor();
    const [lead] = (await site.leads()).filter(({ answers }) => answers.company === company);
    expect(lead).toMatchObject({ form: "report", locale, answers: { report: "siber-dayaniklilik-raporu" } });
    expect(await page.locator("b", { hasText: /^....-....$/ }).textContent()).toBe(lead?.reference);
    if (javaScript) {
      expect(await page.getByRole("dialog", { name: words.sent.title }).count()).toBe(1);
      expect(await violations(page, "dialog")).toEqual([]);
    }

    const address = site.baseUrl + (await link.getAttribute("href"));
    const pdf = await fetch(address);
    expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect((await pdf.text()).slice(0, 5)).toBe("%PDF-");

    await page.goto(address.replace(/signature=(.)/, (_, first) => `signature=${first === "_" ? "-" : "_"}`));
    expect(page.url()).toBe(`${site.baseUrl}${own}?link=expired`);
    const notice = page.getByRole("alert");
    expect(await notice.getByRole("heading", { name: copy.request.expired.title }).count()).toBe(1);
    await page.locator("[role=alert]:focus").waitFor();
    await fillIn(page, "report", reader);
    expect(await typedIn(page, "report")).toMatchObject({ report: "siber-dayaniklilik-raporu", ...reader });
  });
});
