import { describe, expect, test } from "vitest";
import { words } from "../../../copy/words.ts";
import { href } from "../../../site/href.ts";
import type { Locale } from "../../../site/locales.ts";
import type { PageName } from "../../../site/pages.ts";
import { searchResults } from "./results.ts";
import { siteSearch } from "./site-search.server.ts";

const quote = "yonetilen-hizmetler-teklif-al";
const infrastructure = "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi";
const sap = "yonetilen-hizmetler-sap-ve-is-uygulamalari-yonetimi";
const security = "yonetilen-hizmetler-siber-guvenlik-yonetim-ve-danismanlik-hizmetleri";
const modernization = "yonetilen-hizmetler-uygulama-modernizasyonu";
const data = "yonetilen-hizmetler-veri-yonetimi-ve-stratejileri";
const products = "dijital-donusum-urunleri";
const robots = "dijital-donusum-urunleri-robotik-surec-otomasyonu";
const career = "hakkimizda-kariyer";
const stories = "hakkimizda-basari-hikayeleri";

/** What visitors usually ask for, as they type it, and the page that answers it best. */
const questions = {
  tr: [
    ["fiyat", quote],
    ["fiyat listesi", quote],
    ["sap fiyatları", quote],
    ["aylık maliyet", quote],
    ["teklif almak istiyorum", quote],
    ["yedekleme", infrastructure],
    ["sunucu bakımı", infrastructure],
    ["veritabanı yönetimi", infrastructure],
    ["fidye yazılımı", security],
    ["sızma testi", security],
    ["güvenlik duvarı", security],
    ["soc", security],
    ["sap", sap],
    ["s4 hana", sap],
    ["eski yazılımı yenileme", modernization],
    ["iş zekası", data],
    ["bulut", "bulut-cozumleri"],
    ["sunucu kiralama", "bulut-cozumleri"],
    ["e-fatura", products],
    ["efatura", products],
    ["bordro programı", products],
    ["insan kaynakları", products],
    ["satın alma", products],
    ["rpa", robots],
    ["staj", "hakkimizda-kariyer-dxperience"],
    ["yeni mezun", "hakkimizda-kariyer-dxtechway"],
    ["kariyer", career],
    ["iş ilanı", career],
    ["açık pozisyonlar", career],
    ["iş başvurusu", "hakkimizda-kariyer-ise-alim"],
    ["referanslar", stories],
    ["müşterileriniz", stories],
    ["adres", "iletisim"],
    ["telefon numarası", "iletisim"],
    ["çalışma saatleri", "iletisim"],
    ["şikayet", "iletisim"],
    ["müşteri girişi", "iletisim"],
    ["olay hattı", "iletisim"],
    ["mersis", "iletisim"],
    ["basın kiti", "hakkimizda-medya"],
    ["güvenlik açığı bildirimi", "guvenlik-bildirimi"],
    ["geri yükleme", infrastructure],
    ["hizmet seviyesi", infrastructure],
    ["kvkk", "veri-sahibi-basvurusu"],
    ["verilerimi silin", "veri-sahibi-basvurusu"],
    ["gizlilik politikası", "kisisel-verilerin-korunmasi"],
    ["çerez", "cerez-politikasi"],
    ["erişilebilirlik", "erisilebilirlik"],
    ["güvenlik açığı bildirmek", "guvenlik-bildirimi"],
    ["iso 27001", "bilgi-guvenligi-politikasi"],
    ["genel müdür", "hakkimizda-yonetim-yapimiz"],
    ["basın", "hakkimizda-medya"],
    ["etik ihlal bildirimi", "is-etigi-kurallari"],
    ["arge", "arge"],
    ["ne kadar tutar", quote],
    ["teklifimi", quote],
    ["nerede", "iletisim"],
    ["nerdesiniz", "iletisim"],
    ["servis seviyesi", infrastructure],
    ["satın alma yazılımı", products],
    ["kampüsü gezmek", "dijital-kampus"],
    ["veri merkezi", "bulut-cozumleri"],
    ["data center", "bulut-cozumleri"],
    ["sunucum", infrastructure],
  ],
  en: [
    ["price", quote],
    ["pricing", quote],
    ["how much does it cost", quote],
    ["get a quote", quote],
    ["backup", infrastructure],
    ["server maintenance", infrastructure],
    ["database management", infrastructure],
    ["ransomware", security],
    ["pentest", security],
    ["firewall", security],
    ["soc", security],
    ["sap", sap],
    ["s/4hana", sap],
    ["legacy software", modernization],
    ["business intelligence", data],
    ["cloud", "bulut-cozumleri"],
    ["server hosting", "bulut-cozumleri"],
    ["e-invoice", products],
    ["payroll software", products],
    ["human resources", products],
    ["procurement", products],
    ["rpa", robots],
    ["internship", "hakkimizda-kariyer-dxperience"],
    ["graduate program", "hakkimizda-kariyer-dxtechway"],
    ["careers", career],
    ["jobs", career],
    ["vacancies", career],
    ["job application", "hakkimizda-kariyer-ise-alim"],
    ["references", stories],
    ["case studies", stories],
    ["customers", stories],
    ["address", "iletisim"],
    ["phone number", "iletisim"],
    ["opening hours", "iletisim"],
    ["complaint", "iletisim"],
    ["login", "iletisim"],
    ["incident line", "iletisim"],
    ["mersis", "iletisim"],
    ["press kit", "hakkimizda-medya"],
    ["restore a backup", infrastructure],
    ["service level", infrastructure],
    ["code of conduct", "is-etigi-kurallari"],
    ["gdpr", "veri-sahibi-basvurusu"],
    ["delete my data", "veri-sahibi-basvurusu"],
    ["privacy policy", "kisisel-verilerin-korunmasi"],
    ["cookies", "cerez-politikasi"],
    ["accessibility", "erisilebilirlik"],
    ["report a vulnerability", "guvenlik-bildirimi"],
    ["iso 27001", "bilgi-guvenligi-politikasi"],
    ["ceo", "hakkimizda-yonetim-yapimiz"],
    ["press", "hakkimizda-medya"],
    ["report a violation", "is-etigi-kurallari"],
    ["research", "arge"],
    ["data center", "bulut-cozumleri"],
  ],
} satisfies Partial<Record<Locale, [question: string, page: PageName][]>>;

