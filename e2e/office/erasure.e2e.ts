import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { referenceOf } from "../../domain/lead/lead.ts";
import type { Person } from "../../domain/office/person.ts";
import { dateIn } from "../../domain/privacy-request/due-date.ts";
import { day } from "../../domain/time.ts";
import { fileMailer } from "../../server/mail/file-mailer.ts";
import { localSms } from "../../server/sms/local-sms.ts";
import { contactLead, privacyRequest, quoteContact, quoteDraft } from "../../testing/samples.ts";
import { emptyDatabase, queryPostgres } from "../../testing/server/postgres.ts";
import { violationsInEveryLook } from "../axe.ts";
import type { Visit } from "../browser.ts";
import { root, withoutSettings } from "../server.ts";
import { type RunningOffice, startOffice } from "./running-office.ts";
import { visitAs as openAs } from "./visit-as.ts";

const secret = "a secret of thirty-two characters";
const running: RunningOffice[] = [];
let given = 0;

async function openRoom(settings: Record<string, string> = {}) {
  const office = await startOffice(settings);
  running.push(office);
  const gulsen = await office.add({ name: "Gulsen Ates", roles: ["admin"] });
  const nil = await office.add({ name: "Nil Demir", roles: ["admin"], language: "en" });
  const elif = await office.add({ name: "Elif Arikan", roles: ["sales"] });
  return { office, gulsen, nil, elif };
}

let room: Awaited<ReturnType<typeof openRoom>>;
beforeAll(async () => {
  room = await openRoom();
});
afterAll(() => Promise.all(running.map((office) => office.stop())));

const visitAs = (person: Person, path: string, visit: Partial<Visit> = {}, { office } = room) =>
  openAs(office, person, path, visit);

/** A person with a lead that was worked on, a draft, an open request, and mails and an SMS as files. */
async function aPerson({ office, elif }: typeof room) {
  given += 1;
  const mark = `Zümrüt${given}`;
  const email = `zumrut${given}@zumrutalan.example`;
  const phone = `+90532999${8800 + given}`;
  const fullname = `${mark}ad ${mark}soyad`;
  const [reference, number] = [referenceOf(randomBytes(8)), referenceOf(randomBytes(8))];
  const lead = contactLead({ reference, email, phone, createdAt: Date.now() });
  Object.assign(lead.answers, { name: `${mark}ad`, surname: `${mark}soyad`, company: `${mark}şirket` });
  await office.take(lead);
  const at = Date.now() - 5 * day;
  const request = privacyRequest({ kind: "erasure", createdAt: at, linkEndsAt: at + day }, { fullname, email, phone });
  await office.ask(request, { reference: number, at, dueOn: dateIn(25, Date.now()) });
  await office.storage(async ({ leadWork, drafts }) => {
    await leadWork.addNote(lead.id, { id: lead.id, at, person: elif.number, text: `${mark}ad aradı.` });
    await leadWork.change(lead.id, { version: 1, person: elif.number, at, status: "in-progress" });
    const contact = quoteContact({ email, phone, answers: { fullname, email, tel: phone }, since: now() });
    await drafts.change(`draft ${given}`, Date.now(), () => ({ result: undefined, draft: quoteDraft({ contact }) }));
  });
  const from = "site@yakamoz.example";
  const mail = { locale: "tr", subject: `Talebiniz: ${reference}`, text: `${fullname}, ${phone}`, html: "" } as const;
  await fileMailer({ folder: join(office.dataDir, "outbox"), from }).send({ ...mail, id: lead.id, to: email });
  await localSms(join(office.dataDir, "outbox"), () => {}).send({ to: phone, text: "Kod: 123456" });
  const text = `${fullname}: ${office.baseUrl}/leads/${reference}`;
  const toTeam = { ...mail, id: `office-${lead.id}`, to: elif.mail, subject: "Takip", text };
  await fileMailer({ folder: join(office.officeDir, "outbox"), from }).send(toTeam);
  const markers = [mark, `zumrut${given}@`, phone.slice(3), reference];
  return { lead, reference, number, email, phone, fullname, mark, markers };
}

const now = () => ({ at: Date.now(), tick: 1, run: "run" });

/** In which files any of the markers stands, byte by byte and with mails decoded. */
async function traces(folders: readonly string[], markers: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const folder of folders) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const bytes = await readFile(join(entry.parentPath, entry.name));
      const mail = entry.name.includes(".eml") ? JSON.stringify(await PostalMime.parse(bytes)) : "";
      for (const marker of markers) {
        if (bytes.includes(marker) || mail.includes(marker) || entry.name.includes(marker)) {
          found.push(`${entry.name}: ${marker}`);
        }
      }
    }
  }
  return found;
}

