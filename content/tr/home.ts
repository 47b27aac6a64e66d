import { link } from "../schema.ts";

export const home = {
  meta: {
    title: "Yakamoz Teknoloji: bulut, yönetilen hizmetler, siber güvenlik ve SAP",
    description:
      "Bulut, yönetilen hizmetler, siber güvenlik ve SAP operasyonlarını tek ekipten yürüten teknoloji ve dijital dönüşüm şirketi. 4000’den fazla müşteri, 7/⁠24 izleme.",
  },
  hero: {
    title: "Derinde çalışan teknoloji, yüzeyde parlayan iş.",
    lead: "Bulut, yönetilen hizmetler, siber güvenlik ve SAP operasyonlarını tek ekipten yürütüyoruz. Siz işinize bakın; sistemleriniz 7/⁠24 gözümüzün önünde.",
    quote: link("Teklif alın", "yonetilen-hizmetler-teklif-al"),
    services: "Neler yapıyoruz?",
    caption: "Sıcak ışık sizsiniz. Arkanızdaki iz, geçtiğiniz yerde ışıldayan altyapınız.",
  },
  offers: {
    title: "Üç alan, tek sorumlu ekip.",
    lead: "Altyapıyı kuran, güvende tutan ve üzerinde çalışan uygulamayı geliştiren aynı ekip olunca, sorunların sahibi de çözümü de belli olur.",
    more: "Keşfedin",
    cards: [
      {
        icon: "bulut",
        title: "Bulut Çözümleri",
        content:
          "Hibrit, özel, genel ve çoklu bulut. İş yükünüz nerede en iyi çalışıyorsa oraya taşıyor, orada yönetiyoruz.",
        link: link("Bulut Çözümleri", "bulut-cozumleri"),
      },
      {
        icon: "yonetilen",
        title: "Yönetilen Hizmetler",
        content:
          "Sunucudan SAP’ye, güvenlikten yedeğe kadar BT operasyonunuzu tanımlı hizmet seviyeleriyle üstleniyoruz.",
        link: link("Yönetilen Hizmetler", "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi"),
      },
      {
        icon: "urun",
        title: "Dijital Dönüşüm Ürünleri",
        content:
          "İK ürün ailesi, e-⁠Satınalma, e-⁠Dönüşüm ve robotik süreç otomasyonu: kâğıtta kalan süreçler akışa dönüşür.",
        link: link("Dijital Dönüşüm Ürünleri", "dijital-donusum-urunleri"),
      },
    ],
  },
  counters: {
    customers: {
      value: "4000+",
      label: "müşteri. Aşağıdaki her nokta, sistemlerini bize emanet eden bir kurum. Sıcak olan yer size ayrıldı.",
    },
    others: [
      { value: "25+", count: 25, label: "bulut uzmanı, tek nöbet çizelgesi" },
      { value: "20+", count: 20, label: "küresel sertifika" },
      { value: "50+", count: 50, label: "küresel teknoloji ortağı" },
    ],
  },
  discover: {
    title: "Işığın kaynağını keşfedin.",
    lead: "Yazılımı yazan, robotu kuran, nöbeti tutan insanlar burada. Kampüsümüz, Ar-⁠Ge Merkezimiz ve yeni mezun programımız aynı çatının üç penceresi.",
    campus: {
      title: "Dört ayda yükselen Dijital Kampüs",
      content:
        "Çalışmanın, öğrenmenin ve bir arada olmanın aynı bahçeye açıldığı bir yer: planlaması dijital, yapımı dört ay.",
      facts: [
        { value: "15", label: "dekar arazi" },
        { value: "9", label: "bina" },
        { value: "5.632 m²", label: "kapalı alan" },
        { value: "300+", label: "çalışan" },
      ],
      link: link("Kampüsü gezin", "dijital-kampus"),
    },
    others: [
      {
        icon: "yetenek",
        title: "DxTechway yetenek programı",
        content:
          "Yeni mezunlar ve yüksek lisans öğrencileri için: teknik eğitim, mentor ve ilk günden gerçek bir proje.",
        link: link("Başvuru adımları", "hakkimizda-kariyer-dxtechway"),
      },
      {
        icon: "arge",
        title: "Ar-⁠Ge Merkezi",
        content: "Ürünlerimizin çekirdeği burada yazılıyor; üniversitelerle yürüttüğümüz projeler burada sınanıyor.",
        link: link("Projelere bakın", "arge"),
      },
    ],
  },
  stories: {
    kicker: "Başarı hikâyesi",
    read: "Hikâyeyi okuyun",
    first: "tuna-lojistik",
    others: ["kordon-gida", "marmara-saglik"],
  },
  quote: {
    title: "Paketinizi beş adımda kurun.",
    lead: "Hizmetlerinizi ve seviyelerini seçin, önizleyin, gönderin. Satış uzmanlarımız mesai saatleri içinde, 24 saat dolmadan size ulaşır.",
    steps: ["Hizmet paketi seçimi", "Paket detayları", "Önizleme", "İletişim bilgileri", "Tamamlandı"],
    link: link("Teklif almaya başlayın", "yonetilen-hizmetler-teklif-al"),
  },
};
