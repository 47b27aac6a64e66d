import { expect, test } from "vitest";
import { capRules, defaultCaps } from "../../domain/verification/sms-limits.ts";
import { readExposition } from "../../testing/metrics/exposition.ts";
import { differentCode, minute, openOn, openWizard } from "../../testing/quote/open-wizard.ts";
import { postedContact } from "../../testing/samples.ts";
import { temporaryFolder } from "../../testing/server/temporary-folder.ts";
import { aDelivery } from "../../testing/storage-contract/samples.ts";
import { noteFailure, noteSuccess, readJobs } from "../data-folder/jobs.ts";
import { keyedHash } from "../data-folder/secret.ts";
import { measuredDeliver } from "../outbox/deliver.ts";
import { alertRule, jobNames } from "../ports/alerts.ts";
import { privacyRequestRules } from "../use-cases/privacy-requests.ts";
import { draftRules } from "../use-cases/quote/quote-wizard.ts";
import { resumeRules } from "../use-cases/quote/resume.ts";
import type { Services } from "../use-cases/services.ts";
import { confirmationRules, visitorRules } from "../use-cases/submissions.ts";
import { createSubmitLead } from "../use-cases/submit-lead.ts";
import { limitName, limitNames } from "./event-counts.ts";
import { measuredCaptcha, measuredServices, measuredSms, measuredStorage } from "./measured.ts";
import { createPrometheus } from "./prometheus.ts";

function open() {
  const { meter, exposition } = createPrometheus({ role: "web", caps: defaultCaps });
  return { meter, read: async () => readExposition(await exposition()) };
}

test("leads are counted by form and outcome, with limits and verdicts", async () => {
  const { meter, read } = open();
  const storage = measuredStorage(await openOn("SQLite"), meter);
  const captcha = measuredCaptcha({ verify: async (token) => ({ verdict: token as "human" | "bot" }) }, meter);
  const plain = createSubmitLead({
    storage: () => storage,
    captcha,
    rules: { consent: "required", readPhone: ({ number }) => number },
    ownHost: "www.yakamoz.example",
    hash: keyedHash("a secret of thirty-two characters"),
    clock: () => Date.UTC(2026, 10, 16, 8),
    deliveries: { routes: {}, webhookUrl: "" },
    wake: () => {},
  });
  const { submitLead } = measuredServices({ submitLead: plain } as Services, meter);
  const submit = (changes: Record<string, string>, clientAddress = "192.0.2.1") =>
    submitLead({
      form: "contact",
      locale: "tr",
      page: "iletisim",
      notice: "3.0",
      posted: postedContact(changes),
      clientAddress,
    });
  const key = "0123456789abcdef";
  await submit({ key, captcha: "human" });
  await submit({ key, captcha: "human" });
  await submit({ key, captcha: "human", message: "Başka" });
  await submit({ message: "Bot", captcha: "bot" });
  await submit({ email: "kötü" });
  for (let index = 0; index < 4; index++) await submit({ message: String(index) }, "192.0.2.2");
  const { value } = await read();
  const leads = (outcome: string) => value("site_leads_total", { form: "contact", outcome });
  expect(["accepted", "repeated", "changed", "held", "failed"].map(leads)).toEqual([4, 1, 1, 1, 0]);
  expect(value("site_invalid_forms_total", { form: "contact" })).toBe(1);
  expect(value("site_captcha_total", { verdict: "human" })).toBe(1);
  expect(value("site_captcha_total", { verdict: "bot" })).toBe(1);
  expect(value("site_limited_total", { limit: "forms", by: "visitor" })).toBe(1);
  expect(value("site_limited_total", { limit: "other" })).toBeUndefined();
});

test("a lead that could not be kept is counted as such", async () => {
  const { meter, read } = open();
  const failing = async () => {
    throw new Error("disk full");
  };
  const { submitLead } = measuredServices({ submitLead: failing } as unknown as Services, meter);
  await expect(submitLead({ form: "report" } as Parameters<Services["submitLead"]>[0])).rejects.toThrow("disk full");
  expect((await read()).value("site_leads_total", { form: "report", outcome: "failed" })).toBe(1);
});

