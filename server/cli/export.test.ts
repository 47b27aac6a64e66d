import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aLead, aReportLead, now, openDesk } from "./testing/desk.ts";

const contact = aLead({ createdAt: now - 10_000 });
const report = aReportLead({ createdAt: now - 5_000 });
const bot = aLead({ held: "speed" });

async function filledDesk() {
  const desk = openDesk();
  await desk.keep(report, contact, bot);
  return desk;
}

const columns =
  "reference,id,form,createdAt,held,locale,page,email,phone,answers.name,answers.surname,answers.email,answers.tel," +
  "answers.company,answers.jobTitle,answers.companySize,answers.sector,answers.topic,answers.service,answers.team," +
  "answers.subject,answers.message,answers.report,answers.fullname,answers.partner,answers.note,packages,notice,consents";

test("CSV has a mark for UTF-8, the same columns always, and the oldest lead first", async () => {
  const { out } = await (await filledDesk()).run(["export", "csv"]);
  const [head, first, second] = out.split("\r\n");
  expect(head).toBe(`\ufeff"${columns.replaceAll(",", '","')}"`);
  expect(first).toContain(`"${contact.reference}","${contact.id}","contact","2026-11-15T11:59:50.000+03:00"`);
  expect(first).toContain(`"'${contact.phone}"`);
  expect(second).toContain(`"${report.reference}"`);
  expect((await openDesk().run(["export", "csv"])).out).toBe(`${head}\r\n`);
});

test("JSON is one document, also of nothing", async () => {
  const { out } = await (await filledDesk()).run(["export", "json"]);
  expect(JSON.parse(out).leads).toMatchObject([
    { ...contact, createdAt: "2026-11-15T11:59:50.000+03:00", consents: [{ version: "2026-11-15" }] },
    { reference: report.reference },
  ]);
  expect((await openDesk().run(["export", "json"])).out).toBe('{"leads":[\n]}\n');
});

test.each([
  [["--form", "report"], [report.reference]],
  [["--held"], [bot.reference]],
  [["--since", "2026-11-16"], []],
])("%j chooses", async (typed, references) => {
  const { out } = await (await filledDesk()).run(["export", "json", ...typed]);
  expect(JSON.parse(out).leads.map(({ reference }: { reference: string }) => reference)).toEqual(references);
});

test("a file is readable by its owner alone, and replaces an older one", async () => {
  const { run, dataDir } = await filledDesk();
  for (const format of ["csv", "json"]) {
    const { code, out } = await run(["export", format, "--output", "leads.json"], { isWatched: true });
    expect({ code, out }).toEqual({ code: 0, out: `Exported 2 leads to ${join(dataDir, "leads.json")}.\n` });
  }
  const file = join(dataDir, "leads.json");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(file, "utf8")).leads).toHaveLength(2);
  const { out } = await run(["export", "csv", "--output", "leads.csv", "--json"]);
  expect(JSON.parse(out)).toEqual({ exported: 2, file: join(dataDir, "leads.csv") });
});

test("a file that cannot be written is said, and nothing half stays behind", async () => {
  const { run, dataDir } = await filledDesk();
  mkdirSync(join(dataDir, "taken"));
  for (const output of ["taken", "nowhere/leads.csv"]) {
    const { code, err } = await run(["export", "csv", "--output", output]);
    expect(code).toBe(1);
    expect(err).toContain(`The file ${join(dataDir, output)} cannot be written:`);
  }
  expect(readdirSync(dataDir).filter((name) => name.endsWith(".part"))).toEqual([]);
});

test.each([
  [["xml"], 'The format must be csv or json, but is "xml".\n'],
  [["csv", "--json"], "--json answers about a file: --output must name it.\n"],
])("%j is not understood", async (typed, err) => {
  expect(await openDesk().run(["export", ...typed])).toEqual({ code: 2, out: "", err });
});
