import type { Browser, Page } from "playwright-core";
import { someVisitor } from "../../e2e/posted-forms.ts";
import {
  arrive,
  choose,
  codeFor,
  languages,
  person,
  sendContact,
  someNumber,
  tickSuboptions,
  wayOn,
} from "../../e2e/quote-visits.ts";
import type { TestServer } from "../../e2e/server.ts";
import { openTab, slowDown, startApp } from "./chromium.ts";
import { type Interactions, interactionsOf, noteInteractions } from "./interactions.ts";

const { base, thanks } = languages[0];
const services = ["operating-system-management", "database-management", "storage", "san-management", "soc"];
const counts = {
  "operating-system-management-basic": "4",
  "operating-system-management-professional": "1000",
  "database-management-mssql-advanced": "2",
  "soc-professional": "500",
};

/** Through the whole wizard on a slow phone, with every key and every tap. */
export async function driveWizard(browser: Browser, { baseUrl, dataDir }: TestServer): Promise<Interactions> {
  const page = await openTab(browser, {
    baseURL: baseUrl,
    viewport: { width: 375, height: 812 },
    extraHTTPHeaders: { "X-Forwarded-For": someVisitor() },
  });
  page.setDefaultTimeout(60_000);
  await noteInteractions(page);
  await page.goto(base);
  await slowDown(page);
  await startApp(page);

  await choose(page, ...services);
  await wayOn(page).click();
  await arrive(page, 2);
  await tickSuboptions(page, "database-management-mssql");
  for (const [place, count] of Object.entries(counts)) await typeInto(page, `#count-${place}`, count);
  await page.locator("label[for=level-storage-professional]").click();
  await wayOn(page).click();
  await arrive(page, 3);
  await wayOn(page).click();
  await arrive(page, 4);

  const number = someNumber();
  for (const [name, answer] of Object.entries(person)) await typeInto(page, `#quote-${name}`, answer);
  await page.locator("main [role=combobox]").first().click();
  await page.keyboard.type("alm", { delay: 50 });
  await page.keyboard.press("Escape");
  await typeInto(page, "#quote-tel", number);
  await page.locator("#quote-consent").check();
  await sendContact(page).click();
  await page.locator("#code").waitFor();
  await typeInto(page, "#code", await codeFor(dataDir, number));
  await page.locator("form:has(#code) button[type=submit]").click();
  await page.waitForURL(baseUrl + thanks);

  const seen = await interactionsOf(page);
  await page.context().close();
  return seen;
}

async function typeInto(page: Page, field: string, text: string): Promise<void> {
  await page.locator(field).click();
  await page.keyboard.type(text, { delay: 30 });
}
