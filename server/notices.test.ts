import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { facts } from "../copy/facts.ts";
import { assumedSettings, assumptionsIn, type Conditions, conditionsOf, resolveMarks } from "../copy/marks.ts";
import { words } from "../copy/words.ts";
import { day } from "../domain/time.ts";
import { validMilliseconds } from "../domain/verification/verification.ts";
import { readEnvironment } from "./env.ts";
import { untrueSentences, untrueSentenceText } from "./notices.ts";
import { smsProviders } from "./ports/quotes.ts";
import { linkLifetime } from "./use-cases/privacy-requests.ts";
import { reportLinkEnd } from "./use-cases/report-link.ts";
import { contactLifetime, draftLifetime, heldDays } from "./use-cases/retention.ts";

const root = join(import.meta.dirname, "..");
const legal = import.meta.glob<string>("../content/*/legal/*.md", { query: "?raw", import: "default", eager: true });
const env = readEnvironment({});

/** How long backups are kept where the site is deployed as described. */
const backupDays = Number(/--keep (\d+)d/.exec(read("deployment/systemd/site-backup.service"))?.[1]);

function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

type Said = {
  days: (milliseconds: number) => string;
  hours: (milliseconds: number) => string;
  years: (days: number) => string;
};

const said: Record<"tr" | "en", Said> = {
  tr: {
    days: (time) => `${time / day} gün`,
    hours: (time) => `${(time / day) * 24} saat`,
    years: (days) => `${days} gün (${days / 365} yıl)`,
  },
  en: {
    days: (time) => `${time / day} days`,
    hours: (time) => `${(time / day) * 24} hours`,
    years: (days) => `${days} days (${days / 365} years)`,
  },
};

/** The rows of the site's notice that the program answers for. */
const rows: readonly { tr: string; en: string; period: (words: Said) => string }[] = [
  {
    tr: "İletişim, rapor ve teklif talepleri, site veritabanında",
    en: "Contact, report and quote requests, in the site’s database",
    period: ({ years }) => years(env.LEAD_RETENTION_DAYS),
  },
  {
    tr: "Veri sahibi başvurusundaki kişisel veriler, site veritabanında",
    en: "Personal data in a data-subject request, in the site’s database",
    period: ({ years }) => years(env.LEAD_RETENTION_DAYS),
  },
  {
    tr: "Sihirbaz taslağındaki hizmet seçimleri",
    en: "Service choices in a wizard draft",
    period: ({ days }) => days(draftLifetime),
  },
  {
    tr: "Yarım kalan pakete dönüş bağlantısı için verilen e-\u2060posta adresi",
    en: "E-\u2060mail address given for a link to an unfinished package",
    period: ({ days }) => days(draftLifetime),
  },
  { tr: "Taslaktaki kişisel veriler", en: "Personal data in a draft", period: ({ hours }) => hours(contactLifetime) },
  { tr: "Doğrulanmamış teklif talebi", en: "Unverified quote request", period: ({ hours }) => hours(contactLifetime) },
  {
    tr: "Doğrulanmamış veri sahibi başvurusu",
    en: "Unverified data-subject request",
    period: ({ hours }) => hours(linkLifetime),
  },
  {
    tr: "Robot gönderimine benzediği için ayrılan form",
    en: "Form set aside because it looks automated",
    period: ({ days }) => days(heldDays * day),
  },
  { tr: "Rapor bağlantısı", en: "Report link", period: ({ days }) => days(reportLinkEnd(0)) },
  {
    tr: "Doğrulama kodunun anahtarlı özeti",
    en: "Keyed hash of the verification code",
    period: () => `${validMilliseconds / 60_000}`,
  },
  { tr: "Yedekler", en: "Backups", period: ({ days }) => days(backupDays * day) },
];

describe.each(["tr", "en"] as const)("the periods of legal texts in %s", (locale) => {
  const texts = Object.entries(legal)
    .filter(([file]) => file.includes(`/content/${locale}/`))
    .map(([file, source]) => [file, resolveMarks(source, conditionsOf({}))] as const);
  const kept = texts.flatMap(([file, source]) => retention(source).map((row) => ({ file, ...row })));

  test.each(rows)(`are those of the program: $${locale}`, ({ [locale]: data, period }) => {
    const own = kept.find((row) => row.file.endsWith("/aydinlatma-metni.md") && row.data === data);
    expect(own?.period).toContain(period(said[locale]));
  });

  test("agree with one another", () => {
    const first = new Map<string, (typeof kept)[number]>();
    const odd = kept.filter((row) => {
      const known = first.get(row.data) ?? row;
      first.set(row.data, known);
      return row.period !== known.period || row.start !== known.start;
    });
    expect(odd).toEqual([]);
  });

  test("say of backups the same in every sentence", () => {
    const aboutBackups = texts
      .flatMap(([, source]) => source.split(/\n|(?<=[.;])\s/))
      .filter((part) => /yedek|backup/i.test(part) && /\d+ (gün|days)/.test(part));
    expect(aboutBackups.length).toBeGreaterThan(10);
    expect(aboutBackups.filter((part) => !part.includes(said[locale].days(backupDays * day)))).toEqual([]);
  });
});