test("requests of data subjects are counted by how far they came", async () => {
  const { meter, read } = open();
  const answers = ["mailed", "invalid", "tooMany"];
  const submit = async () => ({ form: "request", status: answers.shift() });
  const confirm = async (token: string) => {
    if (token === "") throw new Error("disk full");
    return { form: "confirm", status: token };
  };
  const { privacyRequests } = measuredServices({ privacyRequests: { submit, confirm } } as unknown as Services, meter);
  const submission = {} as Parameters<typeof privacyRequests.submit>[0];
  for (let index = 0; index < 3; index++) await privacyRequests.submit(submission);
  for (const token of ["confirmed", "ended"]) await privacyRequests.confirm(token);
  await expect(privacyRequests.confirm("")).rejects.toThrow("disk full");
  const { value } = await read();
  const outcomes = ["mailed", "confirmed", "failed"].map((outcome) => value("site_data_requests_total", { outcome }));
  expect(outcomes).toEqual([1, 1, 1]);
  expect(value("site_invalid_forms_total", { form: "request" })).toBe(1);
});

test("a quote is counted from its draft to its code", async () => {
  const { meter, read } = open();
  const sent: { to: string; text: string }[] = [];
  const sms = measuredSms(
    {
      provider: "local",
      send: async (message) => {
        sent.push(message);
        return sent.length === 3 ? { sent: false, error: "down" } : { sent: true, providerId: "1" };
      },
    },
    meter,
  );
  const site = await openWizard({ on: measuredStorage(await openOn("SQLite"), meter), sms });
  const { quote } = measuredServices({ quote: { ...site.wizard } } as Services, meter);
  Object.assign(site.wizard, quote);
  const code = () => /#(\d{6})$/.exec(sent.at(-1)?.text ?? "")?.[1] ?? "";

  const deniz = site.visitor();
  await deniz.choose();
  await deniz.send({ email: "kötü" });
  await deniz.send();
  await deniz.confirm(differentCode(code()));
  await deniz.confirm(code());
  const ada = site.visitor("192.0.2.2");
  await ada.confirm("123456");
  await ada.choose();
  expect(await ada.send({ tel: "0533 234 56 78" })).toMatchObject({ outcome: "code-sent" });
  site.pass(minute);
  expect(await ada.resend()).toMatchObject({ outcome: "sms-failed" });
  expect(await ada.send({ tel: "+49 1512 3456789", "tel-country": "DE" })).toMatchObject({ outcome: "refused" });

  const { value } = await read();
  expect(value("site_drafts_total", { origin: "opened" })).toBe(2);
  expect(value("site_invalid_forms_total", { form: "quote" })).toBe(1);
  expect(value("site_sms_total", { country: "TR", outcome: "sent" })).toBe(2);
  expect(value("site_sms_total", { country: "TR", outcome: "failed" })).toBe(1);
  expect(value("site_sms_confirmed_total", { country: "TR" })).toBe(1);
  expect(value("site_sms_refused_total", { by: "country" })).toBe(1);
  expect(value("site_leads_total", { form: "quote", outcome: "accepted" })).toBe(1);
  const codes = (outcome: string) => value("site_codes_checked_total", { outcome });
  expect(["right", "wrong", "none-active"].map(codes)).toEqual([1, 1, 1]);
});

test("mails that an address gets no more of today are counted, also those for quotes", async () => {
  const { meter, read } = open();
  const { visitor, code } = await openWizard({ on: measuredStorage(await openOn("SQLite"), meter) });
  for (let index = 0; index < 6; index++) {
    const one = visitor(`192.0.2.${index}`);
    await one.choose();
    await one.send({ tel: `0501 234 56 7${index}` });
    expect(await one.confirm(code())).toMatchObject({ outcome: "completed" });
  }
  const { value } = await read();
  expect(value("site_limited_total", { limit: "confirmations", by: "address" })).toBe(1);
});

