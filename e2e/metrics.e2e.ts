import { expect, test } from "vitest";
import { readExposition } from "../testing/metrics/exposition.ts";
import { freeFields, postedContact, postedQuoteContact, postedReport } from "../testing/samples.ts";
import { startLeadSite } from "./lead-site.ts";
import { postForm } from "./posted-forms.ts";
import { codeFor, visitorAt } from "./quote-visits.ts";

const visitor = "10.77.88.99";
const number = "+905327654321";

/** A form whose every free answer carries a mark. */
function marked(form: Record<string, string>): Record<string, string> {
  const answers = Object.entries(form).map(([name, value]) => [
    name,
    freeFields.includes(name) ? `${value}izlik` : value,
  ]);
  return { ...Object.fromEntries(answers), email: "izlik@izlik.example" };
}

test("what visitors do is counted, and nothing of who they are stands in the metrics", async () => {
  const site = await startLeadSite({
    METRICS_PORT: "0",
    SMTP_URL: "smtp://127.0.0.1:9",
    OPERATOR_MAILBOX: "izlik@a.b",
  });
  const port = () => /"metricsPort":(\d+)/.exec(site.log().join(""))?.[1];
  // It answers before its first line has come through the pipe.
  await expect.poll(port).toBeDefined();
  const scrape = async () => (await fetch(`http://127.0.0.1:${port()}/metrics`)).text();

  await fetch(`${site.baseUrl}/hakkimizda?izlik=1`, { headers: { "User-Agent": "izlik", Referer: "http://izlik/" } });
  await fetch(`${site.baseUrl}/izlik/olmayan-sayfa`);
  await fetch(`${site.baseUrl}/ara?q=izlik`);
  const contact = { ...marked(postedContact()), tel: number, key: "izlikizlikizlikizlik" };
  for (const form of [contact, contact, { ...contact, email: "izlik" }]) {
    await postForm(`${site.baseUrl}/iletisim?izlik`, form, { visitor });
  }
  await postForm(`${site.baseUrl}/en/cyber-resilience-report`, { ...marked(postedReport()), website: "izlik" });

  const quote = await visitorAt(`${site.baseUrl}/yonetilen-hizmetler/teklif-al`, visitor).prepare();
  await quote.post("?step=4", { ...marked(postedQuoteContact()), tel: number });
  const code = await codeFor(site.dataDir, number);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
  for (const typed of [wrong, code]) await quote.post("?step=4", { form: "code", code: typed });

  const read = async () => readExposition(await scrape());
  const counted = async (name: string, labels: Record<string, string>) => (await read()).value(name, labels);
  await expect.poll(() => counted("site_leads_total", { form: "quote", outcome: "accepted" })).toBe(1);
  await expect.poll(() => counted("site_deliveries_total", { kind: "team-mail", outcome: "later" })).toBe(2);
  const { value } = await read();
  expect(value("site_leads_total", { form: "contact", outcome: "accepted" })).toBe(1);
  expect(value("site_leads_total", { form: "contact", outcome: "repeated" })).toBe(1);
  expect(value("site_leads_total", { form: "report", outcome: "held" })).toBe(1);
  expect(value("site_invalid_forms_total", { form: "contact" })).toBe(1);
  expect(value("site_drafts_total", { origin: "opened" })).toBe(1);
  expect(value("site_sms_total", { country: "TR", outcome: "sent" })).toBe(1);
  expect(value("site_sms_confirmed_total", { country: "TR" })).toBe(1);
  expect(value("site_codes_checked_total", { outcome: "wrong" })).toBe(1);
  expect(value("site_requests_total", { class: "search", status: "2xx" })).toBe(1);
  expect(value("site_requests_total", { class: "lost", status: "4xx" })).toBe(1);
  expect(value("site_requests_total", { class: "form", status: "4xx" })).toBe(1);
  expect(value("site_storage_up")).toBe(1);
  // Read anew, because what the storage says may be some seconds old.
  await expect.poll(() => counted("site_sms_budget_used", { budget: "total" })).toBe(1);
  expect(await counted("site_outbox_waiting", {})).toBeGreaterThan(0);
  expect(await scrape()).not.toMatch(/izlik|7654321|\+90|10\.77\.88\.99|@/);
});
