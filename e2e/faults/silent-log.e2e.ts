import { expect, test } from "vitest";
import { freeFields, postedContact, postedPrivacyRequest, postedReport } from "../../testing/samples.ts";
import { startLeadSite } from "../lead-site.ts";
import { postForm } from "../posted-forms.ts";

test("nothing that a visitor typed stands in the log, whether it was taken, refused or failed", async () => {
  const site = await startLeadSite({ LOG_LEVEL: "trace", SMTP_URL: "smtp://127.0.0.1:9" });
  const marked = (form: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(form).map(([name, value]) => [name, freeFields.includes(name) ? `${value}izlik` : value]),
    );
  const source = { utmSource: "izlik", utmTerm: "izlik", referringHost: "izlik.example", landingPage: "/izlik" };
  const contact = { ...marked(postedContact()), ...source, email: "izlik@izlik.example", tel: "0532 765 43 21" };
  await postForm(`${site.baseUrl}/iletisim?q=izlik`, contact, { visitor: "10.77.88.99" });
  await postForm(`${site.baseUrl}/iletisim`, { ...contact, email: "izlik" });
  await postForm(`${site.baseUrl}/en/cyber-resilience-report`, {
    ...marked(postedReport()),
    email: "izlik@izlik.example",
  });
  const request = { ...marked(postedPrivacyRequest()), email: "izlik@izlik.example", tel: "0532 765 43 21" };
  await postForm(`${site.baseUrl}/veri-sahibi-basvurusu`, request, { visitor: "10.77.88.99" });
  await postForm(`${site.baseUrl}/veri-sahibi-basvurusu`, { form: "confirm", token: "izlikizlikizlikizliklu" });
  await fetch(`${site.baseUrl}/veri-sahibi-basvurusu?confirm=izlikizlikizlikizliklu`);
  await expect
    .poll(async () => (await site.storage(({ outbox }) => outbox.list())).some(({ attempts }) => attempts > 0))
    .toBe(true);
  expect(site.log().length).toBeGreaterThan(3);
  expect(site.log().join("")).not.toMatch(/izlik|7654321|765 43 21|10\.77\.88\.99/);
});
