import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Person } from "../../domain/office/person.ts";
import { istanbulDate } from "../../domain/time.ts";
import { contactLead, quoteLead, reportLead } from "../../testing/samples.ts";
import { violationsInEveryLook } from "../axe.ts";
import { openPage } from "../browser.ts";
import { type RunningOffice, startOffice } from "./running-office.ts";
import { visitAs } from "./visit-as.ts";

let office: RunningOffice;
let elif: Person;
let mert: Person;
let given = 0;

beforeAll(async () => {
  office = await startOffice();
  elif = await office.add({ name: "Elif Arıkan", roles: ["sales"] });
  mert = await office.add({ name: "Mert Soylu", roles: ["sales"], language: "en" });
});
afterAll(() => office.stop());

/** A lead of its own for each journey, known by its company. */
async function aLead(company: string) {
  given += 1;
  const at = Date.now() - given * 1_000;
  const lead = contactLead({
    reference: `7F3K-${2000 + given}`,
    createdAt: at,
    email: `${given}@kordon.example`,
    phone: "",
  });
  lead.answers.company = company;
  await office.take(lead);
  return lead;
}

/** With script a choice is saved by itself, without it by the button beside it. */
async function choose(page: Page, label: string, choice: string, javaScript: boolean) {
  const field = page.getByLabel(label, { exact: true });
  if (await field.evaluate((element) => element.matches("select"))) await field.selectOption(choice);
  else await field.fill(choice);
  if (!javaScript)
    await field
      .locator("xpath=ancestor::form")
      .getByRole("button", { name: /^(Kaydet|Save)$/ })
      .click();
}

describe.each([true, false])("leads, with script: %s", (javaScript) => {
  test("a lead is unread until it is opened, taken, worked on and found again by its filters", async () => {
    const lead = await aLead(javaScript ? "Zeytindal" : "Akdeniz");
    const page = await visitAs(office, elif, `/?text=${encodeURIComponent(lead.answers.company ?? "")}`, {
      javaScript,
    });
    const row = page.getByRole("row", { name: /Deniz Işık/ });
    expect(await row.innerText()).toMatch(/Okunmadı[\s\S]*Yedekleme[\s\S]*Yeni[\s\S]*Sahipsiz/);
    await row.getByRole("link", { name: "Deniz Işık" }).click();
    await page.getByRole("heading", { name: "Deniz Işık", level: 1 }).waitFor();
    await page.getByText("yedeğimiz dönmüyor").waitFor();

    await page.getByRole("button", { name: "Üstlen" }).click();
    await page.getByText("Elif Arıkan sorumluyu değiştirdi: Elif Arıkan").waitFor();
    await choose(page, "Durum", "in-progress", javaScript);
    await page.getByText("Yeni → Görüşülüyor").waitFor();
    await page.getByText("Kaydedildi.").waitFor();
    await choose(page, "Takip günü", istanbulDate(Date.now()), javaScript);
    await page.getByText("Elif Arıkan takip gününü").waitFor();
    await page.getByLabel("Not", { exact: true }).fill("Salı arayacağım.\n<script>alert(1)</script>");
    await page.getByRole("button", { name: "Notu ekle" }).click();
    await page.getByRole("blockquote").waitFor();
    expect(await page.getByRole("blockquote").innerText()).toContain("<script>alert(1)</script>");
    expect(await page.getByLabel("Not", { exact: true }).inputValue()).toBe("");

    await page.goto(
      `${office.baseUrl}/?status=in-progress&owner=mine&text=${encodeURIComponent(lead.answers.company ?? "")}`,
    );
    const found = page.getByRole("row", { name: /Deniz Işık/ });
    expect(await found.innerText()).not.toContain("Okunmadı");
    await page.getByRole("heading", { name: /Bugün aranacak/ }).waitFor();
  });
});

test("of two who change a lead at once the second sees what the first left, with the own choice in the form", async () => {
  const lead = await aLead("Sedir");
  const path = `/leads/${lead.reference}`;
  const first = await visitAs(office, elif, path);
  const second = await visitAs(office, mert, path);
  await first.getByLabel("Durum").selectOption("won");
  await first.getByText("Yeni → Kazanıldı").waitFor();
  const status = second.getByLabel("Status");
  await status.selectOption("lost");
  await second.getByText("Somebody changed this lead before you").waitFor();
  await second.getByText("Now the status is Won").waitFor();
  expect(await status.inputValue()).toBe("lost");
  expect(await office.storage(async ({ leadWork }) => (await leadWork.find(lead.id))?.work.status)).toBe("won");
  // Back to what is saved there is nothing left to send, until another choice.
  await status.selectOption("won");
  await status.locator("xpath=ancestor::form").getByRole("button").waitFor({ state: "hidden" });
  expect(await status.inputValue()).toBe("won");
  await status.selectOption("lost");
  await second.getByText("Won → Lost").waitFor();
});

