import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { fullMetadata } from "../../domain/phone/full-metadata.ts";
import { validNumber } from "../../domain/phone/read-phone.ts";
import { leadSource, postedContact, postedReport } from "../../testing/samples.ts";
import { keyedHash } from "../data-folder/secret.ts";
import type { Captcha } from "../ports/leads.ts";
import type { Storage } from "../ports/storage.ts";
import { openStorage } from "../storage/open-storage.ts";
import { createSubmitLead, type LeadSubmission } from "./submit-lead.ts";

const folders: string[] = [];
let storage: Storage;
let now = Date.UTC(2026, 10, 16, 8);
const wake = vi.fn();

beforeEach(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "site-leads-"));
  folders.push(dataDir);
  storage = await openStorage({ databaseUrl: "", dataDir });
  now = Date.UTC(2026, 10, 16, 8);
  wake.mockClear();
  return () => storage.close();
});
afterAll(() => folders.forEach((folder) => void rmSync(folder, { recursive: true, force: true })));

function submitWith(changes: { captcha?: Captcha; webhookUrl?: string } = {}) {
  return createSubmitLead({
    storage: () => storage,
    captcha: changes.captcha,
    rules: { consent: "required", readPhone: (typed) => validNumber(typed, fullMetadata) },
    ownHost: "www.yakamoz.example",
    hash: keyedHash("a secret of thirty-two characters"),
    clock: () => now,
    deliveries: { routes: {}, webhookUrl: changes.webhookUrl ?? "" },
    wake,
  });
}

const submission = (posted: Record<string, string> = {}, more: Partial<LeadSubmission> = {}): LeadSubmission => ({
  form: "contact",
  locale: "tr",
  page: "iletisim",
  notice: "3.0",
  posted: postedContact({ topic: "request", team: "communication", ...posted }),
  clientAddress: "192.0.2.1",
  ...more,
});

const kindsOf = async () =>
  (await storage.outbox.list()).map(({ kind, target }) => `${kind} ${target}`.trim()).toSorted();

test("an accepted form is kept with its consent and notice, and its mails are due", async () => {
  const answer = await submitWith({ webhookUrl: "https://crm.example/hook" })(
    submission({ email: "Deniz@Kordon.example" }),
  );
  const [lead] = await storage.leads.list();
  expect(answer).toEqual({ form: "contact", status: "sent", reference: lead?.reference });
  expect(lead).toMatchObject({
    form: "contact",
    locale: "tr",
    page: "iletisim",
    notice: "3.0",
    createdAt: now,
    email: "Deniz@Kordon.example",
    consents: [{ name: "transfer-abroad", locale: "tr", at: now }],
    answers: { team: "communication", message: "Merhaba,\nyedeğimiz dönmüyor." },
  });
  expect(await kindsOf()).toEqual([
    "team-mail basin@yakamoz.example",
    "visitor-mail",
    "webhook https://crm.example/hook",
  ]);
  expect(wake).toHaveBeenCalledOnce();
});

test("an invalid form is not kept and comes back as typed", async () => {
  const { posted, ...rest } = submission({ email: "deniz", team: "" });
  expect(await submitWith()({ posted, ...rest })).toEqual({
    form: "contact",
    status: "invalid",
    values: posted,
    errors: [
      { field: "email", code: "wrong" },
      { field: "team", code: "missing" },
    ],
  });
  expect(await storage.leads.count()).toBe(0);
});

test.each([
  ["tr", "0532 123 45 67", "+905321234567"],
  ["tr", "+49 171 1234567", "+491711234567"],
  ["en", "0049 171 1234567", "+491711234567"],
] as const)("without script, a page in %s takes %s as %s", async (locale, tel, phone) => {
  await submitWith()(submission({ tel, "tel-country": "" }, { locale }));
  expect(await storage.leads.list()).toMatchObject([{ phone }]);
});

test("without script, an English page asks for the country of a national number", async () => {
  const answer = await submitWith()(submission({ tel: "0532 123 45 67", "tel-country": "" }, { locale: "en" }));
  expect(answer).toMatchObject({ status: "invalid", errors: [{ field: "tel", code: "country" }] });
});

test("the same form again is the first one's answer, also on another day with a key", async () => {
  const submit = submitWith();
  const key = randomUUID();
  const first = await submit(submission({ key }));
  now += 86_400_000;
  expect(await submit(submission({ key }))).toEqual(first);
  expect(await storage.leads.count()).toBe(1);
});

test("without a key the day is part of it: the same words tomorrow are a new message", async () => {
  const submit = submitWith();
  await submit(submission());
  await submit(submission());
  now += 86_400_000;
  await submit(submission());
  expect(await storage.leads.count()).toBe(2);
});

test("a spent key with other words is said, and `again` takes them", async () => {
  const submit = submitWith();
  const key = randomUUID();
  await submit(submission({ key }));
  const changed = submission({ key, message: "Başka" });
  expect(await submit(changed)).toMatchObject({ status: "changed", values: changed.posted });
  expect(await submit(submission({ key, message: "Başka", again: "yes" }))).toMatchObject({ status: "sent" });
});

