import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Person } from "../../domain/office/person.ts";
import { contactLead } from "../../testing/samples.ts";
import { violationsInEveryLook } from "../axe.ts";
import { mailsIn } from "../lead-site.ts";
import { type RunningOffice, startOffice } from "./running-office.ts";
import { visitAs } from "./visit-as.ts";

let office: RunningOffice;
let gulsen: Person;
let editor: Person;
const lead = contactLead({ reference: "7F3K-92QM" });

beforeAll(async () => {
  office = await startOffice();
  gulsen = await office.add({ name: "Gulsen Ates", roles: ["admin"] });
  editor = await office.add({ name: "Selin Tuna", roles: ["editor"] });
  await office.take(lead);
});
afterAll(() => office.stop());

describe.each([true, false])("people, with script: %s", (javaScript) => {
  const name = (first: string) => `${first} ${javaScript ? "Script" : "Plain"}`;

  test("an admin invites somebody, changes roles, ends the access and gives it back", async () => {
    const page = await visitAs(office, gulsen, "/people", { javaScript });
    const invite = page.locator("form", { has: page.getByRole("button", { name: "Davet et" }) });
    await invite.getByLabel("Ad ve soyad").fill(name("Onur"));
    await invite.getByLabel("İş e-postası").fill("not an address");
    await invite.getByRole("button").click();
    await page.getByText("Geçerli bir e-posta adresi yazın.").waitFor();
    await invite.getByLabel("İş e-postası").fill(`onur.${javaScript}@yakamoz.example`);
    await invite.getByRole("button").click();
    await page.getByText("En az bir rol seçin.").waitFor();
    expect(await invite.getByLabel("Ad ve soyad").inputValue()).toBe(name("Onur"));
    await invite.getByLabel("Satış").check();
    await invite.getByRole("button").click();
    await page.getByText(`${name("Onur")} davet edildi`).waitFor();
    const mails = await mailsIn(join(office.officeDir, "outbox"));
    expect(mails.at(-1)?.text).toMatch(new RegExp(`Gulsen Ates[\\s\\S]*${office.baseUrl}/sign-in`));

    const row = page.getByRole("row", { name: new RegExp(name("Onur")) });
    await row.getByRole("link").click();
    const form = page.getByRole("region", { name: name("Onur") });
    expect(await form.getByLabel("Satış").isChecked()).toBe(true);
    await form.getByLabel("Düzenleyen").check();
    await form.getByRole("button", { name: "Kaydet" }).click();
    await page.getByText(`${name("Onur")} için değişiklik kaydedildi.`).waitFor();
    await row.getByText("Satış, Düzenleyen").waitFor();
    await row.getByRole("link").click();
    await form.getByRole("button", { name: "Erişimi kapat" }).click();
    await form.getByText("artık ofise giremeyecek").waitFor();
    await form.getByRole("button", { name: "Evet, erişimi kapat" }).click();
    await row.getByText("Erişimi kapalı").waitFor();
    await row.getByRole("link").click();
    await form.getByRole("button", { name: "Erişimi yeniden aç" }).click();
    await row.getByText("Satış, Düzenleyen").waitFor();
    const lines = await office.office(async ({ log }) => await log.list({ person: gulsen.number, limit: 4 }));
    expect(lines.map(({ action }) => action)).toEqual(["person-returned", "person-ended", "roles-changed", "invited"]);
  });
});

test("the last admin stays one, and is told so", async () => {
  const page = await visitAs(office, gulsen, "/people");
  await page
    .getByRole("row", { name: /Gulsen Ates/ })
    .getByRole("link")
    .click();
  const form = page.getByRole("region", { name: "Gulsen Ates" });
  await form.getByLabel("Satış").check();
  await form.getByLabel("Yönetici").uncheck();
  await form.getByRole("button", { name: "Kaydet" }).click();
  await page.getByText("En az bir yönetici kalmalı").waitFor();
});

test("the second of two admins sees what the first left", async () => {
  const person = await office.add({ name: "Nil", roles: ["sales"] });
  const page = await visitAs(office, gulsen, `/people?person=${person.number}`);
  await office.office(({ people }) => people.change(person.number, { version: 1, roles: ["publisher"] }));
  const form = page.getByRole("region", { name: "Nil" });
  await form.getByLabel("Düzenleyen").check();
  await form.getByRole("button", { name: "Kaydet" }).click();
  await page.getByText("Nil bu arada başkası tarafından değiştirildi").waitFor();
  // The message is there before the page is loaded anew.
  await expect.poll(() => form.getByLabel("Yayınlayan").isChecked()).toBe(true);
  expect(await form.getByLabel("Düzenleyen").isChecked()).toBe(false);
});

test("a session is ended by its owner, and with the access of its person", async () => {
  const person = await office.add({ name: "Deniz", roles: ["sales"] });
  const [one, other] = [await visitAs(office, person, "/you"), await visitAs(office, person, "/you")];
  await one.reload();
  await one.getByRole("button", { name: "Diğerlerini kapat" }).click();
  await expect.poll(() => one.getByRole("button", { name: /^Kapat: / }).count()).toBe(0);
  await other.reload();
  expect(new URL(other.url()).pathname).toBe("/sign-in");
  const page = await visitAs(office, gulsen, `/people?person=${person.number}`);
  const form = page.getByRole("region", { name: "Deniz" });
  await form.getByRole("button", { name: "Erişimi kapat" }).click();
  await form.getByRole("button", { name: "Evet, erişimi kapat" }).click();
  await page.getByRole("row", { name: /Deniz/ }).getByText("Erişimi kapalı").waitFor();
  await one.reload();
  expect(new URL(one.url()).pathname).toBe("/sign-in");
});