const foldersOf = ({ dataDir, officeDir }: RunningOffice) => [dataDir, officeDir];

/** What the samples above come to. */
const everything = [
  "1 talep",
  "1 not",
  "1 geçmiş satırı",
  "1 yarım teklif",
  "1 KVKK başvurusundaki",
  "3 e-⁠posta ya da SMS",
];

describe.each([true, false])("erasing a person, with script: %s", (javaScript) => {
  test("from a lead: the list comes first, a wrong number erases nothing, then no byte is left", async () => {
    const { office, gulsen, elif } = room;
    const { lead, reference, number, markers, mark } = await aPerson(room);
    await visitAs(elif, `/leads/${reference}`);
    expect((await traces(foldersOf(office), markers)).length).toBeGreaterThan(8);

    const page = await visitAs(gulsen, `/leads/${reference}`, { javaScript });
    await page.getByRole("link", { name: "Bu kişinin verisini sil" }).click();
    await page.getByRole("heading", { name: "Bu kişinin verisi silinsin mi?" }).waitFor();
    const goes = await page.getByRole("region", { name: "Yok edilecek" }).innerText();
    for (const part of [...everything, reference, number]) expect(goes).toContain(part);
    const stays = await page.getByRole("region", { name: "Kalacak" }).innerText();
    expect(stays).toMatch(/Yok etme kaydı[\s\S]*Yedekler 35 gün sonra silinir/);

    await page.getByLabel(/Onaylamak için/).fill("8F3K-XXXX");
    await page.getByRole("button", { name: "Kalıcı olarak sil" }).click();
    await page.getByText(`Numara uymuyor: ${reference} yazın.`).waitFor();
    expect(await page.getByLabel(/Onaylamak için/).inputValue()).toBe("8F3K-XXXX");
    expect(await office.storage(({ leads }) => leads.find(lead.id))).toBeDefined();

    await page.getByLabel(/Onaylamak için/).fill(reference.toLowerCase().replace("-", ""));
    await page.getByRole("button", { name: "Kalıcı olarak sil" }).click();
    await page.getByRole("heading", { name: "Silme belgesi" }).waitFor();
    const certificate = await page.locator("main").innerText();
    for (const part of [...everything, "Gulsen Ates", "Yakamoz Teknoloji A.Ş."]) expect(certificate).toContain(part);
    expect(certificate).not.toContain(mark);

    expect(await traces(foldersOf(office), markers)).toEqual([]);
    expect(await office.storage(({ leads }) => leads.find(lead.id))).toBeUndefined();
    const request = await office.storage(({ privacyRequests }) => privacyRequests.find(number));
    expect(request).toMatchObject({ kind: "erasure", confirmed: { reference: number } });
    expect(request).not.toHaveProperty("applicant");
    const lines = await office.office(({ log }) => log.list({ limit: 3 }));
    expect(lines).toMatchObject([{ action: "erased", person: gulsen.number }, { subject: "" }, { subject: "" }]);

    await page.getByRole("link", { name: "Yok etme kayıtları" }).click();
    await page.getByRole("heading", { name: "Yok etme kayıtları" }).waitFor();
    const record = page.getByRole("listitem").first();
    expect(await record.innerText()).toMatch(/1 talep[\s\S]*Bir kişinin verisi silindi, Gulsen Ates/);
    await record.getByRole("link", { name: /^Belge/ }).click();
    await page.getByRole("heading", { name: "Silme belgesi" }).waitFor();
    await page.goto(`${office.baseUrl}/people`);
    await page.getByText("Gulsen Ates bir kişinin verisini sildi, belge:").first().waitFor();
    await page.getByText("Elif Arikan talebi açtı: silinmiş").first().waitFor();
  });
});

test("where something came since the list was seen, nothing goes, and what is different is said", async () => {
  const { office, nil, elif } = room;
  const { lead, reference } = await aPerson(room);
  const page = await visitAs(nil, `/erase?lead=${reference}`);
  await page.getByLabel(/To confirm/).fill(reference);
  await office.storage(({ leadWork }) =>
    leadWork.addNote(lead.id, { id: `late ${given}`, at: Date.now(), person: elif.number, text: "Yeni not." }),
  );
  await page.getByRole("button", { name: "Erase for good" }).click();
  await page.getByText("nothing was erased. 2 notes in place of 1 note.").waitFor();
  expect(await office.storage(({ leads }) => leads.find(lead.id))).toBeDefined();
  expect(await page.getByLabel(/To confirm/).inputValue()).toBe(reference);
  // The list of what goes is loaded anew.
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Erase for good" }).click();
  await page.getByRole("heading", { name: "Certificate of erasure" }).waitFor();
  expect(await page.locator("main").innerText()).toContain("2 notes");
});

