import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Lead } from "../../domain/lead/lead.ts";
import type { Person } from "../../domain/office/person.ts";
import { day, istanbulDate } from "../../domain/time.ts";
import { contactLead } from "../../testing/samples.ts";
import { violations, violationsInEveryLook } from "../axe.ts";
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

/** Leads of one company, the first the newest, of people with these names. */
async function leadsOf(company: string, ...names: string[]): Promise<Lead[]> {
  const leads = names.map((name) => {
    given += 1;
    const reference = `8D4K-${2000 + given}`;
    const lead = contactLead({
      reference,
      createdAt: Date.now() - given * 1_000,
      email: `${given}@a.example`,
      phone: "",
    });
    Object.assign(lead.answers, { company, name, surname: "Kaya" });
    return lead;
  });
  await office.take(...leads);
  return leads;
}

const workOn = ({ id }: Pick<Lead, "id">) => office.storage(async ({ leadWork }) => leadWork.find(id));

describe.each([true, false])("between leads, with script: %s", (javaScript) => {
  test("next and previous stay in the view one came from, and back leads to it", async () => {
    const company = javaScript ? "Mendirek" : "Rıhtım";
    const [, taken] = await leadsOf(company, "Ada", "Bora", "Cem", "Defne");
    await office.storage(({ leadWork }) =>
      leadWork.change(taken?.id ?? "", { person: 1, at: 1, version: 1, status: "lost" }),
    );
    const view = `/?text=${encodeURIComponent(company)}&status=new`;
    const page = await visitAs(office, elif, view, { javaScript, width: javaScript ? 1440 : 375 });
    const name = (shown: string) => page.getByRole("heading", { name: `${shown} Kaya`, level: 1 }).waitFor();
    await page.getByRole("link", { name: "Ada Kaya", exact: true }).click();
    await name("Ada");
    expect(await page.getByRole("link", { name: "Önceki" }).count()).toBe(0);
    await page.getByRole("link", { name: "Sonraki" }).click();
    await name("Cem");
    await page.getByRole("button", { name: "Üstlen" }).click();
    await page.getByText("Elif Arıkan sorumluyu değiştirdi: Elif Arıkan").waitFor();
    await page.getByRole("link", { name: "Sonraki" }).click();
    await name("Defne");
    expect(await page.getByRole("link", { name: "Sonraki" }).count()).toBe(0);
    await page.getByRole("link", { name: "Önceki" }).click();
    await name("Cem");
    await page.getByRole("navigation", { name: "Talepler arasında" }).getByRole("link", { name: "Talepler" }).click();
    await page.getByRole("heading", { name: "Talepler", level: 1 }).waitFor();
    expect(page.url()).toBe(office.baseUrl + view);
  });
});

describe("single letters", () => {
  test("move in the list, open, take, and come back; with modifiers or in a field they are letters", async () => {
    // Each try has leads of its own.
    const company = `Harf${given}`;
    const [, second] = await leadsOf(company, "Esra", "Fuat", "Gizem");
    const page = await visitAs(office, elif, `/?text=${company}`);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await press("Control+j", "Alt+j", "Shift+J");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    await press("j", "j");
    expect(await focused()).toBe("Fuat Kaya");
    await press("j", "j", "k");
    expect(await focused()).toBe("Fuat Kaya");
    await press("s");
    await page.getByRole("heading", { name: "Fuat Kaya", level: 1 }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("status");
    // In a field it is a choice, or a letter.
    await press("j");
    expect(page.url()).toContain(second?.reference);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await press("n");
    await page.keyboard.type("jkat");
    expect(await page.getByLabel("Not", { exact: true }).inputValue()).toBe("jkat");
    // What is not sent yet is not left.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await press("j");
    await page.getByRole("heading", { name: "Notunuz eklenmedi." }).waitFor();
    await press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    expect(page.url()).toContain(second?.reference);
    await page.getByRole("link", { name: "Sonraki" }).click();
    await page.getByRole("button", { name: "Nota dön" }).click();
    expect(await page.getByLabel("Not", { exact: true }).inputValue()).toBe("jkat");
    await page.getByLabel("Not", { exact: true }).fill("");
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await press("a");
    await page.getByText("Elif Arıkan sorumluyu değiştirdi: Elif Arıkan").waitFor();
    await press("j");
    await page.getByRole("heading", { name: "Gizem Kaya", level: 1 }).waitFor();
    await press("k");
    await page.getByRole("heading", { name: "Fuat Kaya", level: 1 }).waitFor();
    await press("Escape");
    await page.getByRole("table").waitFor();
    expect(page.url()).toContain(`text=${company}`);
    await press("/");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("text");
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await press("?");
    await page.getByRole("dialog", { name: "Klavye" }).waitFor();
    expect(await violations(page, "dialog")).toEqual([]);
    await press("j", "Escape");
    expect(await page.getByRole("dialog").count()).toBe(0);
    // Two letters belong together for a second, which may be over on a busy machine.
    await expect
      .poll(async () => {
        await press("g", "t");
        return page.getByRole("heading", { name: /^Merhaba Elif/ }).isVisible();
      })
      .toBe(true);
  });

  test("are switched off by their person, on every device", async () => {
    await leadsOf("Sessiz", "Hale");
    const page = await visitAs(office, mert, "/you");
    await page.getByLabel("Single-letter keys are on").uncheck();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: "Keyboard" }).waitFor({ state: "detached" });
    const other = await visitAs(office, mert, "/?text=sessiz");
    await other.keyboard.press("j");
    expect(await other.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    await office.office(({ people }) => people.setLetterKeys(mert.number, true));
  });
});

