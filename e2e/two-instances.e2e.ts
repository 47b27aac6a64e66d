import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { type Consent, writeConsent } from "../domain/consent/consent.ts";
import type { Storage } from "../server/ports/storage.ts";
import { openStorage } from "../server/storage/open-storage.ts";
import { postedContact, postedReport } from "../testing/samples.ts";
import { emptyDatabase } from "../testing/server/postgres.ts";
import { mailsIn, referenceIn } from "./lead-site.ts";
import { postForm, someVisitor, trustingSettings } from "./posted-forms.ts";
import { languages, messagesTo, someNumber, visitorAt } from "./quote-visits.ts";
import { secondBuild, secondBuildSettings } from "./second-build.ts";
import { startServer, type TestServer } from "./server.ts";

/** Two servers that share nothing but PostgreSQL and the secret, as on two machines behind a proxy. */
let [one, other]: TestServer[] = [];
let storage: Storage;

beforeAll(async () => {
  const databaseUrl = await emptyDatabase();
  const shared = { DATABASE_URL: databaseUrl, SECRET: "one secret for all the instances" };
  const settings = { ...secondBuildSettings, ...trustingSettings, ...shared };
  const { build } = await secondBuild();
  // At the same moment, on a database without a schema.
  [one, other] = await Promise.all([startServer(build, settings), startServer(build, settings)]);
  storage = await openStorage({ databaseUrl, dataDir: "" });
  return async () => {
    await storage.close();
    await Promise.all([one?.stop(), other?.stop()]);
  };
});

const sites = () => [one, other] as [TestServer, TestServer];
const [{ base, thanks }] = languages;

/** The same task at both, at once. */
function atBoth<Result>(task: (site: TestServer) => Promise<Result>): Promise<Result[]> {
  return Promise.all(sites().map(task));
}

function postContact({ baseUrl }: TestServer, fields: Record<string, string>, visitor: string): Promise<Response> {
  return postForm(`${baseUrl}/iletisim`, postedContact(fields), { visitor });
}

test("the same submission, sent to both at once, is one lead with one answer", async () => {
  const [visitor, key] = [someVisitor(), randomUUID()];
  const answers = await atBoth((site) => postContact(site, { key, message: key }, visitor));
  const references = await Promise.all(answers.map(async (answer) => referenceIn(await answer.text())));
  const leads = (await storage.leads.list()).filter(({ answers }) => answers.message === key);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(leads.map(({ reference }) => reference)).toEqual([...new Set(references)]);
});

test("what a visitor may send is counted over both", async () => {
  const visitor = someVisitor();
  const statuses: number[] = [];
  for (let turn = 0; turn < 6; turn++) {
    const send = (site: TestServer) => postContact(site, { message: `${turn} ${site.baseUrl}` }, visitor);
    statuses.push(...(await atBoth(send)).map(({ status }) => status));
  }
  expect(statuses.toSorted()).toEqual([...Array(10).fill(200), 429, 429]);
});

test("a quote is begun at one and goes on at the other: one code by one of them, confirmed at the other", async () => {
  const [here, there] = sites().map(({ baseUrl }) => baseUrl + base) as [string, string];
  const number = someNumber();
  const visitor = visitorAt(here, someVisitor());
  await visitor.post("?step=1", { form: "services", "service-firewall": "yes" });
  const counts = { form: "details", "details-firewall": "yes", "count-firewall-basic": "2" };
  expect((await visitor.post("?step=2", counts, there)).headers.get("location")).toContain("step=3");

  await Promise.all([visitor.sendContact(number), visitor.sendContact(number, there)]);
  const sent = await atBoth(({ dataDir }) => messagesTo(dataDir, number).catch(() => []));
  expect(sent.flat()).toHaveLength(1);
  const elsewhere = sent[0]?.length === 1 ? there : here;
  const code = /\d{6}/.exec(sent.flat()[0] ?? "")?.[0] ?? "";
  const wrong = await visitor.post("?step=4", { form: "code", code: code === "111111" ? "222222" : "111111" }, here);
  expect(wrong.status).toBe(422);
  const right = await visitor.post("?step=4", { form: "code", code }, elsewhere);
  expect([right.status, right.headers.get("location")]).toEqual([303, expect.stringContaining(thanks)]);
  const [lead] = (await storage.leads.list({ form: "quote" })).filter(({ phone }) => phone === number);
  for (const { baseUrl } of sites()) {
    const page = await fetch(baseUrl + thanks, { headers: { Cookie: visitor.cookie() } });
    expect(referenceIn(await page.text())).toBe(lead?.reference);
  }
});

