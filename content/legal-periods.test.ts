import { describe, expect, test } from "vitest";

const texts = import.meta.glob<string>("./*/legal/*.md", { query: "?raw", import: "default", eager: true });

/** What the site does by its default settings; whoever changes one changes the texts too. */
const periods = {
  tr: {
    "İletişim, rapor ve teklif talepleri, site veritabanında": "730 gün (2 yıl)",
    "Sihirbaz taslağındaki hizmet seçimleri": "7 gün",
    "Taslaktaki kişisel veriler": "24 saat",
    "Doğrulanmamış teklif talebi": "24 saat",
    "Doğrulanmamış veri sahibi başvurusu": "24 saat",
    "Veri sahibi başvurusundaki kişisel veriler, site veritabanında": "730 gün (2 yıl)",
    "Robot gönderimine benzediği için ayrılan form": "30 gün",
    "Rapor bağlantısı": "7 gün geçerli",
    Yedekler: "35 gün",
  },
  en: {
    "Contact, report and quote requests, in the site’s database": "730 days (2 years)",
    "Service choices in a wizard draft": "7 days",
    "Personal data in a draft": "24 hours",
    "Unverified quote request": "24 hours",
    "Unverified data-subject request": "24 hours",
    "Personal data in a data-subject request, in the site’s database": "730 days (2 years)",
    "Form set aside because it looks automated": "30 days",
    "Report link": "Valid for 7 days",
    Backups: "35 days",
  },
};

describe.each(["tr", "en"] as const)("legal texts in %s", (locale) => {
  const files = Object.keys(texts).filter((file) => file.startsWith(`./${locale}/`));
  const rows = files.flatMap((file) => retention(texts[file] as string).map((row) => ({ file, ...row })));

  test("the notice of the site states every period", () => {
    const stated = retention(texts[`./${locale}/legal/aydinlatma-metni.md`] as string);
    expect(Object.fromEntries(stated.map(({ data, period }) => [data, period]))).toMatchObject(periods[locale]);
  });

  test("they agree with one another", () => {
    const first = new Map<string, (typeof rows)[number]>();
    const odd = rows.filter((row) => {
      const known = first.get(row.data) ?? row;
      first.set(row.data, known);
      return row.period !== known.period || row.start !== known.start;
    });
    expect(odd).toEqual([]);
  });

  test("backups are gone after the same time in every sentence", () => {
    const aboutBackups = files
      .flatMap((file) => (texts[file] as string).split(/\n|(?<=[.;])\s/))
      .filter((part) => {
        return /yedek|backup/i.test(part) && /\d+ (gün|days)/.test(part);
      });
    expect(aboutBackups.length).toBeGreaterThan(10);
    expect(aboutBackups.filter((part) => !part.includes(Object.values(periods[locale]).at(-1) as string))).toEqual([]);
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
