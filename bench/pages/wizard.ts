import type { Browser, Locator } from "playwright-core";
import { someVisitor } from "../../e2e/posted-forms.ts";
import { arrive, codeFor, languages, sendContact, someNumber, typedContact, wayOn } from "../../e2e/quote-visits.ts";
import type { TestServer } from "../../e2e/server.ts";
import { openTab, slowDown } from "./chromium.ts";
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
    isMobile: true,
    hasTouch: true,
    extraHTTPHeaders: { "X-Forwarded-For": someVisitor() },
  });
  page.setDefaultTimeout(60_000);
  await noteInteractions(page);
  await page.goto(base);
  await slowDown(page);

  // The first tap starts the app; the others do not wait for it.
  for (const service of services) await tap(page.locator(`label[for="service-${service}"]`));
  await tap(wayOn(page));
  await arrive(page, 2);
  await tap(page.locator("label:has(#sub-database-management-mssql)"));
  for (const [place, count] of Object.entries(counts)) await typeInto(page.locator(`#count-${place}`), count);
  await tap(page.locator("label[for=level-storage-professional]"));
  await tap(wayOn(page));
  await arrive(page, 3);
  await tap(wayOn(page));
  await arrive(page, 4);

  const number = someNumber();
  for (const [name, answer] of Object.entries(typedContact)) await typeInto(page.locator(`#quote-${name}`), answer);
  await tap(page.locator("main [role=combobox]").first());
  await page.keyboard.type("alm", { delay: 50 });
  await page.keyboard.press("Escape");
  await typeInto(page.locator("#quote-tel"), number);
  await tap(page.locator("#quote-consent"));
  await tap(sendContact(page));
  await page.locator("#code").waitFor();
  await typeInto(page.locator("#code"), await codeFor(dataDir, number));
  // The sixth digit sends it.
  await page.waitForURL(baseUrl + thanks);

  const seen = await interactionsOf(page);
  await page.context().close();
  return seen;
}

/** Eight keys a second, as a quick thumb. */
async function typeInto(field: Locator, text: string): Promise<void> {
  await tap(field);
  await field.page().keyboard.type(text, { delay: 60 });
}

/** With a finger, where the thing is: a click of the driver's own has the page look for what lies there meanwhile. */
async function tap(thing: Locator): Promise<void> {
  const page = thing.page();
  await thing.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  // A thumb that scrolled needs a moment before it taps; the page has drawn itself by then.
  await page.waitForTimeout(200);
  const box = await thing.boundingBox();
  if (!box) throw new Error(`${thing} is not to be seen`);
  const session = await page.context().newCDPSession(page);
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
  // No finger is as quick as the driver's own tap, which lifts it at once.
  await page.waitForTimeout(80);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}
