import { link, type Person } from "../schema.ts";

const people: Person[] = [
  {
    id: "defne-arslan",
    name: "Defne Arslan",
    title: "Genel Müdür",
    description:
      "Bilgisayar mühendisi. Yirmi iki yılını kurumsal altyapı projelerinde geçirdi; ekibe sistem mühendisi olarak katıldı, operasyon merkezini kurdu. 2019’dan beri genel müdür. Üniversitede iş sürekliliği dersi veriyor.",
    image: "defne-arslan",
  },
  {
    id: "mert-yalin",
    name: "Mert Yalın",
    title: "Operasyon Direktörü",
    description:
      "Endüstri mühendisi. 7/⁠24 operasyon merkezinin vardiya düzenini ve olay yönetimi pratiğini kurdu. Önceki görevinde üretim hatlarını yönetiyordu; “hat durmaz” alışkanlığı oradan geliyor. Ayda bir geceyi hâlâ nöbet salonunda geçiriyor.",
    image: "mert-yalin",
  },
  {
    id: "elif-aydin",
    name: "Elif Aydın",
    title: "Altyapı Hizmetleri Direktörü",
    description:
      "Elektrik elektronik mühendisi. On sekiz yıldır sunucu, depolama ve yedekleme tasarlıyor. SAP sistemlerinin buluta taşındığı hafta sonlarında telefonu hiç kapanmadı. Ekibinin kuralı: geri dönülemeyen yedek, yedek sayılmaz.",
    image: "elif-aydin",
  },
  {
    id: "ismail-gok",
    name: "İsmail Gök",
    title: "Veri Merkezi Direktörü",
    description:
      "Makine mühendisi. Veri merkezlerinin enerji ve soğutma tasarımından sorumlu. Soğutma için harcanan enerjiyi üç yılda üçte bir azaltan tasarım onun ekibinden çıktı. Toplantıya slaytla değil, sayaç okumasıyla gelir.",
    image: "ismail-gok",
  },
  {
    id: "selin-karaca",
    name: "Selin Karaca",
    title: "Müşteri Deneyimi Direktörü",
    description:
      "İşletme mezunu. Hizmet masasından başladı; ilk iki yıl telefonu kendisi açtı. Ölçülen ilk yanıt süresini sözleşmelere koyan ekip onun ekibi. Müşteri ziyaretlerine not defteriyle gider, sunum açmaz.",
    image: "selin-karaca",
  },
  {
    id: "baris-tekin",
    name: "Barış Tekin",
    title: "Ürün ve Ar-⁠Ge Direktörü",
    description:
      "Matematikçi. İK ürün ailesi, e-⁠Satınalma, e-⁠Dönüşüm ve robotik süreç otomasyonu ürünlerinin geliştirilmesini yönetiyor. Üniversitelerle yürütülen projelerin konusu, onun ekibinin nöbet masasında tuttuğu notlardan çıkıyor. Açık kaynak projelere katkı veriyor.",
    image: "baris-tekin",
  },
  {
    id: "zeynep-sen",
    name: "Zeynep Şen",
    title: "İnsan Deneyimi ve Sürdürülebilirlik Direktörü",
    description:
      "Psikolog. DxPerience ve DxTechway programlarını kurdu. Kampüsün yaşam planını çalışanlarla birlikte yazdı; dokuz binanın enerji ve su ölçümü de onun ekibinde. İşe alımda en sevdiği soru: son zamanlarda neyi yanlış biliyormuşsunuz?",
    image: "zeynep-sen",
  },
];

export const management = {
  meta: {
    title: "Yönetim yapımız",
    description:
      "Genel müdürümüz ve altı direktörümüz: hangi işten geldiler, bugün neyi yönetiyorlar, kararları birlikte nasıl alıyorlar? Yedi kısa özgeçmiş.",
  },
  head: {
    title: "Yedi yönetici, yedi ayrı yol.",
    lead: "Kimi hizmet masasından geldi, kimi üretim hattından. Ortak yanları: hepsi en az bir kez gece nöbeti tuttu.",
  },
  biography: "Özgeçmiş",
  people,
  decisions: {
    title: "Kararlar nasıl alınıyor?",
    lead: "Yönetim ekibi her hafta aynı masada toplanır. Gündemin ilk maddesi değişmez: geçen hafta ne durdu, neden durdu?",
    items: [
      {
        title: "Önce olaylar",
        content:
          "Her kritik olayın ve tekrarlayan olayların kök nedeni araştırılır, yazılır. İnceleme kimseyi suçlamak için yapılmaz; alınacak önlemin bir sahibi ve bir günü vardır.",
        link: link("Hizmet Yönetim Politikası", "hizmet-yonetim-politikasi"),
      },
      {
        title: "Bağımsız bir etik hattı",
        content:
          "Etik Komitesi genel müdüre değil, doğrudan Yönetim Kuruluna rapor verir. Hakkında bildirim bulunan kimse kendi dosyasının masasına oturmaz.",
        link: link("İş Etiği Kuralları", "is-etigi-kurallari"),
      },
      {
        title: "Sınanmış planlar",
        content:
          "İş sürekliliği planları rafta değil, tatbikatta değerlendirilir. Sonuçlar üst yönetime raporlanır; çalışmayan plan yeniden yazılır.",
        link: link("İş Sürekliliği Politikası", "is-surekliligi-politikasi"),
      },
    ],
  },
  rows: [
    { kicker: "Kariyer", link: link("Sekizinci yol sizinki olabilir.", "hakkimizda-kariyer") },
    { kicker: "Hakkımızda", link: link("Adımızın hikâyesi ve ödüller.", "hakkimizda") },
  ],
};
