import type { FrameLocator, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person } from "../../domain/office/person.ts";
import { samplePhotograph } from "../../testing/sample-pictures.ts";
import { openOfficeWords } from "../../testing/server/words.ts";
import { violationsInEveryLook } from "../axe.ts";
import { openPage, type Visit } from "../browser.ts";
import { root } from "../server.ts";
import { type RunningOffice, startOffice } from "./running-office.ts";

let office: RunningOffice;
let selin: Person;
let words: Awaited<ReturnType<typeof openOfficeWords>>;
let draft: string;

beforeAll(async () => {
  office = await startOffice();
  selin = await office.add({ name: "Selin Tuna", roles: ["editor"] });
  words = await openOfficeWords({ folder: office.officeDir, checkout: root, clock: Date.now });
  draft = (await words.begin({ title: "Bahar", person: selin.number }))?.id ?? "";
});
afterAll(() => office.stop());

const visitAs = (person: Person, path: string, visit: Partial<Visit> = {}) =>
  openPage({
    baseUrl: office.baseUrl,
    path,
    prepare: office.prepare(person.number),
    ignoreProblems: new RegExp(office.previewOrigin),
    ...visit,
  });

const studio = (path: string) => `/words/drafts/${draft}/pages${path}`;
const pane = (page: Page, language: string): FrameLocator => page.frameLocator(`iframe[title$="${language} sayfa"]`);
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

const isInWindow = (element: Locator) =>
  element.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test("a headline is chosen on the page, changed in both languages, and both panes show it", async () => {
  const page = await visitAs(selin, `/words/drafts/${draft}/texts/cloud`);
  await page.getByRole("link", { name: "Sayfa üzerinde değiştir" }).click();
  await page.getByRole("heading", { level: 1, name: "Bulut Çözümleri" }).waitFor();
  const [turkish, english] = [pane(page, "Türkçe"), pane(page, "İngilizce")];
  await turkish.getByRole("heading", { level: 1 }).click();
  await english.locator("h1[data-chosen]").waitFor();
  await turkish.locator("h1[data-chosen]").waitFor();
  expect(await field(page, "tr:head.title").evaluate((one) => one === document.activeElement)).toBe(true);

  await field(page, "tr:head.title").fill("uzun bir başlık ".repeat(300));
  const save = page.getByRole("button", { name: "Kaydet" });
  expect(await isInWindow(save)).toBe(true);
  await field(page, "tr:head.title").fill("Bulut, olduğu yerde.");
  await turkish.getByRole("heading", { name: "Bulut, olduğu yerde." }).waitFor();
  await field(page, "en:head.title").fill("Cloud, where it is.");
  await save.click();
  await page.getByRole("button", { name: "Değişiklikler 1" }).waitFor();
  await turkish.getByRole("heading", { level: 1, name: "Bulut, olduğu yerde." }).waitFor();
  await english.getByRole("heading", { level: 1, name: "Cloud, where it is." }).waitFor();
  // The page itself, not only what was typed into it.
  const source = await page.locator("iframe").last().getAttribute("src");
  const response = await fetch(source ?? "");
  const html = await response.text();
  expect(html).toContain("Cloud, where it is.");
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(html.match(/<script/g)).toHaveLength(2);

  await turkish.getByRole("link", { name: "Ana sayfa", exact: true }).click();
  await page.getByText("Ortak metin. Değişiklik, geçtiği bütün sayfalarda görünür.").waitFor();
  await page.getByRole("button", { name: "Kartı kapat" }).click();
  await page.getByRole("button", { name: /^Görünmeyenler/ }).click();
  await page.getByRole("button", { name: "Arama sonucunda ve tarayıcı sekmesinde görünen başlık." }).first().click();
  await field(page, "tr:meta.title").fill("Bulut ve ötesi");

  // A link is a text here; with Ctrl it leads on, and what was typed is saved.
  await turkish.getByRole("link", { name: "Ana sayfa", exact: true }).click({ modifiers: ["Control"] });
  await page.getByRole("heading", { level: 1, name: "Ana sayfa" }).waitFor();
  expect(new URL(page.url()).pathname).toBe(studio(""));
  expect((await words.read({ draft }, "content/tr/cloud.yaml"))?.content.toString()).toContain("Bulut ve ötesi");
  expect(await page.locator("textarea").count()).toBe(0);
});

test("the card asks about the twin and undoes one's own change; a fact is chosen where it is seen, and its entry moves", async () => {
  const page = await visitAs(selin, studio("/hakkimizda/yonetim-yapimiz"));
  const turkish = pane(page, "Türkçe");
  await turkish.getByRole("heading", { level: 1 }).click();
  const title = field(page, "tr:head.title");
  const before = await title.inputValue();
  await title.fill("Yedi yönetici, tek iş.");
  await page.getByRole("button", { name: "Kaydet" }).click();
  await page.getByText("İngilizce metin değişmedi. Hâlâ doğru mu?").waitFor();
  await page.getByRole("button", { name: "Olduğu gibi doğru" }).click();
  await page.getByText("Hâlâ doğru mu?").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Kartı kapat" }).click();
  await page.getByRole("button", { name: "Yedi yönetici, tek iş · Başlık" }).click();
  await turkish.locator("h1[data-chosen]").waitFor();
  await page.getByRole("button", { name: "Değişikliğimi geri al" }).click();
  await page.getByText("Değişikliğiniz geri alındı.").waitFor();
  expect(await title.inputValue()).toBe(before);
  await page.getByRole("button", { name: "Değişiklikler 0" }).waitFor();

  await turkish.getByRole("heading", { name: "Mert Yalın" }).click();
  await field(page, "all:people.mert-yalin.name").waitFor();
  await page.getByRole("button", { name: "2. maddeyi yukarı taşı" }).click();
  await page.getByRole("button", { name: "1. maddeyi aşağı taşı" }).waitFor();
});

