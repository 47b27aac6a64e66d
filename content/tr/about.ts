import { company } from "../../site/company.ts";
import { link, type SliderEntry } from "../schema.ts";

const awards: (SliderEntry & { year: string })[] = [
  {
    year: "2024",
    image: "bulut-gecisi",
    title: "En iyi bulut geçişi",
    content: "Tuna Lojistik’in 14 SAP sistemini tek bir hafta sonunda buluta taşıyan ekip için.",
    person: "Elif Aydın, Altyapı Hizmetleri Direktörü",
  },
  {
    year: "2024",
    image: "hizmet-ekibi",
    title: "Yılın yönetilen hizmet ekibi",
    content: "Operasyon merkezi başka bir binaya taşınırken nöbeti bir dakika bile durdurmayan vardiyalar için.",
    person: "Mert Yalın, Operasyon Direktörü",
  },
  {
    year: "2023",
    image: "genc-yetenek",
    title: "Genç yetenek programı",
    content: "DxTechway’in ilk 18 mezunu ve bugün kullanılan bitirme projeleri için.",
    person: "Zeynep Şen, İnsan Deneyimi ve Sürdürülebilirlik Direktörü",
  },
  {
    year: "2022",
    image: "yesil-veri-merkezi",
    title: "Yeşil veri merkezi",
    content: "Soğutmaya harcanan enerjiyi üç yılda üçte bir azaltan tasarım için.",
    person: "İsmail Gök, Veri Merkezi Direktörü",
  },
  {
    year: "2021",
    image: "musteri-deneyimi",
    title: "Müşteri deneyimi, büyük ödül",
    content: "Hizmet masasını, kayıtları açan müşterilerle aynı masaya oturup yeniden tasarlayan ekip için.",
    person: "Selin Karaca, Müşteri Deneyimi Direktörü",
  },
];

export const about = {
  meta: {
    title: "Hakkımızda: kırk beş yılı aşkın süredir aynı iş",
    description:
      "Bir servis bürosu olarak başladık. Bugün bulut, yönetilen hizmetler, siber güvenlik ve kendi ürünlerimizle 4000’den fazla kuruma hizmet veriyoruz.",
  },
  head: {
    title: "Kırk beş yılı aşkın süredir aynı iş: sistemleri ayakta tutmak.",
    lead: "Delikli karttan buluta araçlar değişti, sorumluluk değişmedi. Bugün 20’den fazla sektörde, 4000’den fazla kurumun sistemleri bize emanet.",
  },
  figures: [
    { value: "4000+", label: "müşteri" },
    { value: "45+", label: "yıllık deneyim" },
    { value: "25+", label: "bulut uzmanı" },
    { value: "50+", label: "küresel teknoloji ortağı" },
  ],
  origin: {
    title: "Neden yakamoz?",
    lead: "Yakamoz, denizdeki canlıların hareketle ışıldamasıdır. Su durgunken görünmez; bir kayık geçer, ardında ışıktan bir iz kalır.",
    paragraphs: [
      "Altyapı da böyledir. Her şey yolundayken kimse fark etmez. Ama işiniz hızlandığında, sipariş yağdığında, yeni bir ülkeye açıldığınızda o derinlikte bir şeyin çalışıyor olması gerekir. Adımızı bu yüzden ondan aldık.",
      `Kurucularımız ${company.founded} yılında bir muhasebe servis bürosu açtı. Bugün üç yüzü aşkın kişiyiz; bulut, yönetilen hizmetler, siber güvenlik ve kendi geliştirdiğimiz ürünlerle çalışıyoruz. Aradan geçen yıllarda bize en çok sorulan soru değişmedi: gece üçte bir şey durursa telefonu kim açacak? Yanıtımız da değişmedi.`,
    ],
  },
  history: {
    title: "Dört dönemeç, tek nöbet.",
    lead: "Geçmişimizi ürün adlarıyla değil, nöbetin nasıl değiştiğiyle anlatmak bize daha doğru geliyor.",
    turns: [
      {
        kicker: String(company.founded),
        title: "Bir kart okuyucu",
        content:
          "İzmir’de bir han odası. Komşu atölyelerin bordrosu gece delikli karttan geçer, sabah elden teslim edilirdi.",
      },
      {
        kicker: "1994",
        title: "İlk sistem odası",
        content:
          "Müşterilerin sunucuları bizim odamıza, nöbeti bizim takvimimize girdi. İlk gece vardiyası iki kişiydi.",
      },
      {
        kicker: "2010",
        title: "İlk bulut müşterileri",
        content:
          "Sunucu kiralamak yerine kapasite sunmaya başladık. Ölçülen hizmet seviyeleri sözleşmelere o yıl girdi.",
      },
      {
        kicker: "2023",
        title: "Dijital Kampüs",
        content:
          "Ekipler, dört ayda yükselen dokuz binada buluştu. Operasyon merkezi son taşınandı; nöbet bir dakika bile durmadı.",
      },
    ],
  },
  awards: {
    title: "Ödüller",
    label: "Ödüller, yana kaydırılabilir",
    previous: "Önceki ödül",
    next: "Sonraki ödül",
    receivedBy: "Ödülü alan:",
    entries: awards,
  },
  closer: {
    title: "Yakından tanıyın",
    rows: [
      { kicker: "Yönetim Yapımız", link: link("Yedi yönetici, yedi ayrı yol.", "hakkimizda-yonetim-yapimiz") },
      { kicker: "Medya", link: link("Haberler, raporlar ve duyurular.", "hakkimizda-medya") },
      {
        kicker: "Başarı Hikâyeleri",
        link: link("Müşterilerimizin kendi sözleriyle.", "hakkimizda-basari-hikayeleri"),
      },
      { kicker: "Dijital Kampüs", link: link("Dört ayda yükselen dokuz bina.", "dijital-kampus") },
      { kicker: "Kariyer", link: link("Merak edene yer var.", "hakkimizda-kariyer") },
    ],
  },
  contact: {
    title: "Kahve bizden.",
    lead: "Kampüsümüzü gezmek, ekibimizle tanışmak için yazmanız yeterli.",
    link: link("İletişime geçin", "iletisim", { query: "about=campus-visit" }),
  },
};