test("opening a lead is logged once for each person; asking for its head, or ahead, is not", async () => {
  const lead = await aLead("Göksu");
  const seen = () =>
    office.office(async ({ log }) => (await log.list()).filter(({ subject }) => subject === lead.reference));
  const page = await visitAs(office, elif, "/you");
  const address = `${office.baseUrl}/leads/${lead.reference}`;
  await page.request.head(address);
  await page.request.get(address, { headers: { "Sec-Purpose": "prefetch" } });
  expect(await seen()).toEqual([]);
  const unread = () =>
    office.storage(
      async ({ leadWork }) =>
        (await leadWork.page({ text: lead.reference }, { limit: 1, person: elif.number })).rows[0]?.unread,
    );
  expect(await unread()).toBe(true);
  for (let i = 0; i < 3; i++) await page.goto(address);
  expect(await seen()).toMatchObject([{ action: "lead-seen", person: elif.number }]);
  expect(await unread()).toBe(false);
  expect(await office.storage(async ({ leadWork }) => (await leadWork.find(lead.id))?.work.version)).toBe(1);
});

test("a long list is read page by page, forth and back", async () => {
  for (let i = 0; i < 27; i++) await aLead("Defter");
  const page = await visitAs(office, elif, "/?text=defter");
  const names = () => page.locator("tbody tr").count();
  expect(await names()).toBe(25);
  await page.getByRole("link", { name: "Daha eskiler" }).click();
  await expect.poll(names).toBe(2);
  await page.getByRole("link", { name: "Daha yeniler" }).click();
  await expect.poll(names).toBe(25);
});

test("a new lead appears by itself, what is being typed stays, and a screen that nobody attends asks for nothing", async () => {
  const page = await visitAs(office, elif, "/?text=kuzey", {
    prepare: async (context) => {
      await office.prepare(elif.number)(context);
      await context.clock.install();
    },
  });
  const rows = () => page.locator("tbody tr").count();
  expect(await rows()).toBe(0);
  await page.getByLabel("Ad, şirket").fill("kuzey sig");
  await aLead("Kuzey Sigorta");
  await page.clock.runFor(15_000);
  await expect.poll(rows).toBe(1);
  expect(await page.getByLabel("Ad, şirket").inputValue()).toBe("kuzey sig");

  await page.clock.fastForward(16 * 60_000);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.clock.runFor(60_000);
  expect(asked).toEqual([]);
  await aLead("Kuzey Sigorta");
  await page.mouse.move(100, 100);
  await expect.poll(rows).toBe(2);
});

test("a list that looks for new leads while nobody answers stays as it is", async () => {
  await aLead("Batı Nakliyat");
  const page = await visitAs(office, elif, "/?text=batı", {
    ignoreProblems: /ERR_INTERNET_DISCONNECTED/,
    prepare: async (context) => {
      await office.prepare(elif.number)(context);
      await context.clock.install();
    },
  });
  const rows = () => page.locator("tbody tr").count();
  expect(await rows()).toBe(1);
  await page.context().setOffline(true);
  await page.clock.runFor(15_000);
  await page.waitForTimeout(300);
  expect(await rows()).toBe(1);
  await page.context().setOffline(false);
  await aLead("Batı Nakliyat");
  await page.clock.runFor(15_000);
  await expect.poll(rows).toBe(2);
});

test("a quote shows its package, a report what it is about, in the reader's language", async () => {
  await office.take(quoteLead({ reference: "9QQQ-2222" }), reportLead({ reference: "9RRR-2222" }));
  const page = await visitAs(office, mert, "/leads/9qqq2222");
  const text = await page.locator("main").innerText();
  expect(text).toMatch(/Package[\s\S]*Operating system management[\s\S]*16 servers/);
  expect(text).toContain("Phone number confirmed with a verification code");
  expect(await page.getByRole("link", { name: "Answer by e-mail" }).getAttribute("href")).toMatch(
    /^mailto:deniz@kordongida\.example\?subject=.*9QQQ-2222/,
  );
  await page.goto(`${office.baseUrl}/leads/9RRR-2222`);
  await page.getByRole("heading", { name: "Deniz Işık", level: 1 }).waitFor();
  // The same address and number: one person.
  await page.getByRole("link", { name: /^Quote, / }).waitFor();
});

test("without any lead the list says why", async () => {
  const page = await visitAs(office, elif, "/?text=nobody-of-this-name");
  await page.getByRole("heading", { name: "Süzgece uyan talep yok." }).waitFor();
});

