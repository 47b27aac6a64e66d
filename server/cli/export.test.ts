import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aLead, aReportLead, now, openCli } from "../../testing/cli/open-cli.ts";
import { leadSource, quoteLead } from "../../testing/samples.ts";

const contact = aLead({ createdAt: now - 10_000, source: leadSource });
const report = aReportLead({ createdAt: now - 5_000 });
const bot = aLead({ held: "speed" });

async function filledDesk() {
  const desk = openCli();
  await desk.keep(report, contact, bot);
  return desk;
}

const columns =
  "reference,id,form,createdAt,held,locale,page,email,phone,source.utmSource,source.utmMedium,source.utmCampaign," +
  "source.utmTerm,source.utmContent,source.referringHost,source.landingPage,answers.name,answers.surname," +
  "answers.company,answers.jobTitle,answers.companySize,answers.sector,answers.topic,answers.service,answers.team," +
  "answers.subject,answers.message,answers.report,answers.fullname,answers.partner,answers.note,packages,notice,consents";

test("CSV has a mark for UTF-8, the same columns always, and the oldest lead first", async () => {
  const { out } = await (await filledDesk()).run(["export", "csv"]);
  const [head, first, second] = out.split("\r\n");
  expect(head).toBe(`\ufeff"${columns.replaceAll(",", '","')}"`);
  expect(first).toContain(`"${contact.reference}","${contact.id}","contact","2026-11-15T11:59:50.000+03:00"`);
  expect(first).toContain(`"'${contact.phone}"`);
  expect(second).toContain(`"${report.reference}"`);
  expect((await openCli().run(["export", "csv"])).out).toBe(`${head}\r\n`);
});

/** The cells of a labelled export under their headers, a lead each. */
async function labelled(...typed: string[]) {
  const desk = await filledDesk();
  await desk.keep(quoteLead({ createdAt: now - 1_000, answers: { partner: "yes", note: "=1+1" } }));
  const { out } = await desk.run(["export", "csv", "--separator", ";", "--labels", ...typed]);
  expect(out.startsWith('\ufeff"')).toBe(true);
  // Lines of a cell end without a carriage return.
  const [head = [], ...rows] = out
    .slice(1)
    .trimEnd()
    .split("\r\n")
    .map((line) => line.slice(1, -1).split('";"'));
  expect(new Set(head).size).toBe(head.length);
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index]])));
}

test("with labels a spreadsheet in Turkish shows headers and values in words", async () => {
  const [first, second, quote] = await labelled();
  expect(first).toMatchObject({
    "Talep numarası": contact.reference,
    Form: "İletişim formu",
    Gönderildi: "2026-11-15 11:59",
    Dil: "Türkçe",
    Sayfa: "İletişim",
    "E-posta": contact.email,
    Telefon: `'${contact.phone}`,
    Kaynak: "Bülten",
    Mecra: "e-posta",
    "Yönlendiren site": "posta.example",
    "İlk açılan sayfa": "/bulut-cozumleri",
    Ad: "Deniz",
    "Çalışan sayısı": "251–1.000",
    Sektör: "Gıda",
    Konu: "Ürün ve hizmetler hakkında bilgi",
    Hizmet: "Yönetilen hizmetler",
    Mesaj: "Merhaba,\nyedeğimiz dönmüyor.",
    "Yurt dışına aktarım rızası": "Verildi: 15 Kasım 2026, 11:59; metnin 2026-11-15 sürümü, Türkçe",
  });
  expect(second).toMatchObject({
    Form: "Rapor talebi",
    Kaynak: "Bilinmiyor",
    Dil: "İngilizce",
    "Yurt dışına aktarım rızası": "Verilmedi",
  });
  expect(quote).toMatchObject({
    "İş ortağı": "Evet",
    Not: "'=1+1",
    "İstenen paket": expect.stringContaining("Güvenlik"),
  });
});

test("with labels in English the same in English", async () => {
  const [first, , quote] = await labelled("--language", "en");
  expect(first).toMatchObject({ Sent: "2026-11-15 11:59", "Company size": "251–1,000 employees", Page: "Contact" });
  expect(first).toMatchObject({ Source: "Bülten", "Referring site": "posta.example" });
  expect(quote).toMatchObject({ Form: "Quote request", Source: "Not known", Partner: "Yes" });
});

test("JSON is one document, also of nothing", async () => {
  const { out } = await (await filledDesk()).run(["export", "json"]);
  expect(JSON.parse(out).leads).toMatchObject([
    { ...contact, createdAt: "2026-11-15T11:59:50.000+03:00", consents: [{ version: "2026-11-15" }] },
    { reference: report.reference, source: null },
  ]);
  expect((await openCli().run(["export", "json"])).out).toBe('{"leads":[\n]}\n');
});

test.each([
  [["--form", "report"], [report.reference]],
  [["--held"], [bot.reference]],
  [["--since", "2026-11-16"], []],
])("%j chooses", async (typed, references) => {
  const { out } = await (await filledDesk()).run(["export", "json", ...typed]);
  expect(JSON.parse(out).leads.map(({ reference }: { reference: string }) => reference)).toEqual(references);
});

test("a file is readable by its owner alone, and replaces an older one only on demand", async () => {
  const { run, dataDir } = await filledDesk();
  const file = join(dataDir, "leads.json");
  const said = { code: 0, out: `Exported 2 leads to ${file}.\n` };
  expect(await run(["export", "csv", "--output", "leads.json"], { isTTY: true })).toMatchObject(said);
  const [before, json] = [readFileSync(file), ["export", "json", "--output", "leads.json"]];
  expect(await run(json)).toEqual({
    code: 1,
    out: "",
    err: `The file ${file} is there already: --replace puts the new one in its place.\n`,
  });
  expect(readFileSync(file)).toEqual(before);
  expect(await run([...json, "--replace"], { isTTY: true })).toMatchObject(said);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(file, "utf8")).leads).toHaveLength(2);
  const { out } = await run(["export", "csv", "--output", "leads.csv", "--json"]);
  expect(JSON.parse(out)).toEqual({ exported: 2, file: join(dataDir, "leads.csv") });
});

test("a file that cannot be written is said, and nothing half stays behind", async () => {
  const { run, dataDir } = await filledDesk();
  mkdirSync(join(dataDir, "taken"));
  for (const output of ["taken", "nowhere/leads.csv"]) {
    const { code, err } = await run(["export", "csv", "--output", output, "--replace"]);
    expect(code).toBe(1);
    expect(err).toContain(`The file ${join(dataDir, output)} cannot be written:`);
  }
  expect(readdirSync(dataDir).filter((name) => name.endsWith(".part"))).toEqual([]);
});

test.each([
  [["xml"], "error: command-argument value 'xml' is invalid for argument 'format'. Allowed choices are csv, json.\n"],
  [
    ["csv", "--separator", "|"],
    "error: option '--separator <sign>' argument '|' is invalid. Allowed choices are ,, ;.\n",
  ],
  [["json", "--labels"], "--separator and --labels are for csv.\n"],
  [["csv", "--json"], "--json answers about a file: --output must name it.\n"],
])("%j is not understood", async (typed, err) => {
  const result = await openCli().run(["export", ...typed]);
  expect(result).toMatchObject({ code: 2, out: "", err: expect.stringContaining(err) });
});
