import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person } from "../../domain/office/person.ts";
import { day, hour, istanbulDate } from "../../domain/time.ts";
import { contactLead, quoteLead, reportLead } from "../../testing/samples.ts";
import { violationsInEveryLook } from "../axe.ts";
import { type RunningOffice, startOffice } from "./running-office.ts";
import { visitAs } from "./visit-as.ts";

let office: RunningOffice;
let elif: Person;
let mert: Person;

const answeredAt = Date.now() - hour;
const formula = '=HYPERLINK("http://a.example")';

beforeAll(async () => {
  office = await startOffice();
  elif = await office.add({ name: "Elif Arikan", roles: ["sales", "admin"] });
  mert = await office.add({ name: "Mert Soylu", roles: ["sales"], language: "en" });
  const source = { utmSource: "Kordon Fuar" };
  const hostile = contactLead({ reference: "7FAA-2222", createdAt: answeredAt - 2 * hour, source });
  Object.assign(hostile.answers, { company: formula, message: "+90 532", nickname: "Deno" });
  const quote = quoteLead({ reference: "7FBB-2222", createdAt: answeredAt - 21 * day, email: "a@b.example", source });
  const report = reportLead({ reference: "7FCC-2222", createdAt: answeredAt - 21 * day, email: "c@d.example" });
  const held = contactLead({ reference: "7FDD-2222", held: "speed" });
  await office.take(hostile, quote, report, held);
  await office.storage(async ({ leadWork }) => {
    const change = { person: elif.number, at: answeredAt };
    await leadWork.change(hostile.id, { ...change, status: "in-progress", version: 1 });
    await leadWork.change(hostile.id, { ...change, owner: mert.number, version: 2 });
    await leadWork.change(hostile.id, { ...change, followUp: "2026-12-01", version: 3 });
  });
});
afterAll(() => office.stop());

/** Presses the button and gives the file that comes. */
async function download(page: Page, button: RegExp) {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: button }).click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

const lastLine = () => office.office(async ({ log }) => (await log.list({ limit: 1 }))[0]);

test("a source and a week lead to their leads, and the filters of the list hold for the figures", async () => {
  const page = await visitAs(office, elif, "/?source=kordon+fuar");
  await page.getByRole("link", { name: "Sayılar" }).click();
  await page.getByText("Son 26 haftada 2 talep").waitFor();
  await page.getByText("Kaynak: kordon fuar").waitFor();
  await page.getByText("Haftaların sayıları").click();
  const weeks = page.getByRole("table", { name: "Haftalara ve formlara göre talepler" });
  const filled = weeks.getByRole("row").filter({ has: page.getByRole("cell", { name: "1", exact: true }) });
  expect(await filled.count()).toBe(2);
  await filled.nth(1).getByRole("link").click();
  await page.getByRole("heading", { name: "Talepler", level: 1 }).waitFor();
  expect(await page.locator("tbody tr").count()).toBe(1);
  expect(page.url()).toMatch(/source=kordon\+fuar&period=\d{4}-W\d\d/);
  // The week is a choice of the filter until another one is made.
  expect(await page.getByLabel("Tarih").inputValue()).toMatch(/^\d{4}-W\d\d$/);

  await page.goto(`${office.baseUrl}/figures`);
  await page.getByRole("link", { name: "Bilinmiyor" }).click();
  await page.getByRole("link", { name: /^Deniz/ }).waitFor();
  expect(await page.getByLabel("Kaynak").inputValue()).toBe("Bilinmiyor");
  await page.getByRole("button", { name: "Süz" }).click();
  await page.waitForURL(/source=Bilinmiyor/);
  expect(await page.locator("tbody tr").count()).toBe(1);
});

test("figures in English, and what they say where there is nothing", async () => {
  const page = await visitAs(office, mert, "/figures?owner=mine");
  const text = await page.locator("main").innerText();
  expect(text).toMatch(/1 lead in the last 26 weeks[\s\S]*Owner: Mine/);
  expect(text).toMatch(/One point, one lead[\s\S]*Quote 0/);
  expect(text).toMatch(/\d+ min[\s\S]*in working hours/);
  await page.goto(`${office.baseUrl}/figures?text=nobody`);
  await page.getByText("No lead of the last 26 weeks fits these filters.").waitFor();
});

