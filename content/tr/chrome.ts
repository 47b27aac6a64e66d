import { link, type NavItem } from "../schema.ts";

/** Header, footer and the small words that stand on every page. */
const managedServices: MenuEntry[] = [
  {
    id: "it",
    title: "BT Altyapı Yönetimi",
    note: "Sunucu, sanallaştırma, yedekleme, veritabanı",
    sign: "altyapi",
    target: { name: "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi" },
  },
  {
    id: "cms",
    title: "Siber Güvenlik",
    note: "Yönetim ve danışmanlık hizmetleri",
    sign: "guvenlik",
    target: { name: "yonetilen-hizmetler-siber-guvenlik-yonetim-ve-danismanlik-hizmetleri" },
  },
  {
    id: "sap",
    title: "SAP ve İş Uygulamaları",
    note: "SAP Basis, bakım ve bulut yönetimi",
    sign: "sap",
    target: { name: "yonetilen-hizmetler-sap-ve-is-uygulamalari-yonetimi" },
  },
  {
    id: "am",
    title: "Uygulama Modernizasyonu",
    note: "Eski uygulamadan bulut yerlisine",
    sign: "modern",
    target: { name: "yonetilen-hizmetler-uygulama-modernizasyonu" },
  },
  {
    id: "dm",
    title: "Veri Yönetimi ve Stratejileri",
    note: "Veriden karara uzanan mimari",
    sign: "veri",
    target: { name: "yonetilen-hizmetler-veri-yonetimi-ve-stratejileri" },
  },
  {
    id: "quote",
    title: "Teklif alın",
    note: "Hizmetlerinizi ve seviyelerini seçin",
    sign: "yonetilen",
    target: { name: "yonetilen-hizmetler-teklif-al" },
  },
];

const products: MenuEntry[] = [
  {
    id: "hr",
    title: "İK ürün ailesi",
    note: "Bordrodan performansa tek platform",
    sign: "urun",
    target: { name: "dijital-donusum-urunleri", hash: "ik" },
  },
  {
    id: "procurement",
    title: "e-⁠Satınalma",
    note: "Talepten sözleşmeye şeffaf tedarik",
    sign: "yerli",
    target: { name: "dijital-donusum-urunleri", hash: "e-satinalma" },
  },
  {
    id: "transformation",
    title: "e-⁠Dönüşüm",
    note: "e-⁠Fatura, e-⁠Arşiv, e-⁠Defter",
    sign: "genel",
    target: { name: "dijital-donusum-urunleri", hash: "e-donusum" },
  },
  {
    id: "rpa",
    title: "Robotik Süreç Otomasyonu",
    note: "Tekrarlayan işi robotlara bırakın",
    sign: "robot",
    target: { name: "dijital-donusum-urunleri-robotik-surec-otomasyonu" },
  },
];

const aboutUs: MenuEntry[] = [
  {
    id: "campus",
    title: "Dijital Kampüs",
    note: "9 bina, 300’den fazla çalışan",
    sign: "kampus",
    target: { name: "dijital-kampus" },
  },
  { id: "research", title: "Ar-⁠Ge Merkezi", note: "Fikirden ürüne", sign: "arge", target: { name: "arge" } },
  {
    id: "career",
    title: "Kariyer",
    note: "DxPerience ve DxTechway",
    sign: "yetenek",
    target: { name: "hakkimizda-kariyer" },
  },
  {
    id: "stories",
    title: "Başarı Hikâyeleri",
    note: "Müşterilerimizin anlattıkları",
    sign: "coklu",
    target: { name: "hakkimizda-basari-hikayeleri" },
  },
  {
    id: "management",
    title: "Yönetim Yapımız",
    note: "Ekibimizle tanışın",
    sign: "ozel",
    target: { name: "hakkimizda-yonetim-yapimiz" },
  },
  { id: "media", title: "Medya", note: "Haberler ve raporlar", sign: "hibrit", target: { name: "hakkimizda-medya" } },
];

export type MenuEntry = NavItem & { note: string; sign: string };
export type MenuGroup = {
  id: string;
  title: string;
  intro: string;
  more: ReturnType<typeof link>;
  entries: MenuEntry[];
};

