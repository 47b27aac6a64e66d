import { expect, test } from "vitest";
import { facts } from "../../copy/facts.ts";
import { href } from "../../site/href.ts";
import { defaultLocale, type Locale } from "../../site/locales.ts";
import { person, postedContact, postedPrivacyRequest, postedReport } from "../../testing/samples.ts";
import { openLeadSite } from "../lead-site.ts";
import { postForm } from "../posted-forms.ts";

const wizard = "yonetilen-hizmetler-teklif-al";
const { contactCenter, offices, email } = facts(defaultLocale);
const numbers = { tr: contactCenter, en: offices.headquarters.phone };

test("without a place for the database every form says what to do instead, and every page is served", async ({
  onTestFinished,
}) => {
  const { baseUrl, stop } = await openLeadSite({ DATA_DIR: "/proc/nowhere" });
  onTestFinished(stop);
  for (const locale of ["tr", "en"] satisfies Locale[]) {
    const at = (name: Parameters<typeof href>[0]) => baseUrl + href(name, locale);
    for (const name of ["index", "hakkimizda", "iletisim", "ara", wizard, "veri-sahibi-basvurusu"] as const) {
      const { status } = await fetch(at(name), { headers: { "Accept-Language": locale } });
      expect([name, status]).toEqual([name, 200]);
    }
    const forms = [
      [at("iletisim"), postedContact()],
      [at("siber-dayaniklilik-raporu"), postedReport()],
      [at("veri-sahibi-basvurusu"), postedPrivacyRequest()],
      [`${at(wizard)}?step=1`, { form: "services", "service-backup": "yes" }],
    ] as const;
    for (const [address, fields] of forms) {
      const answer = await postForm(address, fields);
      expect([address, answer.status, answer.headers.get("Retry-After")]).toEqual([address, 503, "60"]);
      const page = await answer.text();
      expect(page).toContain(numbers[locale]);
      expect(page).toContain(email.info);
      if ("email" in fields) expect(page).toContain(person.email);
    }
  }
  expect((await fetch(`${baseUrl}/readyz`)).status).toBe(503);
  expect((await fetch(`${baseUrl}/healthz`)).status).toBe(200);
});