test("a person changes their own name and switches a mail off", async () => {
  const person = await office.add({ name: "Ece", roles: ["sales"] });
  const page = await visitAs(office, person, "/you");
  await page.getByLabel("Ad ve soyad").fill("Ece Su");
  await page.getByRole("button", { name: "Adı kaydet" }).click();
  await page.getByRole("heading", { name: "Ece Su" }).waitFor();
  expect(await page.getByLabel("Bir taslak yayına hazır olduğunda").count()).toBe(0);
  await page.getByLabel("Bir talebin sorumlusu olduğumda").uncheck();
  await page.getByRole("button", { name: "Seçimi kaydet" }).click();
  const stored = () => office.office(({ people }) => people.find(person.number));
  await expect.poll(async () => (await stored())?.mutedMails).toEqual(["lead-owner"]);
});

test("the log is filtered by person and kind", async () => {
  const person = await office.add({ name: "Faruk", roles: ["sales"] });
  await office.office(async ({ log }) => {
    await log.write({ at: 5, person: person.number, action: "lead-seen", subject: "2222-GGGG" });
    await log.write({ at: 6, person: person.number, action: "signed-in", subject: "" });
  });
  const page = await visitAs(office, gulsen, "/people");
  const log = page.getByRole("region", { name: "Günlük" });
  await log.getByLabel("Kim").selectOption("Faruk");
  await log.getByLabel("Ne", { exact: true }).selectOption("Talepler");
  await log.getByRole("button", { name: "Süz" }).click();
  await page.waitForURL(/kind=leads/);
  await expect.poll(() => log.getByRole("listitem").count()).toBe(1);
  expect(await log.getByRole("listitem").innerText()).toContain("2222-GGGG");
});

test("a person chooses the language, and finds it again on another device", async () => {
  const person = await office.add({ name: "Ada", roles: ["sales"] });
  const page = await visitAs(office, person, "/you");
  await page.getByRole("combobox", { name: "Dil" }).selectOption("en");
  await page.getByRole("button", { name: "Dili değiştir" }).click();
  await page.getByRole("button", { name: "Sign out" }).waitFor();
  const other = await visitAs(office, person, "/you");
  await other.getByRole("button", { name: "Sign out" }).waitFor();
});

test("a room that is closed to a role names the admins", async () => {
  const page = await visitAs(office, editor, "/", { ignoreProblems: /403/ });
  // Whoever works on words alone begins there.
  expect(page.url()).toBe(`${office.baseUrl}/words`);
  await page.goto(`${office.baseUrl}/held`);
  await page.getByRole("heading", { name: "Bu oda size açık değil." }).waitFor();
  expect(await page.locator("main").innerText()).toContain("Gulsen Ates");
  expect(await page.getByRole("navigation").innerText()).not.toMatch(/Talepler|Kişiler/);
});

test("sales may not enter the room for people, nor end what is not theirs", async () => {
  const sales = await office.add({ name: "Can Berk", roles: ["sales"] });
  const [page, admin] = [await visitAs(office, sales, "/you"), await visitAs(office, gulsen, "/you")];
  const open = await office.office(({ sessions }) => sessions.list(Date.now(), gulsen.number));
  for (const { id } of open) {
    const headers = { Origin: office.baseUrl };
    await page.request.post(`${office.baseUrl}/you`, { headers, form: { do: "end-session", session: id } });
    await page.request.post(`${office.baseUrl}/people`, { headers, form: { do: "end-session", session: id } });
  }
  await admin.reload();
  expect(new URL(admin.url()).pathname).toBe("/you");
});

test("a form of another site changes nothing, whatever it says of itself", async () => {
  const page = await visitAs(office, gulsen, "/you");
  const forged: Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: office.baseUrl, "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site", Origin: office.baseUrl },
    {},
  ];
  for (const path of ["/people", "/sign-out", "/language", `/leads/${lead.reference}`, "/people.data"]) {
    for (const headers of forged) {
      const form = { do: "note", note: "in", language: "en", name: "Evil", mail: "evil@evil.example" };
      const response = await page.request.post(office.baseUrl + path, { headers, form });
      expect(`${path} ${JSON.stringify(headers)} ${response.status()}`).toMatch(/ 403$/);
    }
  }
  await page.reload();
  expect(new URL(page.url()).pathname).toBe("/you");
  expect(await office.office(({ people }) => people.findByMail("evil@evil.example"))).toBeUndefined();
});

test("bodies without an end, odd addresses and other methods are refused with every header", async () => {
  const refusedWith = [
    [await fetch(`${office.baseUrl}/sign-in`, { method: "POST", body: "x".repeat(70_000) }), 413],
    [await fetch(`${office.baseUrl}/sign-in`, { method: "PUT", body: "x" }), 405],
    [await fetch(`${office.baseUrl}/%E0%A4%A`), 400],
    [await fetch(`${office.baseUrl}/..%2f..%2fetc/passwd`), 404],
    [await fetch(`${office.baseUrl}/assets/none.js`), 404],
  ] as const;
  for (const [response, status] of refusedWith) {
    expect(response.status).toBe(status);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  }
});

test("axe finds nothing on the people page and one's own", async () => {
  const page = await visitAs(office, gulsen, "/people", { reducedMotion: true });
  const found = await violationsInEveryLook(page);
  await page.goto(`${office.baseUrl}/people?person=${gulsen.number}`);
  found.push(...(await violationsInEveryLook(page)));
  await page.goto(`${office.baseUrl}/you`);
  found.push(...(await violationsInEveryLook(page)));
  expect(found).toEqual([]);
});
