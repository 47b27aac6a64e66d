import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { referenceOf } from "../../domain/lead/lead.ts";
import type { Person } from "../../domain/office/person.ts";
import { dateIn } from "../../domain/privacy-request/due-date.ts";
import type { PrivacyRequestKind } from "../../domain/privacy-request/privacy-request.ts";
import { day } from "../../domain/time.ts";
import { contactLead, privacyRequest } from "../../testing/samples.ts";
import { violationsInEveryLook } from "../axe.ts";
import { type RunningOffice, startOffice } from "./running-office.ts";
import { visitAs } from "./visit-as.ts";

let office: RunningOffice;
let gulsen: Person;
let nil: Person;
let given = 0;

beforeAll(async () => {
  office = await startOffice();
  gulsen = await office.add({ name: "Gulsen Ates", roles: ["admin"] });
  nil = await office.add({ name: "Nil Demir", roles: ["admin"], language: "en" });
});
/** Each journey begins with no open request. */
beforeEach(() =>
  office.storage(async ({ privacyRequests }) => {
    for (const { id } of await privacyRequests.list({ state: "open" })) {
      await privacyRequests.close(id, { at: Date.now(), outcome: "answered" });
    }
  }),
);
afterAll(() => office.stop());

/** An open request of a person of its own, with so many days left. */
async function anOpenRequest(fullname: string, left: number, kind: PrivacyRequestKind = "access") {
  given += 1;
  const reference = referenceOf(randomBytes(8));
  const at = Date.now() - (30 - left) * day;
  const request = privacyRequest(
    { kind, createdAt: at, linkEndsAt: at + day },
    { fullname, email: `${given}@x.example` },
  );
  await office.ask(request, { reference, at, dueOn: dateIn(left, Date.now()) });
  return { ...request, reference };
}

const find = (reference: string) => office.storage(({ privacyRequests }) => privacyRequests.find(reference));

test("without any request the screen says so, and why", async () => {
  const page = await visitAs(office, gulsen, "/");
  await page.getByRole("link", { name: "KVKK başvuruları" }).click();
  await page.getByRole("heading", { name: "Açık başvuru yok." }).waitFor();
  await page.getByText("e-⁠postadaki bağlantıyla onaylayınca burada görünür").waitFor();
});

describe.each([true, false])("requests, with script: %s", (javaScript) => {
  const name = (first: string) => `${first} ${javaScript ? "Betikli" : "Betiksiz"}`;

  test("are listed by their last day, opened with all there is, and closed with an outcome", async () => {
    await anOpenRequest(name("Geç"), -2, "correction");
    const soon = await anOpenRequest(name("Yakın"), 3, "erasure");
    await anOpenRequest(name("Uzak"), 25);
    await office.take(contactLead({ reference: referenceOf(randomBytes(8)), email: soon.applicant.email, phone: "" }));
    const page = await visitAs(office, gulsen, "/", { javaScript });
    await page.getByRole("link", { name: /açık KVKK başvurusu$/ }).click();
    await page.getByRole("heading", { name: `${name("Geç")}: yanıt 2 gün gecikti` }).waitFor();
    const rows = await page.locator("tbody tr").allInnerTexts();
    expect(rows).toEqual([
      expect.stringMatching(/2 gün gecikti[\s\S]*Geç[\s\S]*Verisinin düzeltilmesini istiyor[\s\S]*Talebi yok/),
      expect.stringMatching(/3 gün[\s\S]*Yakın[\s\S]*Verisinin silinmesini istiyor[\s\S]*1 talebi bulundu/),
      expect.stringMatching(/25 gün[\s\S]*Uzak[\s\S]*Hakkında ne tutulduğunu soruyor/),
    ]);
    const row = page.getByRole("row", { name: new RegExp(name("Uzak")) });
    expect(await row.getByRole("img").getAttribute("aria-label")).toBe("30 günden 5 gün geçti");

    await page.goto(`${office.baseUrl}/requests/${soon.reference}`);
    const text = await page.locator("main").innerText();
    for (const part of [soon.applicant.fullname, soon.applicant.email, "Açık", "3 gün", soon.id, "Silme", "1.3"]) {
      expect(text).toContain(part);
    }
    expect(await page.getByRole("link", { name: "E-⁠postayla yanıtla" }).getAttribute("href")).toBe(
      `mailto:${soon.applicant.email}?subject=${encodeURIComponent(`${soon.reference} numaralı başvurunuz`)}`,
    );
    await page.getByRole("button", { name: "Başvuruyu kapat" }).click();
    await page.getByText("Sonucu seçin.").waitFor();
    expect(await find(soon.reference)).not.toHaveProperty("closed");
    await page.getByLabel("Reddedildi").check();
    await page.getByRole("button", { name: "Başvuruyu kapat" }).click();
    await page.getByText("Başvuru kapatıldı.").waitFor();
    expect(await find(soon.reference)).toMatchObject({ closed: { outcome: "refused" } });
    expect(await page.getByRole("button", { name: "Başvuruyu kapat" }).count()).toBe(0);

    await page.goto(`${office.baseUrl}/requests`);
    expect(await page.locator("tbody").innerText()).not.toContain(soon.reference);
    await page.locator("summary").click();
    const answered = page.getByRole("listitem").filter({ hasText: soon.reference });
    expect(await answered.innerText()).toMatch(/27 günde[\s\S]*Reddedildi/);
    const lines = await office.office(({ log }) => log.list({ person: gulsen.number, limit: 2 }));
    expect(lines).toMatchObject([
      { action: "request-closed", subject: soon.reference },
      { action: "request-seen", subject: soon.reference },
    ]);
  });
});