describe("when a session is over", () => {
  const note = "Salı 14’te arayacağım. <b>Gizli</b>";

  test("a dialog stands over the lead, and what was typed is sent after signing in again", async () => {
    const [lead] = await leadsOf("Oturum", "İnci");
    if (!lead) throw new Error("there is one");
    const page = await visitAs(office, mert, `/leads/${lead.reference}`, { ignoreProblems: /401/ });
    await page.getByLabel("Note", { exact: true }).fill(note);
    await office.office(({ sessions }) => sessions.endAll(mert.number));
    // Another form is the first to hear of it: the note stays.
    await page.getByLabel("Status").selectOption("won");
    const dialog = page.getByRole("dialog", { name: "Your session is over." });
    await dialog.waitFor();
    expect(await violations(page, "dialog")).toEqual([]);
    expect(await dialog.getByRole("link", { name: "Open a new tab to sign in" }).getAttribute("target")).toBe("_blank");
    await page.keyboard.press("Escape");
    expect(await page.getByLabel("Status").inputValue()).toBe("won");
    await page.getByRole("button", { name: "Add note" }).click();
    await dialog.waitFor();
    expect((await workOn(lead))?.notes).toEqual([]);
    await office.prepare(mert.number)(page.context());
    await dialog.getByRole("button", { name: "I am in, send it" }).click();
    await page.getByRole("blockquote").waitFor();
    expect(await page.getByLabel("Note", { exact: true }).inputValue()).toBe("");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("New → Won").waitFor();
    expect((await workOn(lead))?.notes).toMatchObject([{ text: note, person: mert.number }]);
  });

  test.each([true, false])("other forms come back as a page with all of it, with script: %s", async (javaScript) => {
    const [lead] = await leadsOf(`Sekme ${javaScript}`, "Jale");
    if (!lead) throw new Error("there is one");
    const path = javaScript ? "/you" : `/leads/${lead.reference}`;
    const page = await visitAs(office, elif, path, { javaScript, reducedMotion: true, ignoreProblems: /401/ });
    if (!javaScript) await page.getByLabel("Not", { exact: true }).fill(note);
    await office.office(({ sessions }) => sessions.endAll(elif.number));
    await page.getByRole("button", { name: javaScript ? "Kaydet" : "Notu ekle", exact: true }).click();
    await page.getByRole("heading", { name: "Oturumunuz kapandı." }).waitFor();
    expect(await page.title()).toContain("Oturumunuz kapandı");
    if (javaScript) expect(await violationsInEveryLook(page)).toEqual([]);
    const send = page.getByRole("button", { name: "Girdim, gönder" });
    await send.click();
    await page.getByRole("heading", { name: "Oturumunuz kapandı." }).waitFor();
    await office.prepare(elif.number)(page.context());
    if (javaScript) {
      await send.click();
      await page.getByRole("heading", { name: "Elif Arıkan" }).waitFor();
      return;
    }
    expect(await page.getByLabel("Yazdığınız not").inputValue()).toBe(note);
    await send.click();
    await page.getByRole("blockquote").waitFor();
    expect((await workOn(lead))?.notes).toMatchObject([{ text: note, person: elif.number }]);
    expect(office.log()).not.toContain("arayacağım");
  });
});

