import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Person } from "../../domain/office/person.ts";
import { openOfficeWords } from "../../testing/server/words.ts";
import { violationsInEveryLook } from "../axe.ts";
import { openPage, type Visit } from "../browser.ts";
import { root } from "../server.ts";
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
  await office.add({ name: "Gulsen Ates", roles: ["admin"] });
  await publishTurkishAlone();
});
afterAll(() => office.stop());

/**
 * Selin published a change of the Turkish home page and said that the English is still right; Nil a news item that is a
 * draft by its own word. The Turkish about page came from elsewhere alone. Selin changes R&D in a draft, and has a story
 * in it that is not published.
 */
async function publishTurkishAlone(): Promise<void> {
  const words = await openOfficeWords({ folder: office.officeDir, checkout: root, clock: Date.now });
  async function publish(title: string, person: number, files: Record<string, (text: string) => string>) {
    const draft = await words.begin({ title, person });
    const id = draft?.id ?? "";
    for (const [path, change] of Object.entries(files)) {
      const before = await words.read({ draft: id }, path);
      const content = change(before?.content.toString() ?? "");
      await words.save(id, { person, files: [{ path, seen: before?.version ?? null, content }] });
    }
    for (const { path, version, twin, twinVersion } of (await words.twins(id)) ?? []) {
      const versions = { version: version ?? "", twinVersion: twinVersion ?? "" };
      await words.confirm(id, { path, twin, ...versions, person });
    }
    const prepared = await words.prepare(id, { person });
    if (prepared.outcome !== "prepared") throw new Error(JSON.stringify(prepared));
    await words.publish(prepared.commit);
  }
  const news = "news/calisan-portali-yenilendi.md";
  await publish("home", selin.number, { "content/tr/home.yaml": (text) => `# a note\n${text}` });
  const asDraft = (text: string) => text.replace(/^---\n/, "---\ndraft: true\n");
  await publish("news", nil.number, { [`content/tr/${news}`]: asDraft, [`content/en/${news}`]: asDraft });
  const checkout = mkdtempSync(join(tmpdir(), "checkout-"));
  cpSync(join(root, "content"), join(checkout, "content"), { recursive: true });
  appendFileSync(join(checkout, "content/tr/about.yaml"), "# a note\n");
  const imported = await words.prepareImport(checkout, { title: "elsewhere" });
  rmSync(checkout, { recursive: true });
  if (imported.outcome !== "prepared") throw new Error(JSON.stringify(imported));
  await words.publish(imported.commit);
  const draft = await words.begin({ title: "Ar-Ge", person: selin.number });
  const story = (await words.read("published", "content/tr/stories/kordon-gida.md"))?.content.toString() ?? "";
  const research = await words.read("published", "content/tr/research.yaml");
  await words.save(draft?.id ?? "", {
    person: selin.number,
    files: [
      { path: "content/tr/research.yaml", seen: research?.version ?? null, content: `# a note\n${research?.content}` },
      {
        path: "content/tr/stories/yeni-hikaye.md",
        seen: null,
        content: story.replace(/^title: .*$/m, "title: Yeni hikâye"),
      },
    ],
  });
}

const visitAs = (person: Person, path: string, visit: Partial<Visit> = {}) =>
  openPage({ baseUrl: office.baseUrl, path, prepare: office.prepare(person.number), ...visit });

describe.each([true, false])("the words, with script: %s", (javaScript) => {
  test("are listed with their states, filtered by address, searched, and read field by field", async () => {
    const page = await visitAs(selin, "/you", { javaScript });
    await page.getByRole("link", { name: "Metinler" }).click();
    await page.getByRole("heading", { name: "Metinler", exact: true }).waitFor();
    await page.getByText(/^\d+ metin; \d+ tanesi iki dilde de tam\.$/).waitFor();
    const home = page.getByRole("row", { name: /^Ana sayfa/ });
    expect(await home.innerText()).toMatch(/Yayında[\s\S]*Yayında[\s\S]*Selin Tuna/);
    const about = page.getByRole("row", { name: /^Hakkımızda/ });
    expect(await about.innerText()).toMatch(/Yayında[\s\S]*Türkçesinden eski[\s\S]*Ofis dışında/);
    const cells = page.getByRole("row", { name: /^Bulut Çözümleri/ }).locator("td");
    expect(await cells.allInnerTexts()).toEqual(["Yayında", "Yayında", "", ""]);
    const research = page.getByRole("row").filter({ hasText: "/arge" });
    expect(await research.innerText()).toMatch(/Taslakta[\s\S]*Yayında/);
    const story = page.getByRole("row", { name: /^Yeni hikâye/ });
    expect(await story.innerText()).toMatch(/Taslakta[\s\S]*Yok/);
    expect(await story.getByRole("link", { name: "Yeni hikâye" }).getAttribute("href")).toMatch(
      /^\/words\/drafts\/\w+\/texts\/stories\/yeni-hikaye$/,
    );

    await page.getByLabel("Durum").selectOption("older");
    await page.getByRole("button", { name: "Göster" }).click();
    await page.waitForURL(/state=older/);
    // The address changes before the list does.
    const titles = () => page.locator("tbody th[scope=row]").allInnerTexts();
    await expect.poll(titles).toEqual([expect.stringContaining("Hakkımızda")]);
    await page.getByRole("link", { name: /^Haberler/ }).click();
    await page.getByText("Bu süzgece uyan metin yok.").waitFor();
    await page.goto(`${office.baseUrl}/words?kind=news&state=draft`);
    expect(await page.locator("tbody th[scope=row]").count()).toBe(1);
    expect(await page.locator("tbody td").first().innerText()).toBe("Taslak");

    await page.goto(`${office.baseUrl}/words`);
    await page.getByLabel("Bütün metinlerde ara").fill("ACIK RIZA");
    await page.getByRole("button", { name: "Göster" }).click();
    await page.getByRole("heading", { name: "“ACIK RIZA”" }).waitFor();
    const marks = await page.locator("mark").allInnerTexts();
    expect(marks.map((mark) => mark.toLocaleLowerCase("tr"))).toContain("açık rıza");
    await page
      .getByRole("link", { name: /^Açık Rıza Metni/ })
      .first()
      .click();
    await page.getByRole("heading", { level: 1, name: /^Açık Rıza Metni, sürüm/ }).waitFor();

    await page.goto(`${office.baseUrl}/words/home`);
    const main = page.locator("main");
    await main.getByRole("heading", { name: "İngilizce" }).waitFor();
    const text = await main.innerText();
    expect(text).toMatch(/Son değişiklik: Selin Tuna, /);
    expect(text).toMatch(/\d+ karakter, en çok \d+/);
    expect(await main.locator("span[lang=tr]").count()).toBe(await main.locator("span[lang=en]").count());
    expect(await page.locator("main").getByRole("button").allInnerTexts()).toEqual([
      "Değiştir",
      "Sayfa üzerinde değiştir",
    ]);
    await page.getByRole("link", { name: "Metinler" }).last().click();
    await page.waitForURL(/\/words$/);
  });
});

