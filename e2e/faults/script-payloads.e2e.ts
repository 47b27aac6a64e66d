import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sourceFields } from "../../domain/lead/source.ts";
import { freeFields, postedContact } from "../../testing/samples.ts";
import { openPage } from "../browser.ts";
import { startLeadSite } from "../lead-site.ts";
import { postForm } from "../posted-forms.ts";

const payloads = [
  `"><script>window.hacked = true</script>`,
  `'"><img src=https://evil.example/x onerror="window.hacked = true">`,
  `</textarea></title></script><svg onload="window.hacked = true">`,
  `javascript:window.hacked=true//https://evil.example/`,
];

/** Every field that a person can write into, or an address bring along, holds the payload. */
function filledWith(payload: string): Record<string, string> {
  return postedContact(Object.fromEntries([...freeFields, ...sourceFields].map((name) => [name, payload])));
}

test("scripts in fields stand as text in the page that asks again, and run nowhere", async () => {
  const site = await startLeadSite();
  const page = await openPage({ path: "/robots.txt", baseUrl: site.baseUrl });
  const foreign = watchForeign(page, site.baseUrl);
  let answer = new Response();
  let html = "";
  await page.route("**/iletisim", (route) =>
    route.fulfill({ status: 200, body: html, headers: Object.fromEntries(answer.headers) }),
  );
  for (const payload of payloads) {
    const address = `${site.baseUrl}/iletisim`;
    answer = await postForm(address, { ...filledWith(payload), email: payload, tel: payload });
    expect(answer.status).toBe(422);
    html = await answer.text();
    await page.goto(address);
    expect(await page.locator("[name=message]").inputValue()).toBe(payload);
    expect(await page.locator("[name=email]").first().inputValue()).toBe(payload);
    await expectQuiet(page, foreign);
  }
});

test("scripts in fields stand as text in the mails, run nowhere, load nothing and link nowhere", async () => {
  const site = await startLeadSite();
  for (const payload of payloads) await postForm(`${site.baseUrl}/iletisim`, filledWith(payload));
  await expect.poll(async () => (await site.mails()).length).toBe(2 * payloads.length);
  const page = await openPage({ path: "/robots.txt", baseUrl: site.baseUrl });
  const foreign = watchForeign(page, site.baseUrl);
  const shown: string[] = [];
  for (const { html } of await site.mails()) {
    await page.setContent(html ?? "", { waitUntil: "load" });
    await expectQuiet(page, foreign);
    const links = await page.locator("a").evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links.join(" ")).not.toMatch(/evil|javascript:/);
    // Word joiners keep mail programs from making links of what was typed.
    shown.push(((await page.locator("body").textContent()) ?? "").replaceAll("\u2060", ""));
  }
  for (const payload of payloads) expect(shown.filter((text) => text.includes(payload))).toHaveLength(1);
});

function watchForeign(page: Page, own: string): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(own) && !url.startsWith("data:")) asked.push(url);
  });
  return asked;
}

async function expectQuiet(page: Page, foreign: readonly string[]): Promise<void> {
  await page.waitForTimeout(100);
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
}