export const chrome = {
  skip: "İçeriğe geç",
  homeLabel: "Yakamoz ana sayfa",
  menu: { label: "Ana menü", open: "Menü", close: "Kapat", call: "Bizi arayın:" },
  language: { label: "EN, English", short: "EN", name: "English" },
  search: link("Sitede ara", "ara"),
  quote: link("Teklif alın", "yonetilen-hizmetler-teklif-al"),
  cloud: link("Bulut Çözümleri", "bulut-cozumleri"),
  contact: link("İletişim", "iletisim"),
  groups: [
    {
      id: "services",
      title: "Yönetilen Hizmetler",
      intro:
        "BT operasyonunuzu tanımlı hizmet seviyeleriyle üstleniyoruz. 45 yılı aşan deneyim, 20’den fazla sektör, 350’den fazla proje.",
      more: link("Teklif alın", "yonetilen-hizmetler-teklif-al"),
      entries: managedServices,
    },
    {
      id: "products",
      title: "Dijital Dönüşüm",
      intro: "Kâğıtta kalan süreçleri ölçülebilir akışlara çeviren, kendi geliştirdiğimiz ürünler.",
      more: link("Tüm ürünler", "dijital-donusum-urunleri"),
      entries: products,
    },
    {
      id: "about",
      title: "Hakkımızda",
      intro: "Yarım asra yaklaşan bir mühendislik kültürü, 15 dekarlık bir kampüs ve yüzlerce meraklı insan.",
      more: link("Yakamoz’u tanıyın", "hakkimizda"),
      entries: aboutUs,
    },
  ] as MenuGroup[],
  connection: {
    offline: "Bağlantı yok.",
    held: "Bunun için bağlantı gerekiyor.",
    kept: "Bu sayfa ve yazdıklarınız duruyor; bağlantı gelince devam edebilirsiniz.",
    back: "Yeniden bağlandınız.",
  },
  breadcrumbs: "Konum",
  subNav: "Sayfa içi",
  footer: {
    columns: [
      {
        title: "Çözümler",
        links: [
          link("Bulut Çözümleri", "bulut-cozumleri"),
          link("BT Altyapı Yönetimi", "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi"),
          link("Siber Güvenlik", "yonetilen-hizmetler-siber-guvenlik-yonetim-ve-danismanlik-hizmetleri"),
          link("SAP ve İş Uygulamaları", "yonetilen-hizmetler-sap-ve-is-uygulamalari-yonetimi"),
          link("Uygulama Modernizasyonu", "yonetilen-hizmetler-uygulama-modernizasyonu"),
          link("Veri Yönetimi", "yonetilen-hizmetler-veri-yonetimi-ve-stratejileri"),
        ],
      },
      {
        title: "Ürünler",
        links: [
          link("İK ürün ailesi", "dijital-donusum-urunleri", { hash: "ik" }),
          link("e-⁠Satınalma", "dijital-donusum-urunleri", { hash: "e-satinalma" }),
          link("e-⁠Dönüşüm", "dijital-donusum-urunleri", { hash: "e-donusum" }),
          link("Robotik Süreç Otomasyonu", "dijital-donusum-urunleri-robotik-surec-otomasyonu"),
        ],
      },
      {
        title: "Yakamoz",
        links: [
          link("Hakkımızda", "hakkimizda"),
          link("Yönetim Yapımız", "hakkimizda-yonetim-yapimiz"),
          link("Ar-⁠Ge Merkezi", "arge"),
          link("Dijital Kampüs", "dijital-kampus"),
          link("Medya", "hakkimizda-medya"),
          link("Analist Araştırmaları", "gartner"),
        ],
      },
      {
        title: "Kariyer",
        links: [
          link("Kariyer", "hakkimizda-kariyer"),
          link("DxPerience", "hakkimizda-kariyer-dxperience"),
          link("DxTechway", "hakkimizda-kariyer-dxtechway"),
          link("İşe Alım", "hakkimizda-kariyer-ise-alim"),
        ],
      },
    ],
    follow: "Bizi takip edin",
    legal: "Yasal metinler",
    rights: "Tüm hakları saklıdır.",
  },
  feedTitle: "Yakamoz haberleri",
};