test("of two admins who close one at once, the second reads what the first chose", async () => {
  const { reference, id } = await anOpenRequest("İki", 20);
  const path = `/requests/${reference}`;
  const [first, second] = [await visitAs(office, gulsen, path), await visitAs(office, nil, path)];
  await first.getByLabel("Yanıtlandı").check();
  await second.getByLabel("Refused").check();
  await first.getByRole("button", { name: "Başvuruyu kapat" }).click();
  await first.getByText("Başvuru kapatıldı.").waitFor();
  await second.getByRole("button", { name: "Close the request" }).click();
  await second.getByText(/closed while you looked at it: Answered, .*Your choice was not saved/).waitFor();
  expect(await find(id)).toMatchObject({ closed: { outcome: "answered" } });
});

test("a suspected bot's link is sent once somebody took it for a person's", async () => {
  const held = await office.ask(privacyRequest({ held: "speed", createdAt: Date.now() }, { fullname: "Hızlı" }));
  const page = await visitAs(office, nil, "/requests");
  await page.getByText("Sent faster than a person can").waitFor();
  await page.getByRole("button", { name: "Send the link: Hızlı" }).click();
  await page.getByText("The confirmation link is being sent.").waitFor();
  expect(await find(held.id)).not.toHaveProperty("held");
  const waiting = await office.storage(({ outbox }) => outbox.list({ requestId: held.id }));
  expect(waiting).toMatchObject([{ kind: "confirm-mail", state: "waiting" }]);
});

test("the points are warm in the last days, and for the first that is due alone", async () => {
  await anOpenRequest("Sakin", 20);
  const page = await visitAs(office, nil, "/requests");
  const warm = () =>
    page.locator("tbody circle").evaluateAll((all) => new Set(all.map((c) => getComputedStyle(c).fill)).size);
  await page.getByText("20 days", { exact: true }).waitFor();
  expect(await warm()).toBe(2);
  await anOpenRequest("Acele", 5);
  await anOpenRequest("Acele de", 6);
  await page.reload();
  await page.getByRole("heading", { name: "Acele: 5 days left to answer" }).waitFor();
  expect(await warm()).toBe(3);
  const colours = await page
    .locator("tbody tr")
    .evaluateAll((rows) => rows.map((row) => getComputedStyle(row.querySelector("circle:last-child") ?? row).fill));
  expect(colours[0]).not.toBe(colours[1]);
  expect(colours[1]).toBe(colours[2]);
});

test("opening a request is logged once for each person; asking for its head, or ahead, is not", async () => {
  const { reference } = await anOpenRequest("Günlük", 20);
  const page = await visitAs(office, gulsen, "/you");
  const address = `${office.baseUrl}/requests/${reference}`;
  await page.request.head(address);
  await page.request.get(address, { headers: { "Sec-Purpose": "prefetch" } });
  const seen = () =>
    office.office(async ({ log }) => (await log.list()).filter(({ subject }) => subject === reference));
  expect(await seen()).toEqual([]);
  for (let i = 0; i < 3; i++) await page.goto(address);
  expect(await seen()).toMatchObject([{ action: "request-seen", person: gulsen.number }]);
});

test("axe finds nothing in the requests, at a desk and on a phone, by day and by night, and nothing overflows", async () => {
  const { reference } = await anOpenRequest("Erişilebilir Uzunsoyadlıoğulları", 4, "erasure");
  await office.ask(privacyRequest({ held: "speed", createdAt: Date.now() }, { fullname: "Tutulan" }));
  const found: string[] = [];
  const page = await visitAs(office, gulsen, "/requests", { reducedMotion: true });
  for (const path of ["/requests", `/requests/${reference}`]) {
    await page.goto(office.baseUrl + path);
    found.push(...(await violationsInEveryLook(page)));
    await page.setViewportSize({ width: 320, height: 800 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wider > 0) found.push(`${path} scrolls sideways by ${wider} px`);
  }
  expect(found).toEqual([]);
});
