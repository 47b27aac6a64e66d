import { describe, expect, test } from "vitest";
import type { Applicant } from "../../domain/privacy-request/privacy-request.ts";
import type { Locale } from "../../site/locales.ts";
import { deliveryDeps } from "../../testing/outbox/samples.ts";
import { person, privacyRequest, sunday } from "../../testing/samples.ts";
import { renderRequestLinkMail, renderRequestTeamMail, renderRequestVisitorMail } from "./privacy-request-mails.ts";
import type { RenderedMail } from "./render-mail.ts";

const { origin } = deliveryDeps;
const typed = { details: "Soyadım\nIşık olmalı, bkz. www.evil.example" };

function request(locale: Locale, applicant: Partial<Applicant> = typed) {
  const given = privacyRequest({ kind: "correction", locale }, applicant);
  return { ...given, confirmed: { reference: "7F3K-92QM", at: sunday + 3_600_000, dueOn: "2026-12-15" } };
}

const links = ({ html }: RenderedMail) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
const whole = ({ subject, html, text }: RenderedMail) => `${subject}\n${html}\n${text}`;

describe.each(["tr", "en"] as const)("in %s", (locale) => {
  test("the link comes with its end and the kind of the request, and repeats nothing that was typed", () => {
    const url = `${origin}/veri-sahibi-basvurusu?confirm=abc`;
    const mail = renderRequestLinkMail(request(locale), { url, origin });
    expect(links(mail)).toEqual([url, url, "mailto:kvkk@yakamoz.example"]);
    expect(mail.text).toContain(`:\n${url}\n`);
    expect(mail.text).toMatch(/16 Kasım 2026, 18:40|November 16, 2026, 18:40, Istanbul time/);
    expect(mail.text).toMatch(/: (Düzeltme|Correction)\n/);
    expect(whole(mail)).not.toMatch(/Deniz|Soyadım|evil|7F3K/);
  });

  test("the confirmation names number and last day, and greets by a plain name alone", () => {
    const mail = renderRequestVisitorMail(request(locale), origin);
    expect(mail.subject).toContain("7F3K-92QM");
    expect(mail.text).toMatch(/15 Aralık 2026|December 15, 2026/);
    expect(mail.text).toMatch(/(Merhaba|Hello) Deniz Işık,/);
    expect(whole(mail)).not.toMatch(/Soyadım|evil/);
    const odd = renderRequestVisitorMail(request(locale, { fullname: "Gewinn! http://evil.example" }), origin);
    expect(whole(odd)).not.toContain("Gewinn");
  });
});

test("whoever answers reads the last day first, then who asks for what; no name stands in the subject", () => {
  const mail = renderRequestTeamMail(request("en"));
  expect(mail.subject).toBe("Veri sahibi başvurusu: Düzeltme (7F3K-92QM)");
  const order = ["15 Aralık 2026", "Deniz Işık", person.email, "+90 501 234 56 78", "Soyadım", "İngilizce"];
  const places = order.map((part) => mail.text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(mail.html).toContain(">15 Aralık 2026</strong>");
  expect(mail.text).toContain("npm run leads -- requests close 7F3K-92QM --outcome answered");
  expect(links(mail)).toEqual([`mailto:${person.email}`, `tel:${person.phone}`]);
  const bare = renderRequestTeamMail(request("tr", { phone: "", details: "" }));
  expect(bare.text).toContain("Ayrıntı yazılmadı.");
  expect(bare.text).not.toContain("Telefon");
});

test("a payload in any field stays text, and no mail loads anything", () => {
  const payload = `"><script>alert(1)</script><img src=//evil.example/x onerror=alert(1)>{{7*7}}<!--`;
  const given = request("tr", { fullname: payload, email: payload, phone: payload, details: payload });
  const mails = [renderRequestTeamMail(given), renderRequestVisitorMail(given, origin)];
  for (const { html } of mails) {
    expect(html).not.toMatch(/<(script|img|link|iframe|object|base)\b|<[^>]+\s(on\w+|src|srcset)=|url\(|@import/i);
  }
});