test("from a request: it is closed afterwards, and the number needs more than the link has verified", async () => {
  const { gulsen, office } = room;
  const { number } = await aPerson(room);
  const page = await visitAs(gulsen, `/requests/${number}`);
  await page.getByRole("link", { name: "Silmeyi gözden geçir" }).click();
  await page.getByText("Başvurana yazacaksanız önce yazın").waitFor();
  await page.getByRole("link", { name: /^Telefonuyla/ }).click();
  await page.getByText("yalnızca e-⁠posta adresi doğrulandı").waitFor();
  await page.getByRole("link", { name: /^E-⁠postasıyla/ }).click();
  await page.getByText("yalnızca e-⁠posta adresi doğrulandı").waitFor({ state: "detached" });
  await page.getByLabel(/Onaylamak için/).fill(number);
  await page.getByRole("button", { name: "Kalıcı olarak sil" }).click();
  await page.getByRole("link", { name: "Başvuruyu kapatın" }).click();
  await page.getByRole("heading", { name: "Kişi bilgisi silinmiş" }).waitFor();
  await page.getByLabel("Silindi").check();
  await page.getByRole("button", { name: "Başvuruyu kapat" }).click();
  await page.getByText("Başvuru kapatıldı.").waitFor();
  const request = await office.storage(({ privacyRequests }) => privacyRequests.find(number));
  expect(request).toMatchObject({ closed: { outcome: "erased" } });
});

test("on PostgreSQL no row of the site or the office names an erased person", async () => {
  const databaseUrl = await emptyDatabase();
  const own = await openRoom({ DATABASE_URL: databaseUrl, SECRET: secret });
  const { reference, markers } = await aPerson(own);
  await visitAs(own.elif, `/leads/${reference}`, {}, own);
  const tables = await queryPostgres(
    databaseUrl,
    "select table_schema || '.' || table_name as name from information_schema.tables where table_schema in ('public', 'office')",
  );
  const rowsWith = async (marker: string) => {
    const asText = tables.map(({ name }) => `select to_jsonb(t)::text as row from ${name} t`).join(" union all ");
    const rows = await queryPostgres(databaseUrl, asText);
    return rows.filter(({ row }) => String(row).includes(marker)).length;
  };
  for (const marker of markers) expect(await rowsWith(marker)).toBeGreaterThan(0);
  const page = await visitAs(own.gulsen, `/erase?lead=${reference}`, {}, own);
  await page.getByLabel(/Onaylamak için/).fill(reference);
  await page.getByRole("button", { name: "Kalıcı olarak sil" }).click();
  await page.getByRole("heading", { name: "Silme belgesi" }).waitFor();
  for (const marker of markers) expect(`${marker} ${await rowsWith(marker)}`).toBe(`${marker} 0`);
  expect(await traces(foldersOf(own.office), markers)).toEqual([]);
});

test("whom the command line erases loses the number in the office's log and mails too", async () => {
  const { office, elif } = room;
  const { reference, email, markers } = await aPerson(room);
  // Left open, the page would go on asking for a lead that is gone.
  await (await visitAs(elif, `/leads/${reference}`)).close();
  const run = promisify(execFile);
  const env = { ...withoutSettings(), DATA_DIR: office.dataDir };
  await run(process.execPath, [join(root, "server/cli.ts"), "erase", "--email", email, "--yes"], { env });
  expect(await traces([office.officeDir], markers)).not.toEqual([]);
  // The office looks at each start, and every hour.
  await office.restart();
  await expect.poll(() => traces(foldersOf(office), markers)).toEqual([]);
  const lines = await office.office(({ log }) => log.list({ person: elif.number }));
  expect(lines[0]).toMatchObject({ action: "lead-seen", subject: "" });
});

test("of two admins who erase the same at once, one gets a certificate", async () => {
  const { office, gulsen, nil } = room;
  const { reference } = await aPerson(room);
  const visit = { ignoreProblems: /404/ };
  const path = `/erase?lead=${reference}`;
  const [first, second] = [await visitAs(gulsen, path, visit), await visitAs(nil, path, visit)];
  const before = (await office.office(({ destructions }) => destructions.list())).length;
  await first.getByLabel(/Onaylamak için/).fill(reference);
  await second.getByLabel(/To confirm/).fill(reference);
  await Promise.all([
    first.getByRole("button", { name: "Kalıcı olarak sil" }).click(),
    second.getByRole("button", { name: "Erase for good" }).click(),
  ]);
  const certificates = () =>
    Promise.all([first, second].map((page) => page.getByText(/^(Silme belgesi|Certificate of erasure)$/).count()));
  await expect.poll(async () => (await certificates()).toSorted()).toEqual([0, 1]);
  const loser = (await certificates())[0] === 0 ? first : second;
  await loser.getByText(/silinmiş olabilir|was erased/).waitFor();
  expect((await office.office(({ destructions }) => destructions.list())).length).toBe(before + 1);
});

