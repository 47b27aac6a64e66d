import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { words } from "../copy/words.ts";
import { person, postedQuoteContact } from "../testing/samples.ts";
import { postForm } from "./posted-forms.ts";

const formsEn = words("forms", "en");
const contactEn = words("quote-contact", "en");
const servicesEn = words("quote-services", "en");
const wizardEn = words("quote-wizard", "en");
const formsTr = words("forms", "tr");
const contactTr = words("quote-contact", "tr");
const servicesTr = words("quote-services", "tr");
const wizardTr = words("quote-wizard", "tr");

export const languages = [
  {
    locale: "tr",
    base: "/yonetilen-hizmetler/teklif-al",
    thanks: "/yonetilen-hizmetler/teklif-al-tesekkurler",
    wizard: wizardTr,
    services: servicesTr,
    contact: contactTr,
    forms: formsTr,
  },
  {
    locale: "en",
    base: "/en/managed-services/request-a-quote",
    thanks: "/en/managed-services/quote-thank-you",
    wizard: wizardEn,
    services: servicesEn,
    contact: contactEn,
    forms: formsEn,
  },
] as const;

let visitors = 0;

/** A mobile number that nobody else uses in this run. */
export function someNumber(): string {
  return `+90532${String(1_000_000 + Math.floor(Math.random() * 8_000_000) + visitors++).slice(0, 7)}`;
}

const { fullname, email, company, jobTitle } = person;
/** What is typed into step 4, but the number: every visit has its own. */
export const typedContact = { fullname, email, company, jobTitle };

/** The code that was sent to a number last. */
export async function codeFor(dataDir: string, number: string): Promise<string> {
  const texts = await messagesTo(dataDir, number);
  return /\d{6}/.exec(texts.at(-1) ?? "")?.[0] ?? "";
}

export async function messagesTo(dataDir: string, number: string): Promise<string[]> {
  const folder = join(dataDir, "outbox");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sms.json")).sort();
  const messages = await Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8"))));
  return messages.filter(({ to }) => to === number).map(({ text }) => text);
}

/** Ticks and types as a person does. */
export async function choose(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.locator(`label[for="service-${key}"]`).click();
}

export async function fillCounts(page: Page, counts: Record<string, string>): Promise<void> {
  for (const [place, count] of Object.entries(counts)) await page.locator(`#count-${place}`).fill(count);
}

export async function tickSuboptions(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.locator(`label:has(#sub-${name})`).click();
}

export async function fillContact(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) await page.locator(`#quote-${name}`).fill(answer);
}

/** The button or link that leads on, wherever it stands. */
export function wayOn(page: Page) {
  return page.locator("aside").locator("button[type=submit], a").last();
}

/** The step is there: the address alone changes before the page does. */
export async function arrive(page: Page, step: number): Promise<void> {
  await page.waitForURL((url) => url.searchParams.get("step") === String(step));
  await page.locator("li[aria-current=step]", { hasText: String(step) }).waitFor();
}

export function sendContact(page: Page) {
  return page.locator("form:has(#quote-email) button[type=submit]:not([form])");
}

/** Once script runs, six digits send themselves. */
export async function enterCode(page: Page, code: string): Promise<void> {
  const isRunning = (await page.locator("#app-data").count()) === 0;
  await page.locator("#code").fill(code);
  if (!isRunning || code === "") await page.locator("form:has(#code) button[type=submit]").click();
}

/** A visitor without a browser: posts forms, keeps the cookie. */
export function visitorAt(address: string, visitor: string) {
  let cookie = "";
  return {
    async post(query: string, fields: Record<string, string>, at = address) {
      const response = await postForm(at + query, fields, { visitor, headers: cookie ? { Cookie: cookie } : {} });
      const [set] = response.headers.getSetCookie();
      if (set) cookie = set.split(";")[0] ?? "";
      return response;
    },
    /** As far as the contact information, with two firewalls. */
    async prepare() {
      await this.post("?step=1", { form: "services", "service-firewall": "yes" });
      await this.post("?step=2", { form: "details", "details-firewall": "yes", "count-firewall-basic": "2" });
      return this;
    },
    sendContact(tel: string, at = address) {
      return this.post("?step=4", postedQuoteContact({ tel }), at);
    },
    cookie: () => cookie,
  };
}