test("without a connection nothing typed is lost, and it is sent once there is one", async () => {
  const [lead] = await leadsOf("Hatsız", "Pelin");
  const page = await visitAs(office, elif, `/leads/${lead?.reference}`, { ignoreProblems: /./ });
  await page.getByLabel("Not", { exact: true }).fill("Yolda yazıldı");
  await page.context().setOffline(true);
  await page.getByLabel("Durum").selectOption("lost");
  await page.getByText("Gönderilemedi.").waitFor();
  await page.getByRole("button", { name: "Notu ekle" }).click();
  await expect.poll(() => page.getByText("Gönderilemedi.").count()).toBe(2);
  await page.context().setOffline(false);
  expect(await page.getByLabel("Durum").inputValue()).toBe("lost");
  await page.getByRole("button", { name: "Kaydet" }).click();
  await page.getByText("Yeni → Kaybedildi").waitFor();
  await page.getByRole("button", { name: "Notu ekle" }).click();
  await page.getByRole("blockquote").waitFor();
});

test("what is pressed twice is done once, and a choice before a button waits for nobody", async () => {
  const [lead] = await leadsOf("Çift", "Derya");
  const page = await visitAs(office, elif, `/leads/${lead?.reference}`);
  await page.getByLabel("Not", { exact: true }).fill("Bir kez");
  await page.getByRole("button", { name: "Notu ekle" }).dblclick();
  await page.getByRole("blockquote").waitFor();
  await page.getByLabel("Durum").selectOption("in-progress");
  await page.getByRole("button", { name: "Yarın" }).dblclick();
  await page.getByRole("button", { name: "Üstlen" }).first().dblclick();
  await page.getByText("Elif Arıkan sorumluyu değiştirdi: Elif Arıkan").waitFor();
  await expect.poll(async () => (await workOn({ id: lead?.id ?? "" }))?.work.version).toBe(4);
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(await page.getByRole("blockquote").count()).toBe(1);
});

test("whoever takes a lead in the list is told so on its page", async () => {
  await leadsOf("Liste Ltd", "Nur");
  const page = await visitAs(office, elif, "/?text=liste+ltd");
  await page.getByRole("button", { name: /^Üstlen/ }).click();
  await page.getByText("Kaydedildi.").waitFor();
  expect(await page.getByText("Gönderilemedi.").count()).toBe(0);
});

test("a choice and a note are saved apart: neither takes the other away", async () => {
  const [lead] = await leadsOf("Ayrı", "Kemal");
  const page = await visitAs(office, elif, `/leads/${lead?.reference}`);
  await page.getByLabel("Not", { exact: true }).fill("Yarım kalan not");
  await page.getByRole("button", { name: "Bir hafta sonra" }).click();
  await page.getByText("Kaydedildi.").waitFor();
  // The second waits for the first, and knows its version.
  await page.getByLabel("Durum").selectOption("in-progress");
  await page.getByLabel("Sorumlu").selectOption(String(mert.number));
  await page.getByText("Elif Arıkan sorumluyu değiştirdi: Mert Soylu").waitFor();
  await page.getByText("Yeni → Görüşülüyor").waitFor();
  expect(await page.getByLabel("Not", { exact: true }).inputValue()).toBe("Yarım kalan not");
  expect(await page.getByRole("alert").count()).toBe(0);
  const file = await workOn({ id: lead?.id ?? "" });
  expect(file?.work).toMatchObject({ followUp: istanbulDate(Date.now() + 7 * day), version: 4, owner: mert.number });
});

test("an open lead shows what another changes, and keeps what is being typed", async () => {
  const [lead] = await leadsOf("Ortak", "Sevgi");
  const page = await visitAs(office, elif, `/leads/${lead?.reference}`);
  await page.getByLabel("Not", { exact: true }).fill("Yarım kalan not");
  await office.storage(({ leadWork }) =>
    leadWork.change(lead?.id ?? "", { person: mert.number, at: Date.now(), version: 1, status: "won" }),
  );
  await page.getByText("Mert Soylu durumu değiştirdi: Yeni → Kazanıldı").waitFor({ timeout: 30_000 });
  expect(await page.getByLabel("Durum").inputValue()).toBe("won");
  expect(await page.getByLabel("Not", { exact: true }).inputValue()).toBe("Yarım kalan not");
  // With the session over the screen stays as it is.
  await office.office(({ sessions }) => sessions.endAll(elif.number));
  const look = await page.waitForResponse((response) => response.request().method() === "HEAD", { timeout: 30_000 });
  expect(look.status()).toBe(302);
  await pause(500);
  expect(await page.getByLabel("Not", { exact: true }).inputValue()).toBe("Yarım kalan not");
});

