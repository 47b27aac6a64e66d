import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { words } from "../copy/words.ts";
import { postedContact, postedPrivacyRequest, postedReport } from "../testing/samples.ts";
import { fillIn, formOf, openForm, sendButton, typedFields } from "./form-visits.ts";
import { sharedLeadSite } from "./lead-site.ts";
import { isSameDocument, startApp } from "./running-app.ts";

const { sent } = words("forms", "tr");
const landing = "/bulut-cozumleri";
const campus = "/dijital-kampus";
const contact = "/iletisim";
const report = "/siber-dayaniklilik-raporu";
const request = "/veri-sahibi-basvurusu";

const elsewhere = "http://search.example";
const query =
  "?utm_source=B%C3%BClten&utm_medium=e-posta&utm_campaign=guz-2026&utm_term=bulut%20yedek&utm_content=ust&gclid=tiklama";
const campaign = {
  utmSource: "Bülten",
  utmMedium: "e-posta",
  utmCampaign: "guz-2026",
  utmTerm: "bulut yedek",
  utmContent: "ust",
};
const inBrowser = /B%C3%BClten|Bülten|e-posta|guz-2026|yedek|search\.example|tiklama/;

const site = sharedLeadSite();

/** Follows a link on another site to a page of ours. */
async function comeFromElsewhere(path: string, javaScript = true): Promise<Page> {
  const page = await openForm({
    path: `${elsewhere}/results?q=private`,
    baseUrl: site.baseUrl,
    javaScript,
    ignoreProblems: /search\.example/,
    prepare: (context) =>
      context.route(`${elsewhere}/**`, (route) =>
        route.fulfill({ contentType: "text/html", body: `<a href="${site.baseUrl}${path}">Yakamoz</a>` }),
      ),
  });
  await page.getByRole("link").click();
  await page.waitForURL(`${site.baseUrl}${path}`);
  if (javaScript) await startApp(page);
  return page;
}

async function send(page: Page, form: "contact" | "report", answers: Record<string, string>, title: string) {
  await fillIn(page, form, answers);
  await sendButton(page, form).click();
  await page.getByRole("heading", { name: title }).waitFor();
  const [lead] = (await site.leads()).filter(({ answers: { company } }) => company === answers.company);
  return lead;
}

const { report: _report, ...reader } = typedFields(postedReport());
const contactAnswers = (company: string) => ({ ...typedFields(postedContact()), company });

/** All that a browser keeps beyond the document. */
async function keptIn(page: Page): Promise<string> {
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, window.name]),
  );
  return stored + JSON.stringify(await page.context().cookies());
}

test("what led here stays with the visit in the app, goes with the form, and is gone after a reload", async () => {
  const page = await comeFromElsewhere(landing + query);
  await page.locator(`footer a[href="${campus}"]`).click();
  await page.waitForURL(`**${campus}`);
  await page.locator(`header a[href="${contact}"]:visible`).click();
  await page.waitForURL(`**${contact}`);
  expect(await isSameDocument(page)).toBe(true);
  const lead = await send(page, "contact", contactAnswers("Kaynak A.Ş."), sent.title);
  const source = { ...campaign, referringHost: "search.example", landingPage: landing };
  expect(lead).toMatchObject({ form: "contact", page: "iletisim", source });
  expect(JSON.stringify(lead)).not.toMatch(/tiklama|private/);

  await page.reload();
  const kept = await keptIn(page);
  expect(kept).toContain(landing);
  expect(kept).not.toMatch(inBrowser);
  await startApp(page);
  const later = await send(page, "contact", contactAnswers("Yeniden A.Ş."), sent.title);
  expect(later?.page).toBe("iletisim");
  expect(later).not.toHaveProperty("source");
});

test("a page of ours that is loaded by a link of ours has no source, whatever its address says", async () => {
  const page = await comeFromElsewhere(landing);
  await page.evaluate((address) => location.assign(address), report + query);
  await page.waitForURL(`**${report}${query}`);
  await startApp(page);
  const lead = await send(page, "report", { ...reader, company: "İçeriden A.Ş." }, sent.title);
  expect(lead).toMatchObject({ form: "report", page: "siber-dayaniklilik-raporu" });
  expect(lead).not.toHaveProperty("source");
});

test("without script, only the page of the form is known", async () => {
  const page = await comeFromElsewhere(contact + query, false);
  const lead = await send(page, "contact", contactAnswers("Betiksiz A.Ş."), sent.title);
  expect(lead?.page).toBe("iletisim");
  expect(lead).not.toHaveProperty("source");
  expect(JSON.stringify(await page.context().cookies())).not.toMatch(inBrowser);
});

test("a visit that comes from nowhere has its landing page alone, and no source", async () => {
  const page = await openForm({ path: report, baseUrl: site.baseUrl });
  await startApp(page);
  const lead = await send(page, "report", { ...reader, company: "Bilinmez A.Ş." }, sent.title);
  expect(lead?.source).toEqual({ landingPage: report });
});

test("a request about one's data says nothing of it", async () => {
  const page = await comeFromElsewhere(request + query);
  const posted = page.waitForRequest((sending) => sending.method() === "POST");
  await fillIn(page, "request", typedFields(postedPrivacyRequest()));
  await sendButton(page, "request").click();
  expect((await posted).postData()).not.toMatch(/utm|referringHost|landingPage|search/);
  await formOf(page, "request").waitFor({ state: "detached" });
});
