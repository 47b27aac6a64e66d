import { describe, expect, test } from "vitest";
import { deliveryDeps, formWords } from "../../testing/outbox/samples.ts";
import { contactLead, leadSource, quoteLead, reportLead, sunday } from "../../testing/samples.ts";
import { renderAlertMail, renderDigestMail } from "./operator-mails.ts";
import type { RenderedMail } from "./render-mail.ts";
import { renderTeamMail } from "./team-mail.ts";
import { renderResumeMail, renderVisitorMail } from "./visitor-mails.ts";

const { origin } = deliveryDeps;
const reportLink = deliveryDeps.reportLink(reportLead());
const team = (lead = contactLead()) => renderTeamMail(lead, formWords("tr"));
const visitor = (lead = contactLead()) =>
  renderVisitorMail(lead, formWords(lead.locale), { origin, ...(lead.form === "report" && { reportLink }) });

/** The text of a mail's HTML. */
const words = ({ html }: RenderedMail) => html.replace(/<style>.*<\/style>/, "").replace(/<[^>]+>/g, "\n");
const links = ({ html }: RenderedMail) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

describe("the team's mail", () => {
  test("shows every answer with its label, as HTML and as text", () => {
    const mail = team();
    const shown = ["Çalışan sayısı", "251–1.000", "Yönetilen hizmetler", "+90 501 234 56 78", "yedeğimiz dönmüyor."];
    const record = ["7F3K-92QM", "15 Kasım 2026, 18:40", "/iletisim", "Türkçe", "1.2", "metnin 2026-11-15 sürümü"];
    for (const text of [...shown, ...record, "Deniz", "Işık", "Gıda", "BT Müdürü", "Yedekleme"]) {
      expect(words(mail)).toContain(text);
      expect(mail.text).toContain(text);
    }
    expect(mail.text).toContain("Çalışan sayısı: 251–1.000\n");
    expect(mail.subject).toBe("İletişim formu: Kordon Gıda A.Ş. (7F3K-92QM)");
  });

  test("leads to the lead in the office where it is said where that is, and nowhere otherwise", () => {
    const address = "https://office.example.com/leads/7F3K-92QM";
    const mail = renderTeamMail(contactLead(), formWords("tr"), "https://office.example.com");
    expect(links(mail)).toContain(address);
    expect(mail.text).toContain(`Ofiste aç:\n${address}`);
    expect(team().html + team().text).not.toContain("/leads/");
  });

  test("begins with the mark: eight cold points and a warm one", () => {
    const points = team()
      .html.match(/border-radius:4px;background:#\w+/g)
      ?.map((style) => style.slice(-6));
    expect(points?.sort()).toEqual([...Array(8).fill("e4fffa"), "ffc978"]);
  });

  test("keeps the line breaks of a message", () => {
    expect(team().html).toContain("Merhaba,<br/>yedeğimiz dönmüyor.");
    expect(team().text).toContain("> Merhaba,\n> yedeğimiz dönmüyor.");
  });

  test("calls the visitor's words what they are to the team", () => {
    expect(words(team())).toContain("\nMesajı\n");
    expect(team().text).toContain("\nMesajı\n------\n");
    expect(team().text + team().html).not.toContain("Mesajınız");
  });

  test("says where the visit came from, and what else is known of it", () => {
    const { text } = team(contactLead({ source: leadSource }));
    const rows = text.slice(text.indexOf("Kaynak: "), text.indexOf("Dil: ")).replaceAll("\u2060", "");
    expect(rows).toBe(
      "Kaynak: Bülten\nMecra: e-posta\nKampanya: guz-2026\nAnahtar sözcük: bulut yedekleme\n" +
        "Reklam veya bağlantı: ust-dugme\nYönlendiren site: posta.example\nİlk açılan sayfa: /bulut-cozumleri\n",
    );
    const { referringHost } = leadSource;
    const referred = team(contactLead({ source: { referringHost } })).text.replaceAll("\u2060", "");
    expect(referred).toContain("Kaynak: posta.example\nDil: ");
  });

  test("says that a source is not known, also where the landing page is", () => {
    expect(team().text).toContain("Kaynak: Bilinmiyor\nDil: ");
    expect(team(quoteLead({ source: { landingPage: "/" } })).text).toContain(
      "Kaynak: Bilinmiyor\nİlk açılan sayfa: /\n",
    );
  });

  test("says so when no consent was given", () => {
    expect(team(reportLead()).text).toContain("Yurt dışına aktarım rızası: Verilmedi");
  });

  test("links the visitor's mailbox and number, and nothing that was typed", () => {
    const answers = { ...contactLead().answers, message: "https://evil.example", company: "www.evil.example" };
    const source = { utmSource: "https://evil.example", referringHost: "evil.example" };
    expect(links(team(contactLead({ answers, source })))).toEqual([
      "mailto:deniz@kordongida.example",
      "tel:+905012345678",
    ]);
    const email = "a?bcc=b&c@x.example";
    expect(links(team(contactLead({ email, answers: { ...answers, email } })))[0]).toBe(
      "mailto:a%3Fbcc%3Db%26c@x.example",
    );
  });
});

describe("the visitor's mail", () => {
  test("confirms a message in the visitor's language with its reference", () => {
    expect(visitor()).toMatchObject({ subject: "Mesajınızı aldık: 7F3K-92QM" });
    const english = visitor(contactLead({ locale: "en" }));
    expect(english.subject).toBe("We’ve received your message: 7F3K-92QM");
    expect(english.text).toContain("Hello Deniz Işık,");
    expect(english.html).toContain('<html lang="en">');
  });

  test("repeats nothing that was typed but a plain name", () => {
    const answers = Object.fromEntries(Object.keys(contactLead().answers).map((field) => [field, `typed ${field} 1`]));
    const source = { utmSource: "typed source", utmTerm: "typed term" };
    const lead = contactLead({ answers: { ...answers, topic: "request", team: "sales" }, source });
    const { subject, html, text } = visitor(lead);
    expect(`${subject} ${html} ${text}`.includes("typed ")).toBe(false);
    expect(text).toContain("Merhaba,");
  });

  test("carries the link to the report and the moment it ends", () => {
    const mail = visitor(reportLead());
    expect(mail.subject).toBe("Your report is ready: Cyber Resilience Report");
    expect(mail.text).toContain(`Open the report (PDF):\n${reportLink.url}`);
    expect(mail.text).toContain("Link valid until: November 22, 2026, 18:40, Istanbul time");
    expect(links(mail)).toContain(reportLink.url.replace("&", "&amp;"));
  });
});

describe("mails about a quote", () => {
  test("sales read who, until when and what at a glance; the promise comes first", () => {
    const mail = team(quoteLead());
    expect(mail.subject).toBe("Teklif talebi: Kordon Gıda A.Ş. (7F3K-92QM)");
    const order = [
      "Kordon Gıda A.Ş., 7 hizmet",
      "16 Kasım 2026 Pazartesi 18:00’e kadar",
      "16 Kasım 2026 Pazartesi 09:00’dan itibaren",
      "Deniz Işık",
      "Kodla doğrulandı",
      "İş ortağı",
      "İstenen paket",
      "MSSQL 2 Gelişmiş, PostgreSQL 6 Premium",
      "Uzman görüşmesi",
      "SAN yönetimi seçildi",
      "Yedekler gece alınır.",
      "7F3K-92QM",
    ];
    for (const text of [words(mail).slice(words(mail).indexOf("\nKordon")), mail.text]) {
      const places = order.map((part) => text.indexOf(part));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
    expect(mail.text).toContain("İşletim sistemi yönetimi: 16 sunucu (4 Temel, 12 Premium)\n");
    expect(mail.html).toContain(">16 Kasım 2026 Pazartesi 18:00’e kadar</strong>");
    expect(links(mail)).toEqual(["tel:+905012345678", "mailto:deniz@kordongida.example"]);
  });

  test("what is known of a name or number stands with it, and not below the label", () => {
    const row = (label: string) => team(quoteLead()).html.split(`>${label}<`)[1]?.split("</tr>")[0];
    expect(row("Ad soyad")).toMatch(/^\/td><td[^>]*>Deniz Işık<br\/><span[^>]*>BT Müdürü<\/span><\/td>$/);
    expect(row("Cep telefonu")).toMatch(/^\/td>.*doğrulandı/);
    expect(team(quoteLead()).text).toContain("Ad soyad: Deniz Işık (BT Müdürü)\n");
  });

  test("within working hours nothing is said of other hours, and without SAN nothing of experts", () => {
    const packages = quoteLead().packages?.filter(({ tag }) => tag === "security");
    const mail = team(quoteLead({ createdAt: Date.parse("2026-11-16T08:00:00Z"), ...(packages && { packages }) }));
    expect(mail.text).toContain("Kendisine 17 Kasım 2026 Salı 11:00’e kadar ulaşacağımızı söyledik.\n");
    expect(mail.text).not.toMatch(/SAN|mesai/);
  });

  test("a partner is named", () => {
    expect(team(quoteLead()).text).toContain("İş ortağı: Hayır");
    expect(team(quoteLead({ answers: { ...quoteLead().answers, partner: "yes" } })).text).toContain("İş ortağı: Evet");
  });

  test.each([
    ["tr", "Teklif talebinizi aldık: 7F3K-92QM", "16 Kasım 2026 Pazartesi 18:00’e kadar", "SOC: 500 EPS (500 Premium)"],
    [
      "en",
      "We’ve received your request: 7F3K-92QM",
      "by 18:00 on Monday, November 16, 2026",
      "Firewall: 2 firewalls (2 Advanced)",
    ],
  ] as const)("the visitor gets reference, promise and package in %s, and the number masked", (locale, ...shown) => {
    const mail = visitor(quoteLead({ locale }));
    for (const text of [...shown, "7F3K-92QM", "+90 501 *** ** 78"])
      expect(`${mail.subject}\n${mail.text}`).toContain(text);
    expect(`${mail.html} ${mail.text}`).not.toMatch(/Yedekler|Kordon Gıda|234 56|2345678/);
  });

  test.each(["tr", "en"] as const)(
    "the link to go on in %s: button, address, end and package, nothing typed",
    (locale) => {
      const url = deliveryDeps.resumeLink("id-1", locale);
      const packages = quoteLead().packages ?? [];
      const mail = renderResumeMail({ locale, packages, url, endsAt: sunday + 7 * 86_400_000, origin });
      expect(mail.text).toContain(`:\n${url}\n`);
      expect(links(mail)).toEqual([url, url, "mailto:kvkk@yakamoz.example"]);
      expect(mail.text).toMatch(/22 Kasım 2026, 18:40|November 22, 2026, 18:40, Istanbul time/);
      expect(mail.text).toContain("16 s");
    },
  );
});

describe("mails to the operators", () => {
  const none = { contact: [], report: [], quote: [] };
  const requests = { open: 2, nearest: "2026-12-15" };
  const digest = {
    since: sunday - 86_400_000,
    before: sunday,
    held: 1,
    waiting: 2,
    oldestWaiting: sunday,
    dead: 3,
    requests,
    failedJobs: [],
  };

  test("the digest counts and lists references", () => {
    const mail = renderDigestMail({ ...digest, references: { ...none, contact: ["AAAA-2222", "BBBB-3333"] } });
    expect(mail.subject).toBe("15 Kasım 2026 özeti: 2 yeni kayıt");
    expect(mail.text).toContain("İletişim formu: 2 (AAAA-2222, BBBB-3333)\nRapor talebi: 0");
    expect(mail.text).toContain("Bekleyen: 2\nEn eski bekleyen: 15 Kasım 2026, 18:40\nVazgeçilen: 3");
    expect(mail.text).toContain("Açık: 2\nEn yakın son gün: 15 Aralık 2026");
  });

  test("a busy day's list ends in time", () => {
    const contact = Array.from({ length: 500 }, (_, index) => `REF-${index}`);
    expect(renderDigestMail({ ...digest, references: { ...none, contact } }).text).toContain("500 (REF-0,");
    expect(renderDigestMail({ ...digest, references: { ...none, contact } }).html.length).toBeLessThan(20_000);
  });

  test("the digest names jobs as long as they fail", () => {
    const failing = renderDigestMail({ ...digest, references: none, failedJobs: ["backup", "release"] });
    expect(failing.text).toContain("Başarısız: Yedekleme, Sürüm geçişi");
    expect(renderDigestMail({ ...digest, references: none }).text).not.toContain("Bakım işleri");
  });

  test("an alert of a job names the machine and what was printed last", () => {
    const mail = renderAlertMail({ at: 0, reason: "backup-failed", machine: "web-1", error: "The disk is full." });
    expect(mail.subject).toBe("Uyarı: Yedek alınamadı");
    expect(mail.text).toMatch(/Makine:? +web-1\n.*Neden:? +The disk is full\./s);
  });

  test("an alert names its reason and cause", () => {
    const given = { delivery: "id-1", kind: "team-mail", error: "smtp 550 5.1.1", at: sunday } as const;
    expect(renderAlertMail({ reason: "delivery-given-up", ...given }).text).toContain("Neden: smtp 550 5.1.1");
    expect(renderAlertMail({ reason: "storage-failed", error: "x", at: 0 }).subject).toContain("Veritabanı");
    const until = { at: 0, until: sunday };
    expect(renderAlertMail({ reason: "sms-paused", prefix: "+90532", ...until }).text).toContain(
      "Ön ek: +90532\nYeniden denenir: 15 Kasım 2026, 18:40",
    );
    const spent = renderAlertMail({ reason: "sms-budget-spent", cap: "total-day", ...until });
    expect(spent.subject).toBe("Uyarı: Günlük SMS sınırına ulaşıldı");
    expect(spent.text).toContain("Sınır: Toplam, günlük\nYenilenir: 15 Kasım 2026, 18:40");
    const budget = { cap: "country-day:TR", used: 800, limit: 1_000 };
    expect(renderAlertMail({ reason: "sms-budget-low", ...budget, ...until }).text).toContain(
      "Sınır: Ülke TR, günlük\nGönderilen: 800 / 1.000",
    );
    expect(renderAlertMail({ reason: "disk-nearly-full", free: 1_234_567_890, at: 0 }).text).toContain("1.234 MB");
  });
});

test("a payload in any field stays text, and no mail loads anything", () => {
  const payload = `"><script>alert(1)</script><img src=//evil.example/x onerror=alert(1)>{{7*7}}<!--`;
  const answers = Object.fromEntries(Object.keys(contactLead().answers).map((field) => [field, payload]));
  const lead = contactLead({
    answers,
    page: payload,
    reference: payload,
    email: payload,
    phone: payload,
    notice: payload,
  });
  const quote = quoteLead({ answers, page: payload, reference: payload, email: payload, phone: payload });
  for (const { html } of [team(lead), visitor(lead), visitor(reportLead({ answers })), team(quote), visitor(quote)]) {
    expect(html).not.toMatch(/<(script|img|link|iframe|object|base)\b|<[^>]+\s(on\w+|src|srcset)=|url\(|@import/i);
    expect(html.match(/<style>/g)).toHaveLength(1);
  }
});