test("of two held leads one is released and delivered, another is deleted by whoever has read what that means", async () => {
  const [good, bad] = ["Iyi", "Kotu"].map((name, i) => {
    const lead = contactLead({ reference: `8HND-222${i}`, held: "speed" });
    Object.assign(lead.answers, { name, surname: "Kisi" });
    return lead;
  });
  if (!good || !bad) throw new Error("there are two");
  await office.take(good, bad);
  const page = await visitAs(office, elif, "/", { javaScript: false });
  await page.getByRole("link", { name: /^Tutulanlar/ }).click();
  await page.getByText("İnsandan hızlı gönderilmiş").first().waitFor();
  await page.getByRole("button", { name: "Serbest bırak: Iyi Kisi" }).click();
  await page.getByText("Talep serbest bırakıldı.").waitFor();
  await page.getByRole("button", { name: "Sil: Kotu Kisi" }).click();
  await page.getByText("geri alınamaz").waitFor();
  expect(await office.storage(({ leads }) => leads.find(bad.id))).toBeDefined();
  await page.getByRole("button", { name: "Kalıcı olarak sil: Kotu Kisi" }).click();
  await page.getByText("Talep silindi.").waitFor();
  expect(await office.storage(({ leads }) => leads.find(bad.id))).toBeUndefined();
  const file = await office.storage(({ leadWork }) => leadWork.find(good.id));
  expect(file?.lead.held).toBeUndefined();
  expect(file?.deliveries.length).toBeGreaterThan(0);
  const lines = await office.office(({ log }) => log.list({ person: elif.number, limit: 2 }));
  expect(lines).toMatchObject([
    { action: "lead-dropped", subject: "" },
    { action: "lead-released", subject: good.reference },
  ]);
});

test("what could not be delivered is said, and sent once more", async () => {
  const lead = await aLead("Okan");
  await office.storage(async ({ outbox }) => {
    const delivery = { id: crypto.randomUUID(), kind: "webhook", leadId: lead.id, target: "", facts: "{}" } as const;
    await outbox.enqueue([delivery], 0);
    const [claimed] = await outbox.claim({ now: Date.now(), lease: 1_000, limit: 1 });
    if (claimed) await outbox.giveUp(claimed.id, claimed.token, { now: Date.now(), error: "webhook 500" });
  });
  const page = await visitAs(office, elif, `/leads/${lead.reference}`);
  await page.getByText("CRM bildirimi ulaşmadı").waitFor();
  await page.getByRole("button", { name: "Ulaşmayanları yeniden gönder" }).click();
  await page.getByText("CRM bildirimi gönderiliyor").waitFor();
});

test("without the database of leads their room says so, and the rest of the office goes on", async () => {
  const alone = await startOffice({ DATABASE_URL: "", DATA_DIR: "/proc/none" });
  try {
    const person = await alone.add({ name: "Gulsen Ates", roles: ["admin"] });
    const visit = { baseUrl: alone.baseUrl, prepare: alone.prepare(person.number), ignoreProblems: /503/ };
    const page = await openPage({ ...visit, path: "/" });
    await page.getByRole("heading", { name: "Taleplere şu an ulaşılamıyor." }).waitFor();
    await page.getByRole("link", { name: "Kişiler" }).click();
    await page.getByRole("heading", { name: "Kişiler" }).waitFor();
  } finally {
    await alone.stop();
  }
});

test("scripts in every field of a lead are text", async () => {
  const attack = '"><img src=x onerror=alert(1)><script>alert(2)</script>';
  const lead = await aLead(attack);
  for (const field of Object.keys(lead.answers)) if (field !== "email") lead.answers[field] = attack;
  const evil = { ...lead, id: crypto.randomUUID(), reference: "9XSS-2222", page: attack, notice: attack };
  await office.take({ ...evil, source: { utmSource: attack, landingPage: "javascript:alert(3)" } });
  const page = await visitAs(office, elif, "/leads/9XSS-2222");
  page.on("dialog", () => expect.unreachable("a script ran"));
  expect(await page.locator("main img").count()).toBe(0);
  expect(await page.locator("main").innerText()).toContain("<script>alert(2)</script>");
  expect(await page.locator('[href^="javascript"]').count()).toBe(0);
});

test("with the keyboard alone one comes from the list to a saved status", async () => {
  const lead = await aLead("Klavye");
  const page = await visitAs(office, elif, "/?text=klavye");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("İçeriğe geç");
  await page
    .getByRole("row", { name: /Deniz Işık/ })
    .getByRole("link", { name: "Deniz Işık" })
    .focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Deniz Işık", level: 1 }).waitFor();
  await page.getByLabel("Durum").focus();
  // What arrow keys pass by is not saved.
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.getByText("Yeni → Kazanıldı").waitFor();
  expect(await page.getByText("durumu değiştirdi").count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("status");
  expect(page.url()).toContain(lead.reference);
});

test("axe finds nothing in the room for leads, at a desk and on a phone, by day and by night", async () => {
  const lead = await aLead("Erişim");
  const page = await visitAs(office, elif, "/", { reducedMotion: true });
  const found = await violationsInEveryLook(page);
  await page.goto(`${office.baseUrl}/leads/${lead.reference}`);
  found.push(...(await violationsInEveryLook(page)));
  for (const path of ["/", `/leads/${lead.reference}`, "/you"]) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(office.baseUrl + path);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wider > 0) found.push(`${path} scrolls sideways by ${wider} px`);
  }
  expect(found).toEqual([]);
});