/** What a buyer, a candidate, a journalist, a data subject or a customer with a problem types in a hurry. */
const everydayQuestions = {
  tr: [
    ["ücretleriniz ne kadar", quote],
    ["bize kaça mal olur", quote],
    ["buluta geçmek istiyoruz", "bulut-cozumleri"],
    ["bilgisayarlarımıza virüs bulaştı", security],
    ["programımız çok eskidi", modernization],
    ["tekrarlayan işleri robota yaptırmak", robots],
    ["izin takibi", products],
    ["kimlerle çalıştınız", stories],
    ["sap danışmanı arıyoruz", sap],
    ["raporlarımız birbirini tutmuyor", data],
    ["mülakatta ne soruyorsunuz", "hakkimizda-kariyer-ise-alim"],
    ["stajyer alıyor musunuz", "hakkimizda-kariyer-dxperience"],
    ["mezun oldum iş arıyorum", "hakkimizda-kariyer-dxtechway"],
    ["logonuzu indirmek", "hakkimizda-medya"],
    ["ne zaman kuruldunuz", "hakkimizda"],
    ["bilgilerimi sistemden kaldırın", "veri-sahibi-basvurusu"],
    ["çerezleri kapatmak", "cerez-politikasi"],
    ["kameralar beni kaydediyor mu", "ziyaretci-aydinlatma-metni"],
    ["sistemimiz çöktü kimi arayayım", "iletisim"],
    ["ofisiniz hangi ilçede", "iletisim"],
  ],
  en: [
    ["how much do you charge", quote],
    ["moving to the cloud", "bulut-cozumleri"],
    ["our files are encrypted", security],
    ["our application is outdated", modernization],
    ["automate repetitive tasks", robots],
    ["leave requests", products],
    ["who are your clients", stories],
    ["sap support", sap],
    ["data warehouse", data],
    ["interview process", "hakkimizda-kariyer-ise-alim"],
    ["summer internships", "hakkimizda-kariyer-dxperience"],
    ["i just graduated", "hakkimizda-kariyer-dxtechway"],
    ["download your logo", "hakkimizda-medya"],
    ["when were you founded", "hakkimizda"],
    ["what data do you have about me", "veri-sahibi-basvurusu"],
    ["turn off cookies", "cerez-politikasi"],
    ["server down who do i call", "iletisim"],
    ["directions to your office", "iletisim"],
    ["can i visit the campus", "dijital-kampus"],
    ["bribery", "is-etigi-kurallari"],
  ],
} satisfies Record<Locale, [question: string, page: PageName][]>;

function firstThree(question: string, locale: Locale): string[] {
  const query = new URLSearchParams({ q: question });
  const { groups } = searchResults(query, siteSearch(locale), words("search", locale), href("ara", locale));
  return groups.flatMap(({ hits }) => hits.map((hit) => hit.href)).slice(0, 3);
}

test.each(["tr", "en"] as const)(
  "in %s all but two everyday questions have their page among the first three",
  (locale) => {
    const misses = everydayQuestions[locale].filter(
      ([question, page]) => !firstThree(question, locale).includes(href(page, locale)),
    );
    expect(misses.length, JSON.stringify(misses)).toBeLessThanOrEqual(2);
  },
);

describe.each(["tr", "en"] as const)(
  "in %s, among the first three results as they are shown, a visitor finds",
  (locale) => {
    test.each(questions[locale])("for %s the page %s", (question, page) => {
      expect(firstThree(question, locale)).toContain(href(page, locale));
    });
  },
);
