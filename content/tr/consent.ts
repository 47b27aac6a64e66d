/** The question about cookies, asked only where there is something to consent to. */
export const consent = {
  title: "Çerezler konusunda karar sizin",
  text: "Zorunlu çerezler siteyi çalıştırır. Kalanları yalnızca izin verirseniz kullanırız; reddetmek hiçbir içeriği kapatmaz.",
  reject: "Reddet",
  accept: "Kabul et",
  preferences: "Tercihler",
  always: "her zaman açık",
  categories: {
    necessary: {
      name: "Zorunlu",
      text: "Dil seçiminizi 365 gün, yarım kalan teklif taslağınızı 7 gün, kaydedilmemiş son seçiminizi en çok 10 dakika, bu kararınızı 180 gün hatırlar.",
    },
    analytics: {
      name: "Ölçüm",
      text: "Hangi sayfaların okunduğunu sayar. İzin verirseniz etiket yöneticisi yüklenir.",
    },
    marketing: {
      name: "Pazarlama",
      text: "Reklamları ilginize göre seçmeye ve sonucunu ölçmeye yarar. Ancak ölçüme de izin verirseniz çalışır.",
    },
  },
  save: "Seçimi kaydet",
  close: "Vazgeç",
  /** In the footer of every page; the cookie policy names it in these words. */
  link: "Çerez tercihleri",
};