test("sales read whom to ask", async () => {
  const { elif } = room;
  const { reference } = await aPerson(room);
  const page = await visitAs(elif, `/leads/${reference}`);
  const card = page.getByRole("region", { name: "Kişisel veri" });
  expect(await card.innerText()).toContain("yalnızca bir yönetici silebilir");
  expect(await card.getByRole("link", { name: "Gulsen Ates" }).getAttribute("href")).toBe(
    `mailto:gulsen.ates@yakamoz.example?subject=${encodeURIComponent(`${reference} numaralı talebin sahibi verisinin silinmesini istiyor`)}`,
  );
  expect(await page.getByRole("link", { name: /verisini sil$/ }).count()).toBe(0);
});

test("a form without a list erases nothing", async () => {
  const { office, gulsen } = room;
  const { lead, reference } = await aPerson(room);
  const page = await visitAs(gulsen, "/you");
  const address = `${office.baseUrl}/erase?lead=${reference}`;
  const blind = await page.request.post(address, { headers: { Origin: office.baseUrl }, form: { confirm: reference } });
  expect(await blind.text()).toContain("hiçbir şey silinmedi");
  expect(await office.storage(({ leads }) => leads.find(lead.id))).toBeDefined();
});

test("a database that is busy to the end leaves a part, and that is said", async () => {
  const { office, gulsen } = room;
  const { reference } = await aPerson(room);
  const page = await visitAs(gulsen, `/erase?lead=${reference}`, { ignoreProblems: /503/ });
  const reader = new DatabaseSync(join(office.dataDir, "site.db"));
  reader.exec("begin; select count(*) from leads");
  await page.getByLabel(/Onaylamak için/).fill(reference);
  await page.getByRole("button", { name: "Kalıcı olarak sil" }).click();
  await page.getByRole("heading", { name: "Silme yarıda kaldı." }).waitFor();
  reader.close();
  await page.goto(`${office.baseUrl}/erase?lead=${reference}`);
  await page.getByLabel(/Onaylamak için/).fill(reference);
  await page.getByRole("button", { name: "Kalıcı olarak sil" }).click();
  await page.getByRole("heading", { name: "Silme belgesi" }).waitFor();
});

test("a held lead that is deleted leaves no number in the log", async () => {
  const { office, gulsen } = room;
  const lead = contactLead({ reference: "2222-HHHH", held: "speed", email: "bot@x.example" });
  await office.take(lead);
  const page = await visitAs(gulsen, "/leads/2222-HHHH");
  await page.goto(`${office.baseUrl}/held`);
  await page.getByRole("button", { name: /^Sil:/ }).click();
  await page.getByRole("button", { name: /^Kalıcı olarak sil/ }).click();
  await page.getByText("Talep silindi.").waitFor();
  expect(await traces([office.officeDir], ["2222-HHHH"])).toEqual([]);
});

test("axe finds nothing where somebody is erased, on certificate and records, and nothing overflows", async () => {
  const { office, gulsen } = room;
  const { reference } = await aPerson(room);
  const id = await office.office(async ({ destructions }) => {
    const record = {
      id: "2222-GGGG",
      at: Date.now(),
      reason: "erasure",
      person: gulsen.number,
      counts: { lead: 3 },
    } as const;
    await destructions.write(record);
    return record.id;
  });
  const found: string[] = [];
  const page = await visitAs(gulsen, "/you", { reducedMotion: true });
  for (const path of [`/erase?lead=${reference}`, `/destructions/${id}`, "/destructions", `/leads/${reference}`]) {
    await page.goto(office.baseUrl + path);
    found.push(...(await violationsInEveryLook(page)));
    await page.setViewportSize({ width: 320, height: 800 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wider > 0) found.push(`${path} scrolls sideways by ${wider} px`);
  }
  expect(found).toEqual([]);
});

test("on paper the certificate has no bar and no buttons", async () => {
  const { office, nil } = room;
  await office.office(({ destructions }) =>
    destructions.write({ id: "3333-GGGG", at: Date.now(), reason: "erasure", person: nil.number, counts: { lead: 2 } }),
  );
  const page = await visitAs(nil, "/destructions/3333-GGGG");
  await page.getByRole("button", { name: "Print" }).waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("button", { name: "Print" }).isVisible()).toBe(false);
  expect(await page.getByRole("banner").isVisible()).toBe(false);
  expect(await page.locator("main").innerText()).toContain("2 leads");
});
