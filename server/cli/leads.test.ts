import { expect, test } from "vitest";
import { aLead, aReportLead, now, openCli } from "../../testing/cli/open-cli.ts";
import { leadSource, quoteLead } from "../../testing/samples.ts";
import { textWidth } from "./table.ts";

const day = 86_400_000;
const contact = aLead({ reference: "7F3K-2M9Q" });
const report = aReportLead({ reference: "4HTX-9B2C", createdAt: now - 5 * day });
const bot = aLead({ reference: "BBBB-2222", held: "honeypot" });

async function filledDesk() {
  const desk = openCli();
  await desk.keep(report, contact, bot);
  return desk;
}

test("leads are listed newest first, and held ones are only counted", async () => {
  const { code, out } = await (await filledDesk()).run(["list"]);
  expect(code).toBe(0);
  expect(out.split("\n").map((line) => line.replace(/ {2,}/g, " | "))).toEqual([
    "NUMBER | RECEIVED | FORM | NAME | E-MAIL | COMPANY | ABOUT",
    "7F3K-2M9Q | 2026-11-15 11:00 | contact | Deniz Işık | deniz@kordongida.example | Kordon Gıda A.Ş. | Yedekleme",
    "4HTX-9B2C | 2026-11-10 12:00 | report | Deniz Işık | deniz@kordongida.example | Kordon Gıda A.Ş. | Cyber Resilience Report",
    "",
    'Held as suspected bots: 1 lead ("held list" shows them).',
    "",
  ]);
});

test.each([80, 160])("the list fits a terminal of %i columns", async (columns) => {
  const desk = openCli();
  const long = `${"uzun.".repeat(12)}adres@cok-uzun-bir-sirket-adi.com.tr`;
  await desk.keep(aLead({ email: long, answers: { ...contact.answers, company: "Ş".repeat(160) } }));
  const { out } = await desk.run(["list"], { columns });
  expect(Math.max(...out.split("\n").map(textWidth))).toBeLessThanOrEqual(columns);
});

test.each([
  ["--form report", ["4HTX-9B2C"]],
  ["--since 2026-11-15", ["7F3K-2M9Q"]],
  ["--since 6d", ["7F3K-2M9Q", "4HTX-9B2C"]],
  ["--held", ["BBBB-2222"]],
  ["--limit 1", ["7F3K-2M9Q"]],
])("%s chooses", async (typed, references) => {
  const { out } = await (await filledDesk()).run(["list", ...typed.split(" "), "--json"]);
  expect(JSON.parse(out).leads.map(({ reference }: { reference: string }) => reference)).toEqual(references);
});

test("whoever sees a part of the list is told how much there is", async () => {
  const desk = await filledDesk();
  expect((await desk.run(["list", "--limit", "1"])).out).toContain("1 of 2 leads: --limit shows more.");
  expect(JSON.parse((await desk.run(["list", "--limit", "1", "--json"])).out)).toMatchObject({ total: 2, held: 1 });
});

test("an empty list says so and is no failure", async () => {
  expect(await openCli().run(["list"])).toEqual({ code: 0, out: "No leads.\n", err: "" });
});

test("a data folder that does not exist is not made", async () => {
  const { code, err } = await openCli({ DATA_DIR: "/nowhere/data" }).run(["list"]);
  expect({ code, err }).toEqual({
    code: 1,
    err: "There is no folder /nowhere/data: DATA_DIR must be the one the server runs with.\n",
  });
});

test("bad settings are said as the server says them", async () => {
  const { code, err } = await openCli({ PORT: "x" }).run(["list"]);
  expect({ code, err }).toEqual({ code: 1, err: 'PORT must be a whole number from 0 to 65535, but is "x".\n' });
});

const filled = openCli();
const shown = aLead({ reference: "7F3K-2M9Q" });
await filled.keep(shown);

test.each(["7F3K-2M9Q", "7f3k-2m9q", "7f3k2m9q", "7F3 K2-M9Q", shown.id])("%s is found", async (name) => {
  const { code, out } = await filled.run(["show", name, "--json"]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    lead: {
      ...shown,
      createdAt: "2026-11-15T11:00:00.000+03:00",
      held: null,
      consents: [{ name: "transfer-abroad", at: "2026-11-15T11:00:00.000+03:00" }],
    },
    deliveries: [{ state: "waiting" }, { state: "waiting" }],
  });
});

test("people read labels, choices in words, and every line of the message", async () => {
  const { out } = await filled.run(["show", "7F3K-2M9Q"], { columns: 60 });
  expect(out).toMatch(/^Received +2026-11-15 11:00$/m);
  expect(out).toMatch(/^Company size +251–1,000 employees$/m);
  expect(out).toMatch(/^Message +Merhaba,\n +yedeğimiz dönmüyor\.$/m);
  expect(out).toMatch(/^Consent +transfer-abroad, version 2026-11-15 \(tr\),\n +2026-11-15 11:00$/m);
  expect(out).toMatch(/team-mail +waiting/);
});

test("a lead shows where it came from, or that nobody knows", async () => {
  const known = aLead({ reference: "SSSS-2222", source: leadSource });
  await filled.keep(known);
  const { out } = await filled.run(["show", "SSSS-2222"]);
  expect(out).toMatch(/^Source +Bülten\nMedium +e-posta\nCampaign +guz-2026$/m);
  expect(out).toMatch(/^Referring site +posta\.example\nLanding page +\/bulut-cozumleri$/m);
  expect((await filled.run(["show", "7F3K-2M9Q"])).out).toMatch(/^Source +Not known\n\n/m);
  const document = async (name: string) => JSON.parse((await filled.run(["show", name, "--json"])).out).lead.source;
  expect([await document("SSSS-2222"), await document("7F3K-2M9Q")]).toEqual([leadSource, null]);
});

test("a quote shows its packages, by their keys", async () => {
  const quote = quoteLead({ reference: "QQQQ-2222", createdAt: shown.createdAt });
  await filled.keep(quote);
  const { out } = await filled.run(["show", "QQQQ-2222"]);
  expect(out).toMatch(
    /^Packages +operating-system-management: 4 basic, 12 professional\n +database-management mssql: 2 advanced$/m,
  );
  expect(out).toMatch(/^ +storage: professional\n +san-management\n +firewall: 2 advanced$/m);
  expect(JSON.parse((await filled.run(["show", "QQQQ-2222", "--json"])).out).lead.packages).toEqual(quote.packages);
});

test("a lead that does not exist is said, with exit code 1", async () => {
  expect(await filled.run(["show", "XXXX-XXXX"])).toEqual({
    code: 1,
    out: "",
    err: 'There is no lead "XXXX-XXXX".\n',
  });
});