describe.each(["tr", "en"] as const)("the recipients in the notice in %s", (locale) => {
  const source = legal[`../content/${locale}/legal/aydinlatma-metni.md`] as string;
  const shown = (conditions: Conditions) => resolveMarks(source, conditions);
  const { transferAbroad } = facts(locale);
  const consent = words("forms", locale).consent;
  const sentence = consent.before + consent.link.text + consent.after;
  const abroad = locale === "tr" ? /rıza|yurt dışındaki üretici/i : /consent|maker/i;

  test("are those of the consent in the forms", () => {
    for (const part of ["{{transferAbroad.recipients}}", "{{transferAbroad.countries}}", "{{email.privacy}}"]) {
      expect(shown(conditionsOf({}))).toContain(part);
    }
    expect(sentence).toContain(transferAbroad.countries);
    expect(sentence).toContain(facts(locale).email.privacy);
    const sections = shown(conditionsOf({})).match(/^## .*/gm) ?? [];
    expect(sections[Number(consent.link.hash?.slice(1)) - 1]).toMatch(/^## (Yurt dışına aktarım|Transfers abroad)$/);
  });

  test("are none abroad, and no consent is spoken of, where none is asked for", () => {
    expect(shown(conditionsOf({ TRANSFER_CONSENT: "off" }))).not.toMatch(abroad);
  });

  test("count Google in, with a legal basis, only where reCAPTCHA or the tag manager is used", () => {
    expect(shown(conditionsOf({}))).not.toMatch(/Google|reCAPTCHA/);
    const [row] = /^\|.*reCAPTCHA v3.*Google.*/m.exec(shown(conditionsOf({ RECAPTCHA_SITE_KEY: "key" }))) ?? [];
    expect(row).toMatch(/5\/2-f|5\(2\)\(f\)/);
    expect(shown(conditionsOf({ TAG_MANAGER_ID: "GTM-A" }))).toContain(words("consent", locale).link);
  });

  test("assume settings, and of those who send codes all that are in Türkiye", () => {
    const assumed = assumptionsIn(source, 1, conditionsOf({}));
    expect(new Set(assumed.map(({ setting }) => setting))).toEqual(new Set(assumedSettings));
    const abroad = ["twilio"];
    const senders = assumed.find(({ setting }) => setting === "SMS_PROVIDER")?.values ?? [];
    expect([...senders, ...abroad].sort()).toEqual([...smsProviders].sort());
  });
});

describe("sentences that settings make untrue", () => {
  test("are none by default", () => {
    expect(untrueSentences(env)).toEqual([]);
  });

  test("are named by file, line and row", () => {
    const settings = { ...env, LEAD_RETENTION_DAYS: 365 };
    const untrue = untrueSentences(settings);
    expect(untrue).toHaveLength(8);
    for (const { file, line } of untrue) {
      expect(read(file).split("\n")[line - 1]).toContain("{{assumes LEAD_RETENTION_DAYS=730}}");
    }
    const [first] = untrue.filter(({ file }) => file === "content/tr/legal/aydinlatma-metni.md");
    if (!first) throw new Error("The notice says nothing about it");
    vi.stubEnv("LC_ALL", "tr_TR.UTF-8");
    expect(untrueSentenceText(first, settings)).toBe(
      `LEAD_RETENTION_DAYS 365, ama content/tr/legal/aydinlatma-metni.md, satır ${first.line} (“Saklama süreleri”) 730 olduğunu varsayıyor; değiştirilecek metin: “İletişim, rapor ve teklif talepleri, site veritabanında”`,
    );
    vi.stubEnv("LC_ALL", "C");
    expect(untrueSentenceText(first, settings)).toContain("LEAD_RETENTION_DAYS is 365, but content/tr/");
  });

  test("never repeat an address that may carry a key", () => {
    const settings = { ...env, WEBHOOK_URL: "https://crm.example/hook?key=hidden", SMS_PROVIDER: "twilio" };
    const sentences = untrueSentences(settings).map((untrue) => untrueSentenceText(untrue, settings));
    expect(sentences.filter((sentence) => sentence.includes("WEBHOOK_URL"))).not.toEqual([]);
    expect(sentences.filter((sentence) => sentence.includes("twilio"))).toHaveLength(2);
    expect(sentences.join()).not.toContain("hidden");
  });
});

/** Rows of the tables that say what is kept, for how long and from when. */
function retention(source: string): { data: string; period: string; start: string }[] {
  const tables = source.match(/^\| (?:Veri|Data) \| (?:Süre|Period) \|.*\n(?:\|.*\n)+/gm) ?? [];
  return tables.flatMap((table) =>
    table
      .trim()
      .split("\n")
      .slice(2)
      .map((row) => row.split("|").map((cell) => cell.trim()))
      .map(([, data = "", period = "", start = ""]) => ({ data, period, start })),
  );
}
