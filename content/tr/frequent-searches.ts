import type { FrequentSearch } from "../schema.ts";

/**
 * What visitors search for in words that our pages do not use, and the pages that answer it, best first.
 * Phrases are divided by commas. Write the shortest form: "fiyat" also understands "fiyatları", with and without
 * Turkish letters. A phrase of several words is understood in any order; words under four letters take no endings.
 */
export const frequentSearches: FrequentSearch[] = [
  {
    words: "fiyat, ücret, maliyet, tarife, kaç para, teklif, satın almak istiyorum",
    pages: ["yonetilen-hizmetler-teklif-al"],
  },
  {
    words: "kvkk, gdpr, kişisel veri, verilerim, veri silme, unutulma hakkı, veri sahibi",
    pages: ["veri-sahibi-basvurusu", "kisisel-verilerin-korunmasi", "aydinlatma-metni"],
  },
  { words: "gizlilik, mahremiyet", pages: ["kisisel-verilerin-korunmasi", "aydinlatma-metni"] },
  {
    words: "insan kaynakları, ik, ik yazılımı, personel, izin takibi",
    pages: ["dijital-donusum-urunleri", "hakkimizda-kariyer"],
  },
  { words: "bordro, özlük", pages: ["dijital-donusum-urunleri"] },
  {
    words: "e-⁠Fatura, elektronik fatura, e-⁠Arşiv, e-⁠İrsaliye, e-⁠Defter",
    pages: ["dijital-donusum-urunleri"],
  },
  {
    words: "ilan, açık pozisyon, iş arıyorum, iş fırsatı, işe alım, eleman, özgeçmiş, cv",
    pages: ["hakkimizda-kariyer", "hakkimizda-kariyer-ise-alim"],
  },
  { words: "iş başvuru, nasıl başvur, mülakat", pages: ["hakkimizda-kariyer-ise-alim", "hakkimizda-kariyer"] },
  { words: "staj", pages: ["hakkimizda-kariyer-dxperience"] },
  { words: "yeni mezun", pages: ["hakkimizda-kariyer-dxtechway"] },
  {
    words: "referans, müşteriler, kimlerle çalışıyorsunuz, örnek proje, vaka",
    pages: ["hakkimizda-basari-hikayeleri"],
  },
  {
    words: "telefon, whatsapp, adres, neredesiniz, harita, ulaşım, konum, faks, e-⁠posta, mail, ofis, şube",
    pages: ["iletisim"],
  },
  {
    words: "çalışma saat, mesai, müşteri hizmet, çağrı merkezi, destek hattı, arıza, şikâyet, öneri",
    pages: ["iletisim"],
  },
  { words: "bayi, iş ortaklığı, partner, tedarikçi olmak", pages: ["iletisim"] },
  { words: "müşteri giriş, giriş yap, login, oturum aç, şifremi unuttum, hesabım", pages: ["iletisim"] },
  {
    words: "yedek, sunucu bakım, sanallaştırma, veritabanı, veri tabanı",
    pages: ["yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi"],
  },
  {
    words: "yönetilen hizmetler, dış kaynak",
    pages: ["yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi", "yonetilen-hizmetler-teklif-al"],
  },
  {
    words: "bt destek, teknik destek",
    pages: ["yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi", "iletisim"],
  },
  {
    words: "felaket kurtarma, olağanüstü durum",
    pages: ["yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi", "is-surekliligi-politikasi"],
  },
  { words: "erp, sap danışman", pages: ["yonetilen-hizmetler-sap-ve-is-uygulamalari-yonetimi"] },
  {
    words: "sunucu kiralama, sanal sunucu, hosting, barındırma, vps, aws, azure",
    pages: ["bulut-cozumleri"],
  },
  {
    words: "fidye, ransomware, hack, siber saldırı, pentest, sızma test, firewall, güvenlik duvar, virüs, oltalama",
    pages: ["yonetilen-hizmetler-siber-guvenlik-yonetim-ve-danismanlik-hizmetleri"],
  },
  {
    words: "eski yazılım, eski uygulama, yazılım yenileme, mikroservis",
    pages: ["yonetilen-hizmetler-uygulama-modernizasyonu"],
  },
  {
    words: "iş zekâsı, raporlama, veri ambarı, yapay zekâ, büyük veri",
    pages: ["yonetilen-hizmetler-veri-yonetimi-ve-stratejileri"],
  },
  {
    words: "genel müdür, ceo, yönetim kurulu, kurucu, direktör",
    pages: ["hakkimizda-yonetim-yapimiz"],
  },
  { words: "tarihçe, vizyon, misyon", pages: ["hakkimizda"] },
  { words: "basın, haberler, duyuru, blog", pages: ["hakkimizda-medya"] },
  { words: "gartner, analist", pages: ["gartner", "gartner-kullanici-deneyimi-raporu"] },
  {
    words: "sertifika, iso belge",
    pages: ["bilgi-guvenligi-politikasi", "hizmet-yonetim-politikasi", "is-surekliligi-politikasi"],
  },
  { words: "kampüs ziyaret, kampüs gezi", pages: ["dijital-kampus"] },
  { words: "etik kural, etik ihlal, etik hat, ihbar, rüşvet, hediye", pages: ["is-etigi-kurallari"] },
  { words: "araştırma geliştirme, inovasyon, üniversite iş birliği", pages: ["arge"] },
];