test("where the visit came from is kept with the lead, also with a held one, and other parameters are not", async () => {
  await submitWith()(submission({ ...leadSource, gclid: "click", utm_source: "x", website: "x" }));
  const [lead] = await storage.leads.list();
  expect(lead).toMatchObject({ held: "honeypot", source: leadSource });
  expect(JSON.stringify(lead)).not.toContain("click");
});

test("a form is never refused for its source: what cannot be one is left out", async () => {
  const wrong = { utmSource: "\u0000", referringHost: "yakamoz.example", landingPage: "/nowhere" };
  expect(await submitWith()(submission(wrong))).toMatchObject({ status: "sent" });
  expect((await storage.leads.list())[0]).not.toHaveProperty("source");
});

test.each([
  ["with a key", { key: randomUUID() }],
  ["without one", {}],
])("a submission that comes again from elsewhere is the same, %s", async (_, key) => {
  const submit = submitWith();
  const first = await submit(submission({ ...key, ...leadSource }));
  expect(first).toMatchObject({ status: "sent" });
  expect(await submit(submission({ ...key, referringHost: "search.example" }))).toEqual(first);
  expect(await submit(submission(key))).toEqual(first);
  expect(await storage.leads.list()).toMatchObject([{ source: leadSource }]);
});

test("a visitor who sends too much is asked to wait, and keeps what was typed", async () => {
  const submit = submitWith();
  for (let i = 0; i < 10; i++) await submit(submission({ message: `Mesaj ${i}` }));
  const eleventh = submission({ message: "Mesaj 11" });
  expect(await submit(eleventh)).toEqual({ form: "contact", status: "tooMany", values: eleventh.posted });
  expect(await submit(submission({ message: "Mesaj 1" }))).toMatchObject({ status: "sent" });
  expect(await submit({ ...eleventh, clientAddress: "192.0.2.2" })).toMatchObject({ status: "sent" });
  now += 600_000;
  expect(await submit(eleventh)).toMatchObject({ status: "sent" });
});

test("one address gets five confirmations a day; the team gets every message", async () => {
  const submit = submitWith();
  for (let i = 0; i < 7; i++) await submit(submission({ message: `Mesaj ${i}` }));
  const kinds = await kindsOf();
  expect(kinds.filter((kind) => kind === "visitor-mail")).toHaveLength(5);
  expect(kinds.filter((kind) => kind.startsWith("team-mail"))).toHaveLength(7);
});

test("a report request gets its link, the same for a repeated one", async () => {
  const submit = submitWith();
  const request = submission({}, { form: "report", locale: "en", posted: postedReport() });
  const answer = await submit(request);
  expect(answer).toMatchObject({
    status: "sent",
    reportLink: expect.stringMatching(/^\/reports\/en\/siber-dayaniklilik-raporu\.pdf\?until=\d+&signature=[\w-]{43}$/),
  });
  now += 60_000;
  expect(await submit(request)).toEqual(answer);
});

describe("suspected bots", () => {
  const captcha = (verdict: "human" | "bot" | "unknown"): Captcha => ({ verify: async () => ({ verdict }) });

  test("are kept and held: the visitor sees the usual success, nobody is written to", async () => {
    const answer = await submitWith()(submission({ website: "x" }));
    expect(answer).toMatchObject({ status: "sent", reference: expect.any(String) });
    expect(await storage.leads.list({ held: true })).toMatchObject([{ held: "honeypot" }]);
    expect(await kindsOf()).toEqual([]);
    expect(wake).not.toHaveBeenCalled();
  });

  test.each([
    ["bot", "captcha"],
    ["human", undefined],
    ["unknown", undefined],
  ] as const)("the captcha's word is %s", async (verdict, held) => {
    await submitWith({ captcha: captcha(verdict) })(submission({ captcha: "token" }));
    expect((await storage.leads.list())[0]?.held).toBe(held);
  });

  test("the captcha is not asked for what was taken before, nor for a visitor who sends too much", async () => {
    const verify = vi.fn<Captcha["verify"]>(async () => ({ verdict: "human" }));
    const submit = submitWith({ captcha: { verify } });
    const send = (i: number) => submit(submission({ captcha: "token", message: `Mesaj ${i}` }));
    const first = await send(0);
    expect(await send(0)).toEqual(first);
    for (let i = 1; i < 10; i++) await send(i);
    expect(await send(10)).toMatchObject({ status: "tooMany" });
    expect(verify).toHaveBeenCalledTimes(10);
    expect(await storage.leads.count()).toBe(10);
  });

  test("a missing token is no refusal, only a narrower limit", async () => {
    const submit = submitWith({ captcha: captcha("bot") });
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await submit(submission({ message: `Mesaj ${i}` }))).status);
    expect(statuses).toEqual(["sent", "sent", "sent", "tooMany"]);
    expect(await storage.leads.count({ held: true })).toBe(0);
  });
});