test("a person changes and removes their own note", async () => {
  const [lead] = await leadsOf("Düzelti", "Tuna");
  await office.storage(async ({ leadWork }) => {
    await leadWork.addNote(lead?.id ?? "", { id: crypto.randomUUID(), at: 1, person: elif.number, text: "Slı" });
    await leadWork.addNote(lead?.id ?? "", { id: crypto.randomUUID(), at: 2, person: mert.number, text: "Başkasının" });
  });
  const page = await visitAs(office, elif, `/leads/${lead?.reference}`);
  const edit = page.locator("summary", { hasText: "Düzenle" });
  expect(await edit.count()).toBe(1);
  await edit.click();
  await page.getByLabel("Notunuz").fill("Salı");
  await page.getByRole("button", { name: "Notu kaydet" }).click();
  await page.getByRole("blockquote").filter({ hasText: "Salı" }).waitFor();
  await edit.click();
  await page.getByRole("button", { name: "Notu sil" }).click();
  await expect.poll(() => page.getByRole("blockquote").allInnerTexts()).toEqual(["Başkasının"]);
});

test("phone and address of a lead are seen without scrolling", async () => {
  const [lead] = await leadsOf("Yukarıda", "Umut");
  const page = await visitAs(office, elif, `/leads/${lead?.reference}`, { width: 1440 });
  const box = await page.getByRole("link", { name: lead?.email ?? "" }).boundingBox();
  expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThan(450);
});

test("one warm thing stands on a lead: what it waits for, until nobody has to do anything", async () => {
  const [lead] = await leadsOf("Sıcak", "Oya");
  const page = await visitAs(office, mert, `/leads/${lead?.reference}`, { width: 375 });
  await page.getByRole("region", { name: "Waits for a first response" }).waitFor();
  await page.getByRole("button", { name: "Today" }).click();
  await page.getByRole("region", { name: "To call today" }).waitFor();
  await page.getByLabel("Status").selectOption("won");
  await page.getByText("New → Won").waitFor();
  await page.getByRole("region", { name: "To call today" }).waitFor({ state: "detached" });
});

test("views are links, on a phone in a row, with the other filters folded and the rooms at the foot", async () => {
  const [late] = await leadsOf("Görünüm", "Lale", "Mine");
  await office.storage(({ leadWork }) =>
    leadWork.change(late?.id ?? "", { person: 1, at: 1, version: 1, followUp: istanbulDate(Date.now() - day) }),
  );
  const page = await visitAs(office, elif, "/", { width: 375, javaScript: false });
  const rooms = await page.getByRole("navigation", { name: "Odalar" }).boundingBox();
  expect((rooms?.y ?? 0) + (rooms?.height ?? 0)).toBe(900);
  await page.getByRole("heading", { name: /^Bugün aranacak/ }).waitFor();
  expect(await page.getByLabel("Durum").isVisible()).toBe(false);
  await page.getByText("Süzgeçler", { exact: true }).click();
  await page.getByLabel("Durum").selectOption("new");
  await page.getByRole("button", { name: "Süz", exact: true }).click();
  await page.getByRole("heading", { name: "Yeni", level: 1 }).waitFor();
  const views = page.getByRole("navigation", { name: "Görünümler" });
  await views.getByRole("link", { name: /^Takip günü gelenler/ }).click();
  await page.getByRole("heading", { name: "Takip günü gelenler" }).waitFor();
  expect(await page.locator("tbody").innerText()).toMatch(/Lale Kaya[\s\S]*gecikti/);
  expect(await page.locator("tbody").innerText()).not.toContain("Mine Kaya");
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await page.getByLabel("Durum").isVisible()).toBe(true);
  expect((await views.boundingBox())?.x).toBe(0);
});

test("a printed lead is what one takes along: no forms, no ways", async () => {
  const [lead] = await leadsOf("Yazıcı", "Nazlı");
  const page = await visitAs(office, elif, `/leads/${lead?.reference}?status=new`);
  await page.emulateMedia({ media: "print" });
  const text = await page.locator("body").innerText();
  expect(text).toMatch(/Nazlı Kaya[\s\S]*Yazdıkları[\s\S]*Geçmiş[\s\S]*Kim/);
  expect(text).not.toMatch(/Sonraki|Notu ekle|Görünüm|Hepsi|Üstlen|Talepler/);
});