test("a workbook has what is filtered and nothing personal, and the log says so without what was searched", async () => {
  const page = await visitAs(office, elif, "/?text=kordon&status=in-progress", { javaScript: false });
  await page.getByRole("link", { name: "Dışa aktar" }).click();
  await page.getByText("Arama: kordon · Durum: Görüşülüyor").waitFor();
  await page.getByText("İndirme, adınızla günlüğe yazılır").waitFor();
  expect(await page.getByLabel("Kişisel veriyi de ekle").isChecked()).toBe(false);
  const { name, bytes } = await download(page, /^1 talebi indir$/);
  expect(name).toBe(`talepler-${istanbulDate(Date.now())}.xlsx`);
  const sheet = Buffer.from(unzipSync(bytes)["xl/worksheets/sheet1.xml"] ?? []).toString();
  expect(sheet.match(/<row /g)).toHaveLength(2);
  for (const text of ["Talep numarası", "7FAA-2222", "Görüşülüyor", "Mert Soylu", "Kordon Fuar"]) {
    expect(sheet).toContain(`>${text}</t>`);
  }
  expect(sheet).toContain(">=HYPERLINK(");
  expect(sheet).not.toMatch(/<f\b|Deniz|Deno|kordongida|\+90|E-posta|Mesaj/);
  // The follow-up, a day of the calendar.
  expect(sheet).toContain("<v>46357</v>");
  expect(await lastLine()).toMatchObject({
    person: elif.number,
    action: "leads-exported",
    subject: "format=xlsx&rows=1&text=yes&status=in-progress",
  });
  await page.goto(`${office.baseUrl}/people`);
  const line = "talepleri dışa aktardı: 1 talep, Excel, kişisel veri olmadan. Durum: Görüşülüyor, Arama";
  await page.getByText(line).first().waitFor();
});

test("CSV in English has personal data where it is asked for, and no held lead", async () => {
  const page = await visitAs(office, mert, "/export?owner=mine");
  await page.getByLabel("CSV").check();
  await page.getByLabel("Add personal data").check();
  const { name, bytes } = await download(page, /^Download 1 lead$/);
  expect(name).toBe(`leads-${istanbulDate(Date.now())}.csv`);
  const [head, row, ...rest] = bytes.toString().split("\r\n");
  expect(head).toMatch(/^\ufeff"Request number",.*"Status","Owner","Follow-up",.*"E-mail"/);
  expect(row).toContain('"7FAA-2222"');
  expect(row).toContain('"In progress","Mert Soylu","2026-12-01"');
  expect(row).toContain(`"'${formula.replaceAll('"', '""')}"`);
  expect(row).toContain(`"'+90 532"`);
  // No form asks for it today.
  expect(row).toMatch(/"nickname: Deno"$/);
  expect(rest).toEqual([""]);
  const subject = `format=csv&rows=1&personal=yes&owner=${mert.number}`;
  expect(await lastLine()).toMatchObject({ person: mert.number, subject });
  await page.goto(`${office.baseUrl}/export`);
  const all = await download(page, /^Download 3 leads$/);
  expect(Buffer.from(unzipSync(all.bytes)["xl/worksheets/sheet1.xml"] ?? []).toString()).not.toContain("7FDD-2222");
});

test("a file is ordered by a form with a format alone", async () => {
  const before = await lastLine();
  const page = await visitAs(office, elif, "/you");
  const headers = { Origin: office.baseUrl };
  expect((await page.request.post(`${office.baseUrl}/export/file`, { headers, form: {} })).status()).toBe(400);
  expect((await page.request.get(`${office.baseUrl}/export/file`)).status()).toBeGreaterThanOrEqual(400);
  expect(await lastLine()).toEqual(before);
});

test("whoever orders a file after the session is over signs in, and comes back to the screen of exports", async () => {
  const response = await fetch(`${office.baseUrl}/export/file?status=new`, {
    method: "POST",
    headers: { Origin: office.baseUrl },
    body: new URLSearchParams({ format: "csv" }),
    redirect: "manual",
  });
  expect(response.headers.get("location")).toBe(`/sign-in?to=${encodeURIComponent("/export?status=new")}`);
});

test("axe finds nothing on figures and export, at a desk and on a phone, by day and by night", async () => {
  const page = await visitAs(office, elif, "/figures", { reducedMotion: true });
  await page.getByText("Haftaların sayıları").click();
  const found = await violationsInEveryLook(page);
  await page.goto(`${office.baseUrl}/export`);
  found.push(...(await violationsInEveryLook(page)));
  for (const path of ["/figures", "/export"]) {
    for (const width of [320, 375, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(office.baseUrl + path);
      for (const summary of await page.locator("summary").all()) await summary.click();
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wider > 0) found.push(`${path} scrolls sideways by ${wider} px at ${width} px`);
    }
  }
  expect(found).toEqual([]);
});