test("by keyboard one walks the texts, writes, saves and goes on", async () => {
  const page = await visitAs(selin, studio("/bulut-cozumleri"));
  const turkish = pane(page, "Türkçe");
  await turkish.locator("h1[data-text]").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const lead = field(page, "tr:head.lead");
  await lead.waitFor();
  await expect.poll(() => lead.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Tamam.");
  await turkish.locator("[data-chosen]", { hasText: "Tamam." }).waitFor();
  await page.keyboard.press("Control+Enter");
  await page.keyboard.type(" Peki.");
  await lead.waitFor({ state: "detached" });
  const next = page.locator("textarea:focus");
  expect(await next.evaluate((one: HTMLTextAreaElement) => one.selectionStart === one.value.length)).toBe(true);
  await page.keyboard.press("Alt+ArrowUp");
  await lead.waitFor();
  expect(await lead.inputValue()).toMatch(/ Tamam\. Peki\.$/);
  await page.keyboard.type("!");
  await page.keyboard.press("Escape");
  await lead.waitFor({ state: "detached" });
  await turkish.getByText(/ Tamam\. Peki\.$/).waitFor();
  await page.keyboard.press("Alt+l");
  await page.locator("iframe[title*=İngilizce]").waitFor({ state: "hidden" });
});

test("a date is saved when somebody goes on, and where the office was not reached they go at the second try", async () => {
  const text = "news/dijital-kampuste-ikinci-yaz-okulu";
  const chosen = new URLSearchParams({ text, path: "date" });
  const page = await visitAs(selin, `${studio("/hakkimizda/medya/dijital-kampuste-ikinci-yaz-okulu")}?${chosen}`, {
    ignoreProblems: new RegExp(`${office.previewOrigin}|ERR_FAILED`),
  });
  const date = field(page, "all:date");
  await expect.poll(() => date.evaluate((one) => one === document.activeElement)).toBe(true);
  await date.fill("2026-10-02");
  await page.route("**/texts/**", (route) => route.abort());
  const back = page.getByRole("link", { name: "Taslağa dön" });
  await back.click();
  await page.locator("section [role=alert]").waitFor();
  expect(await date.inputValue()).toBe("2026-10-02");
  await page.unroute("**/texts/**");
  await back.click();
  await page.waitForURL(`**/words/drafts/${draft}`);
  const saved = await words.read({ draft }, `content/en/${text}.md`);
  expect(saved?.content.toString()).toContain("date: 2026-10-02");
});

test("on a phone everything fits, and nothing is wrong for assistive technology at any width", async () => {
  const [width, path] = [375, `${studio("/bulut-cozumleri")}?text=cloud&path=head.title`];
  const page = await visitAs(selin, path, { width, reducedMotion: true });
  await field(page, "tr:head.title").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await violationsInEveryLook(page)).toEqual([]);
});

test("without script a cover gets a photograph, and the cards show its page as others will", async () => {
  const text = "news/calisan-portali-yenilendi";
  const cover = `/words/drafts/${draft}/picture/${text}?field=picture`;
  const page = await visitAs(selin, `/words/drafts/${draft}/texts/${text}`, { javaScript: false });
  await page.getByRole("link", { name: "Fotoğraf: kapak" }).click();
  const picture = {
    name: "../IMG 1.jpg",
    mimeType: "image/jpeg",
    buffer: await samplePhotograph({ width: 1500, height: 1000 }),
  };
  const choose = () => page.getByLabel("Fotoğraf seçin").setInputFiles(picture);
  const save = page.getByRole("button", { name: "Fotoğrafı kaydet" });
  await choose();
  await field(page, "alt-tr").fill("Limanda bir mühendis.");
  await save.click();
  await page.getByText("Fotoğrafta ne göründüğünü iki dilde de yazın.").waitFor();
  expect(await field(page, "alt-tr").inputValue()).toBe("Limanda bir mühendis.");
  await choose();
  await field(page, "alt-en").fill("An engineer in the harbour.");
  await save.click();
  await page.getByText("Fotoğraf kaydedildi.").waitFor();
  await page.getByLabel("3. çizim").check();
  await page.getByRole("button", { name: "Çizimi kaydet" }).click();
  await page.getByText("Çizim kaydedildi.").waitFor();

  const seen = await visitAs(selin, cover, { reducedMotion: true });
  const shown = seen.getByRole("img", { name: "Limanda bir mühendis." });
  await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1500);
  expect(await violationsInEveryLook(seen)).toEqual([]);
  await seen.goto(`${office.baseUrl}/words/drafts/${draft}/cards/${text}`);
  await seen.getByText("Our HR product family has a new employee portal · Yakamoz").waitFor();
  expect(await violationsInEveryLook(seen)).toEqual([]);
  // Wide enough for both panes: the checks before end at the width of a phone.
  await seen.setViewportSize({ width: 1440, height: 900 });
  await seen.goto(office.baseUrl + studio("/hakkimizda/medya/calisan-portali-yenilendi"));
  const onPage = pane(seen, "İngilizce").getByRole("img", { name: "An engineer in the harbour." });
  await expect.poll(() => onPage.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1500);
});

test("without script a sentence leads to the forms, and an unknown page is not there", async () => {
  const page = await visitAs(selin, studio("/bulut-cozumleri"), { javaScript: false, ignoreProblems: /404/ });
  await page.getByText("Sayfa burada ancak JavaScript açıkken gösterilebilir.").waitFor();
  expect((await page.goto(office.baseUrl + studio("/yok")))?.status()).toBe(404);
});
