import { renameSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { Person } from "../../domain/office/person.ts";
import { openOffice } from "../../server/office/open-office.ts";
import { violations, violationsInEveryLook } from "../axe.ts";
import { openPage, type Visit } from "../browser.ts";
import { type RunningOffice, startOffice } from "./running-office.ts";

let office: RunningOffice;
let selin: Person;
let nil: Person;
let zeynep: Person;

beforeAll(async () => {
  office = await startOffice();
  selin = await office.add({ name: "Selin Tuna", roles: ["editor"] });
  nil = await office.add({ name: "Nil Demir", roles: ["publisher"], language: "en" });
  zeynep = await office.add({ name: "Zeynep Kaya", roles: ["sales"] });
});
afterAll(() => office.stop());

const visitAs = (person: Person, path: string, visit: Partial<Visit> = {}) =>
  openPage({ baseUrl: office.baseUrl, path, prepare: office.prepare(person.number), ...visit });

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Opens a text in a new draft; gives the draft's address. */
async function beginDraft(page: Page, text: string): Promise<string> {
  await page.goto(`${office.baseUrl}/words/drafts?text=${text}`);
  await button(page, "Taslağı başlat").click();
  await page.waitForURL(/\/texts\//);
  return new URL(page.url()).pathname.replace(/\/texts\/.*/, "");
}

test.each([true, false])(
  "a headline is changed in both languages, and one is taken back, with script: %s",
  async (javaScript) => {
    const page = await visitAs(selin, "/words/home", { javaScript });
    if (javaScript) await button(page, "Değiştir").click();
    else await beginDraft(page, "home");
    await field(page, "tr:hero.title").fill("Derinde çalışan teknoloji.");
    await field(page, "en:hero.title").fill("Technology at work.\u2061");
    await button(page, "Kaydet").click();
    await page.getByText("Aşağıda işaretli alanlar kaydedilmedi.").waitFor();
    await page.getByText("Metinde ön izlemenin görünmez bir işareti var.").waitFor();
    expect(await field(page, "tr:hero.title").inputValue()).toBe("Derinde çalışan teknoloji.");
    expect(await field(page, "en:hero.title").inputValue()).toBe("Technology at work.\u2061");
    await field(page, "en:hero.title").fill("Technology at work.");
    await button(page, "Kaydet").click();
    await page.getByText("Kaydedildi.").waitFor();

    await page.getByRole("link", { name: "Taslak: Ana sayfa" }).click();
    const changes = page.getByRole("region", { name: "Ana sayfa" });
    await changes.locator("ins").waitFor();
    expect(await changes.locator("ins").innerText()).toMatch(/at work$/);
    await button(page, "Geri al").first().click();
    await page.getByText("Geri alındı.").waitFor();
    await page.getByText("Türkçe metin değişmedi.").waitFor();
    await button(page, "Olduğu gibi doğru").click();
    await page.getByText("Türkçe metin olduğu gibi doğru.").waitFor();

    await page.getByRole("link", { name: "Taslağı sil" }).click();
    await page.getByText("Bu geri alınamaz.").waitFor();
    await button(page, "Evet, taslağı sil").click();
    await page.getByText("Taslak silindi.").waitFor();
  },
);

test("somebody joins the company in the facts and in both languages, and leaves again, without script", async () => {
  const page = await visitAs(selin, "/words/drafts", { javaScript: false });
  const draft = await beginDraft(page, "management");
  await field(page, "tr:biography").fill("Kim?");
  await button(page, "Madde ekle").first().click();
  await field(page, "new-all:fact.name").fill("Ayşe Çınar");
  await field(page, "new-tr:fact.title").fill("Finans Direktörü");
  await field(page, "new-tr:description").fill("Bütçeyi yönetir.");
  await button(page, "Madde ekle").first().click();
  await page.getByText("Yeni madde her dilde doldurulunca eklenir.").first().waitFor();
  expect(await field(page, "new-tr:description").inputValue()).toBe("Bütçeyi yönetir.");
  await field(page, "new-en:fact.title").fill("Director of Finance");
  await field(page, "new-en:description").fill("Leads the budget.");
  await button(page, "Madde ekle").first().click();
  await page.getByText("Kaydedildi.").waitFor();
  await button(page, "8. maddeyi yukarı taşı").click();
  expect(await field(page, "en:people.6.description").inputValue()).toBe("Leads the budget.");
  expect(await field(page, "tr:biography").inputValue()).toBe("Kim?");
  await button(page, "3. maddeyi çıkar").first().click();
  await page.getByText("Bu ad başka metinlerde de geçiyor: Hakkımızda").waitFor();

  await page.goto(office.baseUrl + draft);
  const facts = page.getByRole("region", { name: "Şirketin bilgileri" });
  await facts.getByText("Ayşe Çınar").waitFor();
  await facts.getByRole("link", { name: "Bütün alanları aç" }).click();
  expect(await field(page, "en:people.ayse-cinar.title").inputValue()).toBe("Director of Finance");
  await field(page, "en:people.ayse-cinar.title").fill("Finance Director");
  await button(page, "Kaydet").click();
  await page.getByText("Kaydedildi.").waitFor();
  await page.goto(office.baseUrl + draft);
  await facts.getByRole("button", { name: "Geri al" }).first().click();
  await page.getByText("Geri alındı.").waitFor();
  expect(await facts.count()).toBe(0);
  expect(await page.getByText("Bütçeyi yönetir.").count()).toBe(0);
});

test("without script a form that fails comes back with what was typed, and is sent again", async () => {
  const page = await visitAs(selin, "/words/drafts", { javaScript: false, ignoreProblems: /503/ });
  await beginDraft(page, "cloud");
  await field(page, "tr:head.title").fill("Kaybolmayan başlık");
  const repository = join(office.officeDir, "words.git");
  renameSync(repository, `${repository}.away`);
  await button(page, "Kaydet").click();
  await page.getByRole("heading", { name: "Kaydedilemedi." }).waitFor();
  renameSync(`${repository}.away`, repository);
  await button(page, "Yeniden gönder").click();
  await page.getByText("Kaydedildi.").waitFor();
  expect(await field(page, "tr:head.title").inputValue()).toBe("Kaybolmayan başlık");
});

test("of two people in one field the second sees both texts and chooses", async () => {
  const page = await visitAs(selin, "/words/drafts");
  const draft = await beginDraft(page, "about");
  const other = await visitAs(nil, `${draft}/texts/about`);
  await field(other, "en:hero.title").or(field(other, "en:head.title")).first().waitFor();
  const name = (await field(page, "tr:head.title").count()) > 0 ? "head.title" : "hero.title";
  await field(page, `tr:${name}`).fill("Selin yazdı");
  await button(page, "Kaydet").click();
  await page.getByText("Kaydedildi.").waitFor();
  await field(page, `tr:${name}`).fill("Selin yazdı ve yazıyor");
  await page.getByText("Kaydedildi.").waitFor({ state: "detached" });
  await field(other, `tr:${name}`).fill("Nil yazdı");
  await field(other, `en:${name}`).fill("Nil wrote");
  await button(other, "Save").click();
  await other.getByText("Somebody else changed this while you were writing.").waitFor();
  expect(await field(other, `tr:${name}`).inputValue()).toBe("Nil yazdı");
  await other.getByText("Selin yazdı").waitFor();
  expect(await violations(other)).toEqual([]);
  await button(other, "Take this one").click();
  await other.getByText("Saved.", { exact: true }).waitFor();
  expect(await field(other, `tr:${name}`).inputValue()).toBe("Selin yazdı");

  // Our signs come while one types, and one undo takes exactly that back.
  const lines = field(other, `en:${name}`);
  await lines.press("Control+End");
  await lines.pressSequentially(' "so" ...');
  expect(await lines.inputValue()).toBe("Nil wrote “so” …");
  await lines.press("Control+z");
  await lines.pressSequentially("x");
  expect(await lines.inputValue()).toBe("Nil wrote “so” ...x");
});

test("a day that somebody has chosen stays when another is saved meanwhile, and both are seen", async () => {
  const page = await visitAs(selin, "/words/drafts");
  const address = `${await beginDraft(page, "about")}/texts/news/calisan-portali-yenilendi`;
  const other = await visitAs(nil, "/words/drafts");
  await other.clock.install();
  await other.goto(office.baseUrl + address);
  await field(other, "all:date").fill("2026-02-03");
  await page.goto(office.baseUrl + address);
  await field(page, "all:date").fill("2026-02-02");
  await button(page, "Kaydet").click();
  await page.getByText("Kaydedildi.").waitFor();
  await other.clock.runFor(20_000);
  await other.getByText("Somebody else changed this while you were writing.").waitFor();
  expect(await field(other, "all:date").inputValue()).toBe("2026-02-03");
  await button(other, "Take this one").click();
  await other.getByText("Somebody else changed this").waitFor({ state: "detached" });
  expect(await field(other, "all:date").inputValue()).toBe("2026-02-02");
});

test.each([true, false])(
  "a person with an open draft is asked whether a change belongs into it, with script: %s",
  async (javaScript) => {
    const person = await office.add({ name: `Deniz ${crypto.randomUUID()}`, roles: ["editor"] });
    const page = await visitAs(person, "/words/campus", { javaScript, reducedMotion: true });
    await button(page, "Değiştir").click();
    await page.waitForURL(/\/texts\/campus$/);
    const draft = /drafts\/(\w+)/.exec(page.url())?.[1] ?? "";
    await field(page, "tr:head.title").fill("Kampüs, yeniden");
    await button(page, "Kaydet").click();
    await page.getByText("Kaydedildi.").waitFor();

    for (const way of ["Değiştir", "Sayfa üzerinde değiştir"]) {
      await page.goto(`${office.baseUrl}/words/cloud`);
      await button(page, way).click();
      await page.getByRole("heading", { level: 1, name: /hangi taslakta değişsin/ }).waitFor();
    }
    const open = page.getByRole("region", { name: /^Açık taslağınız: “/ });
    await open.getByText("1 metin değişti.").waitFor();
    const { copyDrafts, close } = await openOffice({ databaseUrl: "", folder: office.officeDir });
    onTestFinished(close);
    const at = Date.parse("2099-01-01T09:00:00+03:00");
    await copyDrafts.setTimed(draft, { at, person: nil.number, setAt: Date.now() });
    await page.reload();
    await open.getByText("1 Ocak 2099, 09:00 yayında olacak.").waitFor();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (javaScript)
      expect(await violationsInEveryLook(page, "html", async () => expect(await overflow()).toBe(0))).toEqual([]);
    const inPage = await open.getByRole("link", { name: "Bu taslakta değiştir" }).getAttribute("href");
    expect(inPage).toBe(`/words/drafts/${draft}/pages/bulut-cozumleri`);

    await page.goto(`${office.baseUrl}/words`);
    await button(page, "Yeni haber ya da hikâye").click();
    await open.getByRole("link", { name: "Bu taslakta yaz" }).click();
    await page.waitForURL(`${office.baseUrl}/words/drafts/${draft}/items/`);
    await page.goBack();
    await field(page, "title").fill("");
    await button(page, "Taslağı başlat").click();
    await page.getByText("Taslağa en çok 120 karakterlik bir ad verin.").waitFor();
    await field(page, "title").fill("Yeni ofis haberi");
    await button(page, "Taslağı başlat").click();
    await page.waitForURL(/\/items\/$/);
    expect(page.url()).not.toContain(draft);
    await page.getByRole("link", { name: "Yeni ofis haberi" }).waitFor();
    await copyDrafts.remove(draft);
  },
);

test("at 375 and 1440 px everything fits, and nothing is wrong for assistive technology", async () => {
  const page = await visitAs(selin, "/words/drafts");
  await page.emulateMedia({ reducedMotion: "reduce" });
  const draft = await beginDraft(page, "management");
  await page.goto(`${office.baseUrl}/words/drafts`);
  // The draft that was only opened is neither listed nor counted.
  const listed = await page.locator("h2 a").count();
  await page.getByRole("link", { name: `Taslaklar ${listed}` }).waitFor();
  for (const path of ["/words/drafts", `${draft}?remove`, `${draft}/texts/management?add=people`]) {
    await page.goto(office.baseUrl + path);
    await page.locator("h1").waitFor();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const found = await violationsInEveryLook(page, "html", async () => expect(await overflow(), path).toBe(0));
    expect(found, path).toEqual([]);
  }
});

test("sales come into no draft, and a form of another site changes nothing", async () => {
  const cookieOf = async (person: Person) => `office=${await office.session(person.number)}`;
  const post = async (person: Person, path: string, headers: Record<string, string> = {}, button = "begin") => {
    const own = { cookie: await cookieOf(person), origin: office.baseUrl, ...headers };
    const body = new URLSearchParams({ title: "Yeni", do: button });
    return (await fetch(office.baseUrl + path, { method: "POST", body, headers: own, redirect: "manual" })).status;
  };
  for (const path of [
    "/words/drafts",
    "/words/drafts/x",
    "/words/drafts/x/texts/home",
    "/words/drafts/x/card?text=home",
    "/words/drafts/x/picture/news/y?field=picture",
    "/words/drafts/x/cards/news/y",
    "/words/art/cover/deniz.svg",
  ]) {
    const headers = { cookie: await cookieOf(zeynep) };
    expect((await fetch(office.baseUrl + path, { headers })).status, path).toBe(403);
    if (!/card|art/.test(path)) expect(await post(zeynep, path), path).toBe(403);
  }
  for (const path of ["/words/drafts", "/words/drafts/x/picture/news/y?field=picture"]) {
    expect(await post(selin, path, { origin: "https://evil.example" })).toBe(403);
  }
  expect(await post(selin, "/words/drafts")).toBe(302);
  for (const name of ["__proto__", "constructor", "toString"]) {
    expect(await post(selin, "/words/drafts/x/texts/home", {}, `mend:${name}`), name).toBe(404);
  }
});
