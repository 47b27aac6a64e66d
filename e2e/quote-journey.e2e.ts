import { describe, expect, test } from "vitest";
import { person } from "../testing/samples.ts";
import { violations } from "./axe.ts";
import { visitForm } from "./form-visits.ts";
import { sharedLeadSite } from "./lead-site.ts";
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
  tickSuboptions,
  typedContact,
  wayOn,
} from "./quote-visits.ts";
import { startApp } from "./running-app.ts";

const site = sharedLeadSite();

const chosen = ["operating-system-management", "database-management", "storage", "san-management", "soc"];

describe.each(languages)("in $locale", ({ locale, base, thanks, wizard, services, contact, forms }) => {
  const { codes } = wizard.errors;
  const titles = Object.fromEntries(
    (["details", "preview", "contact"] as const).map((step, i) => [
      step,
      wizard.steps.other.replace("{name}", wizard.steps.names[step]).replace("{number}", String(i + 2)),
    ]),
  );

  const javaScript = locale === "en";

  test(`a package becomes a request (JavaScript: ${javaScript})`, async () => {
    const colorScheme = javaScript ? "dark" : "light";
    const width = javaScript ? 375 : 1440;
    const page = await visitForm({ path: base, baseUrl: site.baseUrl, javaScript, colorScheme, width });
    const alert = page.locator("main [role=alert]");
    const lines = () => alert.getByRole("link").allTextContents();
    const hasFocus = async (selector: string) => (await page.locator(`${selector}:focus`).count()) === 1;
    const looksRight = async (part = "main") => {
      if (!javaScript) return;
      expect(await violations(page, part)).toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });
      expect(await violations(page, part, "colours")).toEqual([]);
      await page.emulateMedia({ colorScheme });
    };
    expect(await page.context().cookies()).toEqual([]);

    await wayOn(page).click();
    await alert.waitFor();
    expect(await page.title()).toMatch(new RegExp(`^${forms.errors.prefix} `));
    expect(await hasFocus("[role=alert]")).toBe(true);
    expect(await lines()).toEqual([codes["no-service"]]);
    await looksRight();
    await choose(page, ...chosen);
    if (javaScript) {
      await expect.poll(() => page.locator("aside li").count()).toBe(chosen.length);
      expect(await alert.count()).toBe(0);
    }
    await wayOn(page).click();
    await arrive(page, 2);
    expect(await page.title()).toBe(`${titles.details} · Yakamoz`);
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: "teklif", httpOnly: true, sameSite: "Lax" });

    await wayOn(page).click();
    await alert.waitFor();
    const { "database-management": database, soc, storage } = services.services;
    const os = services.services["operating-system-management"];
    const { choose: toChoose } = wizard.errors;
    const levels = Object.values(services.levels).map(({ name }) => name);
    const { mssql, mysql, postgresql, oracle, mongodb, db2 } = services.suboptions;
    const engines = [mssql, mysql, postgresql, oracle, mongodb, db2].map(({ name }) => name);
    expect(await lines()).toEqual([
      `${os.label}: ${toChoose.counts.replace("{input}", os.input ?? "")}`,
      `${database.label}: ${codes["no-suboption"]} ${toChoose.suboptions.replace("{names}", engines.join(", "))}`,
      `${storage.label}: ${toChoose.levels.replace("{levels}", levels.join(", "))}`,
      `${soc.label}: ${toChoose.counts.replace("{input}", soc.input ?? "")}`,
    ]);
    // The rule itself is said once.
    expect(await page.locator("main").getByText(codes["no-package"]).count()).toBe(1);
    expect(await page.title()).toBe(`${forms.errors.prefix} ${titles.details} · Yakamoz`);
    await looksRight();
    await alert.getByRole("link").nth(1).click();
    await expect.poll(() => hasFocus("#sub-database-management-mssql")).toBe(true);

    await tickSuboptions(page, "database-management-mssql", "database-management-postgresql");
    await fillCounts(page, {
      "operating-system-management-basic": "4",
      "operating-system-management-professional": "1.000",
      "database-management-mssql-advanced": "2",
      "soc-professional": "550",
    });
    await page.locator("label[for=level-storage-professional]").click();
    await wayOn(page).click();
    await expect
      .poll(lines)
      .toEqual([
        `${database.label}, PostgreSQL: ${toChoose.countsOfSuboption.replace("{levels}", levels.join(", "))}`,
        `${soc.label}, ${services.levels.professional.name}: ${codes["count-not-multiple"]}`,
      ]);
    expect(await page.locator("#count-soc-professional").inputValue()).toBe("550");
    expect(await page.locator("#count-soc-professional").getAttribute("aria-invalid")).toBe("true");
    await looksRight();
    await fillCounts(page, { "database-management-postgresql-professional": "6", "soc-professional": "500" });
    await wayOn(page).click();
    await arrive(page, 3);

    const amount = (count: string, unit: { other: string } | undefined) => `${count} ${unit?.other}`;
    const preview = await page.locator("main").textContent();
    const thousand = locale === "tr" ? "1.000" : "1,000";
    for (const text of [amount("4", os.unit), amount(thousand, os.unit), amount("500", soc.unit), "PostgreSQL"]) {
      expect(preview).toContain(text);
    }
    expect(preview).not.toContain("MongoDB");
    await looksRight();
    await page
      .getByRole("link", { name: wizard.preview.changeWhat.replace("{what}", `${database.label}, MSSQL`) })
      .click();
    await arrive(page, 2);
    expect(page.url()).toContain("from=preview#package-database-management-mssql");
    if (javaScript) await expect.poll(() => hasFocus("#package-database-management-mssql")).toBe(true);
    await fillCounts(page, { "database-management-mssql-advanced": "3" });
    expect(await wayOn(page).textContent()).toBe(wizard.details.backToPreview);
    await wayOn(page).click();
    await arrive(page, 3);
    expect(await page.locator("main").textContent()).toContain(amount("3", database.unit));
    await wayOn(page).click();
    await arrive(page, 4);
    expect(await page.title()).toBe(`${titles.contact} · Yakamoz`);

    const { missing } = forms.errors;
    await sendContact(page).click();
    await alert.waitFor();
    const { fullname, email, company, jobTitle, consent } = forms.labels;
    expect(await lines()).toEqual([
      `${fullname}: ${missing.fullname}`,
      `${email}: ${missing.email}`,
      `${company}: ${missing.company}`,
      `${jobTitle}: ${missing.jobTitle}`,
      `${contact.labels.tel}: ${contact.errors.telMissing}`,
      `${consent}: ${missing.consent}`,
    ]);
    await looksRight();
    if (javaScript) {
      await fillContact(page, { email: person.email });
      await page.locator("#quote-email-error").waitFor({ state: "detached" });
      expect(await page.locator("#quote-company").getAttribute("aria-invalid")).toBe("true");
    }
    const number = someNumber();
    await fillContact(page, { ...typedContact, tel: "+90 216 555 01 01" });
    await page.locator("#quote-partner").check();
    await page.locator("#quote-consent").check();
    await sendContact(page).click();
    await expect.poll(lines).toEqual([`${contact.labels.tel}: ${contact.errors.telWrong}`]);
    expect(await page.locator("#quote-company").inputValue()).toBe(person.company);
    await fillContact(page, { tel: number });
    await sendContact(page).click({ clickCount: javaScript ? 2 : 1 });
    await page.locator("#code").waitFor();
    expect(await messagesTo(site.dataDir, number)).toHaveLength(1);
    expect(await page.locator("dialog[open]").count()).toBe(javaScript ? 1 : 0);
    expect(await hasFocus("#code")).toBe(true);
    await looksRight("dialog");

    const code = await codeFor(site.dataDir, number);
    await enterCode(page, "");
    await page.locator("#code-error", { hasText: contact.code.missing }).waitFor();
    await enterCode(page, code === "000000" ? "000001" : "000000");
    const { outcomes, triesLeft } = contact.code;
    await page.locator("#code-error", { hasText: outcomes.wrong }).waitFor();
    expect(await page.locator("#code-error").textContent()).toContain(triesLeft.other.replace("{count}", "4"));
    expect(await page.title()).toContain(forms.errors.prefix);
    await looksRight("dialog");
    await enterCode(page, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    await page.waitForURL(`${site.baseUrl}${thanks}`);

    const reference = await page.locator("main b.h").first().textContent();
    const [lead, ...others] = (await site.leads()).filter((one) => one.phone === number);
    expect([lead?.reference, others]).toEqual([reference, []]);
    expect(lead).toMatchObject({ form: "quote", locale, email: person.email });
    expect(lead?.source).toEqual(javaScript ? { landingPage: base } : undefined);
    expect(lead?.answers).toMatchObject({ company: person.company, partner: "yes" });
    expect((await page.context().cookies())[0]?.value).not.toBe(cookie?.value);
    const { next } = contact.completed;
    const promise = await page.locator("ol li[aria-current=step]", { hasText: next.reachName }).textContent();
    expect(promise).toMatch(/\d{2}[.:]\d{2}/);
    expect(await page.locator("main").textContent()).toContain(next.san);
    await looksRight();
    const record = await page.request.get(`${thanks}?record=pdf`);
    expect([record.status(), record.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    expect(record.headers()["content-disposition"]).toContain(`${contact.completed.file}-${reference}.pdf`);

    // Without script the entry before is the answer to a post, and browsers ask before they post again.
    if (javaScript) await page.goBack();
    else await page.goto(`${base}?step=4`);
    await page.waitForURL(`${site.baseUrl}${thanks}`);
    expect(await page.locator("main b.h").first().textContent()).toBe(reference);
    await page.goto(base);
    expect(await page.locator("main").textContent()).toContain(
      wizard.anew.text.replace("{reference}", reference ?? ""),
    );
    if (javaScript) await startApp(page);
    await choose(page, "backup");
    await wayOn(page).click();
    await arrive(page, 2);
    expect(await page.locator("main section h2").allTextContents()).toEqual([services.services.backup.label]);
    expect((await site.leads()).filter((one) => one.phone === number)).toHaveLength(1);
  });
});