test("an English reader has them in English, also a version of a legal text and what pages share", async () => {
  const page = await visitAs(nil, "/words?state=older");
  expect(await page.getByRole("row", { name: /^About Us/ }).innerText()).toContain("Older than the Turkish");
  await page.goto(`${office.baseUrl}/words?q=data+center&kind=news`);
  await page.getByText(/^Places: \d+, in texts: \d+\.$/).waitFor();
  expect((await page.locator("p[lang=en] mark").first().innerText()).toLowerCase()).toBe("data center");
  await page.goto(`${office.baseUrl}/words/media`);
  await page.getByRole("heading", { level: 1, name: "Media" }).waitFor();
  expect(await page.getByRole("main").innerText()).not.toContain("{{");
  await page.goto(`${office.baseUrl}/words/legal/older/aydinlatma-metni/1.3`);
  await page.getByRole("heading", { level: 1, name: /, older version 1\.3$/ }).waitFor();
  await page.goto(`${office.baseUrl}/words?kind=others`);
  await page.getByRole("link", { name: "Header and footer" }).click();
  await page.getByRole("heading", { level: 1, name: "Header and footer" }).waitFor();
  await page.goto(`${office.baseUrl}/words`);
  await page.getByRole("button", { name: "New story or news item" }).click();
  await page.getByRole("heading", { level: 1, name: "New story or news item" }).waitFor();
});

test("what is no text is not there, and sales have no such room", async () => {
  const page = await visitAs(selin, "/words/none", { ignoreProblems: /404/ });
  await page.getByRole("heading", { name: "Burada bir şey yok." }).waitFor();
  const other = await visitAs(zeynep, "/words", { ignoreProblems: /403/ });
  await other.getByRole("heading", { name: "Bu oda size açık değil." }).waitFor();
  expect(await other.getByRole("navigation").innerText()).not.toContain("Metinler");
  for (const path of ["/words.data", "/words/home", "/words/home.data", "/words?q=a"]) {
    const cookie = (await other.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    const response = await fetch(office.baseUrl + path, { headers: { cookie } });
    expect([response.status, (await response.text()).includes("meta.title")], path).toEqual([403, false]);
  }
});

test.each([375, 1440])("at %i px everything fits, and nothing is wrong for assistive technology", async (width) => {
  const page = await visitAs(selin, "/words", { width });
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of [
    "/words?kind=news",
    "/words?q=veri+merkezi&kind=legal",
    "/words/news/calisan-portali-yenilendi",
  ]) {
    await page.goto(office.baseUrl + path);
    await page.locator("h1").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
    expect(await violationsInEveryLook(page), path).toEqual([]);
  }
});

test("the keyboard searches and opens what was found", async () => {
  const page = await visitAs(selin, "/words");
  await page.getByLabel("Bütün metinlerde ara").focus();
  await page.keyboard.type("isikli");
  await page.keyboard.press("Enter");
  await page.waitForURL(/q=isikli/);
  await page.getByRole("heading", { name: "“isikli”" }).waitFor();
  await page.getByLabel("Bütün metinlerde ara").fill("veri merkezi");
  await page.keyboard.press("Enter");
  const first = page.locator("h2 a").first();
  await first.waitFor();
  await page.getByRole("link", { name: "Hepsini göster" }).focus();
  await page.keyboard.press("Tab");
  expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/words\/[a-z]/);
});

test("an office whose words are away runs, and this room alone says what is missing", async () => {
  const away = join(mkdtempSync(join(tmpdir(), "no-words-")), "none.git");
  const other = await startOffice({ WORDS_UPSTREAM: away });
  onTestFinished(other.stop);
  const admin = await other.add({ name: "Gulsen Ates", roles: ["admin"] });
  const visit = { baseUrl: other.baseUrl, prepare: other.prepare(admin.number), ignoreProblems: /503/ };
  const page = await openPage({ ...visit, path: "/words" });
  await page.getByRole("heading", { name: "Metinlere şu an ulaşılamıyor." }).waitFor();
  await page.getByText("Metinlerin asıl yerine ulaşılamıyor").waitFor();
  await page.getByRole("link", { name: "Kişiler" }).click();
  await page.getByRole("heading", { level: 1, name: "Kişiler" }).waitFor();

  execFileSync("git", ["init", "--quiet", "--bare", "--initial-branch=main", away]);
  await page.goto(`${other.baseUrl}/words`);
  await page.getByRole("row", { name: /^Ana sayfa/ }).waitFor();
});