test("a link to go on opens at both, and is spent at one of them", async () => {
  const [here, there] = sites().map(({ baseUrl }) => baseUrl + base) as [string, string];
  const visitor = await visitorAt(here, someVisitor()).prepare();
  const email = `${randomUUID()}@kordongida.example`;
  await visitor.post("?step=3", { form: "resume-mail", "resume-email": email });
  const link = async () => /resume=([\w-]{22})/.exec(await mailTo(email))?.[1] ?? "";
  await expect.poll(link).not.toBe("");
  const spend = { form: "resume", token: await link() };
  const opened = await Promise.all(
    [here, there].map(async (at) => (await fetch(`${at}?resume=${spend.token}`)).text()),
  );
  for (const page of opened) expect(page).toContain(`name="token" value="${spend.token}"`);
  const answers = await Promise.all([here, there].map((at) => visitorAt(at, someVisitor()).post("", spend)));
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  const led = answers.map(({ headers }) => headers.get("location") ?? "");
  expect(led.filter((address) => address.includes("step=3"))).toHaveLength(1);
});

test("a report link that one has signed is served by the other", async () => {
  const [here, there] = sites();
  const asked = await postForm(`${here.baseUrl}/siber-dayaniklilik-raporu`, postedReport());
  const link = /href="(\/[^"]+signature=[^"]+)"/.exec(await asked.text())?.[1]?.replaceAll("&amp;", "&") ?? "";
  const file = await fetch(there.baseUrl + link);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect((await fetch(`${there.baseUrl}${link}x`, { redirect: "manual" })).status).not.toBe(200);
});

test("decisions about cookies stand in one place, and are counted over both", async () => {
  const visitor = someVisitor();
  const consent: Consent = {
    id: "0".repeat(32),
    version: "",
    time: new Date().toISOString(),
    categories: ["necessary"],
  };
  const keep = ({ baseUrl }: TestServer, version: string) =>
    fetch(`${baseUrl}/_consent`, {
      method: "POST",
      headers: { Origin: baseUrl, "X-Forwarded-For": visitor },
      body: new URLSearchParams(writeConsent({ ...consent, version })),
    });
  const answers = await Promise.all(Array.from({ length: 16 }, (_, turn) => atBoth((site) => keep(site, `1.${turn}`))));
  expect(answers.flat().filter(({ status }) => status === 204)).toHaveLength(30);
  expect(answers.flat().filter(({ status }) => status === 429)).toHaveLength(2);
  const kept = new Set<string>();
  for await (const { id, version } of storage.consents.each()) if (id === consent.id) kept.add(version);
  expect(kept.size).toBeGreaterThanOrEqual(15);
});

test("both deliver, and every mail was written by one of them", async () => {
  await expect.poll(async () => (await storage.outbox.counts()).waiting).toBe(0);
  const written = await atBoth(async ({ dataDir }) => await readdir(join(dataDir, "outbox")).catch(() => []));
  const mails = written.flat().filter((name) => name.endsWith(".eml"));
  expect(new Set(mails).size).toBe(mails.length);
  expect(mails).toHaveLength((await storage.outbox.counts()).delivered);
});

/** What the mail to an address says, whichever of them wrote it. */
async function mailTo(address: string): Promise<string> {
  const mails = await atBoth(({ dataDir }) => mailsIn(join(dataDir, "outbox")));
  return mails.flat().find(({ to }) => to?.[0]?.address === address)?.text ?? "";
}
