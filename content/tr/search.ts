import { type Link, link } from "../schema.ts";

const starts: { kicker: string; link: Link }[] = [
  {
    kicker: "Yönetilen hizmetler",
    link: link("BT altyapı yönetimi", "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi"),
  },
  { kicker: "Teklif", link: link("Hizmetlerinizi seçin, teklif alın", "yonetilen-hizmetler-teklif-al") },
  { kicker: "Ürünler", link: link("İK, e-⁠Satınalma, e-⁠Dönüşüm ve RPA", "dijital-donusum-urunleri") },
  { kicker: "Referanslar", link: link("Başarı hikâyeleri", "hakkimizda-basari-hikayeleri") },
  { kicker: "Kariyer", link: link("Programlar ve başvuru", "hakkimizda-kariyer") },
  { kicker: "İletişim", link: link("Adres, telefon ve e-⁠posta", "iletisim") },
];

export const search = {
  meta: {
    title: "Arama",
    description:
      "Hizmetlerde, sayfalarda, başarı hikâyelerinde, haberlerde ve yasal metinlerde arayın. Türkçe harf kullanmasanız da, küçük yazım hataları yapsanız da bulursunuz.",
  },
  titleOf: (query: string) => `Arama: ${query}`,
  title: "Arama",
  form: { label: "Sitede ara", button: "Ara" },
  /** Stands after the query in bold quotes. */
  count: (total: number) => (total > 0 ? ` için ${total} sonuç` : " için sonuç yok"),
  all: "Tümü",
  filter: { title: "Tür", label: "Türe göre süz" },
  kinds: {
    services: "Hizmetler",
    pages: "Sayfalar",
    stories: "Başarı hikâyeleri",
    news: "Haberler ve raporlar",
    legal: "Yasal metinler",
  },
  more: (total: number) => `${total} sonucun tümü`,
  cut: "Aramanız 200 karakterden uzundu; ilk 200 karakteriyle aradık.",
  partial: "Bütün sözcükleri bir arada içeren bir sayfa yok; en çoğunu içerenleri sıraladık.",
  nearest: "Tam böyle yazılmış bir sözcük yok; en yakınıyla aradık:",
  refused: "Arama şu anda yeni sonuç getiremiyor; son bulunanlar aşağıda duruyor. Biraz sonra yeniden deneyin.",
  ask: {
    before: "Aradığınızı bulamadıysanız ",
    link: link("bize yazın", "iletisim"),
    after: "; sorunuz ilgili ekibe ulaşır.",
  },
  empty: {
    status: "Aramak istediğiniz sözcüğü yazın.",
    hint: "Türkçe harf kullanmasanız da olur: “guvenlik” yazan güvenliği bulur. Sözcüğün başı yeter, küçük yazım hataları sonucu bozmaz.",
    title: "Buradan başlayabilirsiniz",
    starts,
  },
  none: {
    title: (query: string) => `“${query}” için bir şey bulamadık.`,
    text: "Yazımına bir kez daha bakın ya da daha kısa, daha genel bir sözcük deneyin: “bordro yazılımı” yerine “bordro” gibi. Sitede yeri yoksa bize sorun.",
    contact: link("Bize sorun", "iletisim"),
  },
  key: "/ tuşu her sayfada aramayı açsın",
};