test("of each job it is told whether it failed last, and when it last succeeded", async () => {
  const { meter, read } = open();
  const dataDir = temporaryFolder();
  meter.watchJobs(() => readJobs(dataDir));
  const failed = async () => {
    const { value } = await read();
    return jobNames.map((name) => value("site_job_failed", { name }));
  };
  expect(await failed()).toEqual([0, 0, 0]);
  expect((await read()).value("site_job_last_success_timestamp_seconds")).toBeUndefined();
  await noteSuccess(dataDir, "backup", 1_794_000_000_000);
  await noteFailure({ dataDir, job: "backup", output: "no space", now: 1_794_000_001_000 }, async () => true);
  expect(await failed()).toEqual([1, 0, 0]);
  const succeeded = (await read()).value("site_job_last_success_timestamp_seconds", { name: "backup" });
  expect(succeeded).toBe(1_794_000_000);
  await noteSuccess(dataDir, "backup", 1_794_000_002_000);
  expect(await failed()).toEqual([0, 0, 0]);
});

test("attempts to deliver are counted by kind and outcome, and timed", async () => {
  const { meter, read } = open();
  const delivery = { ...aDelivery(), state: "waiting", attempts: 1, createdAt: 0, dueAt: 0, lastError: "" } as const;
  await measuredDeliver(async () => ({ outcome: "delivered" }), meter)(delivery);
  await measuredDeliver(async () => ({ outcome: "never", error: "x" }), meter)({ ...delivery, kind: "webhook" });
  const failing = measuredDeliver(() => Promise.reject(new Error("x")), meter);
  await expect(failing(delivery)).rejects.toThrow("x");
  meter.givenUp("webhook");
  const { value } = await read();
  expect(value("site_deliveries_total", { kind: "team-mail", outcome: "delivered" })).toBe(1);
  expect(value("site_deliveries_total", { kind: "team-mail", outcome: "later" })).toBe(1);
  expect(value("site_deliveries_total", { kind: "webhook", outcome: "never" })).toBe(1);
  expect(value("site_deliveries_given_up_total", { kind: "webhook" })).toBe(1);
  expect(value("site_delivery_seconds_count", { kind: "team-mail" })).toBe(2);
});

test("without a meter nothing stands in between", async () => {
  const storage = await openOn("SQLite");
  expect(measuredStorage(storage, undefined)).toBe(storage);
  const deliver = async () => ({ outcome: "delivered" }) as const;
  expect(measuredDeliver(deliver, undefined)).toBe(deliver);
});

const hash = (purpose: string, text: string) => `${purpose} of ${text}`;

test("every limit has a name, which says nothing of whom it met", () => {
  const rules = [
    ...visitorRules("192.0.2.1", true, hash),
    ...confirmationRules("deniz@example.com", hash),
    ...privacyRequestRules("deniz@example.com", "192.0.2.1", true, hash),
    ...draftRules("192.0.2.1", hash),
    ...resumeRules("deniz@example.com", "192.0.2.1", hash),
    ...capRules({ number: "n", visitor: "v", country: "TR", isUnproven: true }, defaultCaps),
  ];
  for (const rule of rules) expect(limitNames).toContainEqual(limitName(rule));
  expect(limitName({ key: "sms:country-day:TR" })).toEqual({ limit: "sms", by: "country" });
  expect(limitName({ key: "forms-day:abc" })).toEqual({ limit: "forms", by: "visitor" });
});

test("what is not known is one name, and what operators get is none", () => {
  for (const key of ["new-rule:abc", "sms:new:abc", "constructor", "", "sms"]) {
    expect(limitName({ key })).toEqual({ limit: "other", by: "other" });
  }
  expect(limitName(alertRule({ reason: "disk-nearly-full", free: 1 }))).toBeUndefined();
});
