import { type ManagedServiceCopy, serviceItem } from "../../managed-service-schema.ts";
import { link } from "../../schema.ts";

export const sap: ManagedServiceCopy = {
  meta: {
    title: "SAP ve iş uygulamaları yönetimi",
    description:
      "SAP Basis bakım ve destek, SAP Rise bulut yönetimi, taşıma, yetki ve arayüzler: takvimi ay sonu kapanışınıza göre kurulan SAP işletimi.",
  },
  head: {
    title: "SAP ve iş uygulamaları yönetimi",
    lead: "SAP sistemlerinizi ve çevresindeki iş uygulamalarını tek takvimle işletiyoruz: bakım gecesi, taşıma sırası ve ay sonu kapanışı birbirine çarpmıyor.",
  },
  overview: {
    title: "Ay sonu, sistem için sıradan bir gün olmalı.",
    lead: "SAP’de sorun çoğu zaman bir sistemin içinde değil, sistemlerin arasındadır: bir arayüz kuyruğu birikir, bir taşıma yanlış sırayla gider, bir yama kapanış gecesine denk gelir. İşimiz bu araları yönetmektir.",
    paragraphs: [
      "SAP Basis ekibimiz sistemi, veritabanını ve altındaki sunucuyu birlikte görür. SAP Rise ile bulutta çalışan kurumlarda ise sağlayıcı ile sizin aranızda kalan işleri üstleniriz: istemci, taşıma, yetki, arayüz ve iş takvimi.",
      "Takvimi teknoloji değil, iş belirler. Bakım pencerelerini ve kapasiteyi kapanış, sayım, bordro ve kampanya günlerine göre sizinle birlikte yazarız.",
    ],
  },
  services: {
    title: "Neleri üstleniyoruz?",
    note: "Üretim, test ve felaket ortamları için seviyeyi ayrı ayrı seçebilirsiniz.",
    groups: [
      {
        id: "sap-services",
        title: "SAP hizmetleri",
        items: [
          serviceItem(
            "sap-1",
            "SAP Basis bakım ve destek",
            "Sistem sayısına göre tekliflendirilen Basis işletimi. Siz değiştirmedikçe Temel seviyeyle başlar.",
            [
              "Arka plan işlerinin ve kuyrukların denetimi",
              "Çekirdek ve destek paketi güncellemeleri",
              "İstemci kopyalama ve sistem yenileme",
              "RFC bağlantıları, yazıcılar ve sertifikalar",
            ],
          ),
          serviceItem(
            "sap-2",
            "SAP Rise bulut yönetimi",
            "Prod, Non-⁠Prod ve DR sistemleri için adet ve seviye ayrı seçilir. Siz değiştirmedikçe Premium seviyeyle başlar.",
            [
              "Sağlayıcı ile görev paylaşımının yazılması",
              "Bakım pencerelerinin eşgüdümü",
              "DR tatbikatı ve dönüş süresi kaydı",
              "Sağlayıcıya açılan taleplerin takibi",
            ],
          ),
          serviceItem(
            "sap-3",
            "Taşıma ve değişiklik yönetimi",
            "Üretime geçen her taşıma bir onaya, bir sıraya ve bir geri dönüş planına bağlıdır.",
            [
              "Taşıma sırası ve çakışma denetimi",
              "Geliştirme, test ve üretim ayrımı",
              "Kapanış ve sayım için dondurma dönemleri",
              "Acil değişikliklerin sonradan gözden geçirilmesi",
            ],
          ),
          serviceItem(
            "sap-4",
            "SAP veritabanı ve performans",
            "“Sistem yavaş” cümlesini ölçülebilir bir soruya çevirir, cevabı veritabanında, ağda ve kodda ararız.",
            [
              "HANA bellek kullanımı ve büyüme takibi",
              "Uzun süren işlerin ve sorguların çözümlenmesi",
              "Arşivleme ve veri azaltma önerileri",
              "Kapasite planı",
            ],
          ),
          serviceItem(
            "sap-5",
            "Yetki ve güvenlik",
            "Kimin neyi yapabildiğini denetçi de iş birimi de aynı listeden okuyabilmelidir.",
            [
              "Rol tasarımı ve görevler ayrılığı denetimi",
              "SAP güvenlik notlarının izlenmesi ve uygulanması",
              "Ayrıcalıklı kullanıcı kayıtları",
              "Dönemsel yetki gözden geçirmesi",
            ],
          ),
          serviceItem(
            "sap-6",
            "İş uygulamaları ve arayüzler",
            "SAP’nin çevresindeki depo, üretim, e-⁠Fatura ve insan kaynakları uygulamalarını, arayüzleriyle birlikte aynı kayıt düzeninde işletiriz.",
            [
              "Arayüz kuyruklarının takibi",
              "Uygulama sunucularının işletimi",
              "Sürüm uyumu takvimi",
              "Kullanıcı taleplerinin doğru ekibe yönlendirilmesi",
            ],
          ),
        ],
      },
    ],
  },
  levels: {
    title: "Her ortama kendi seviyesi.",
    lead: "Üretim sistemi Premium’da izlenirken test ortamı Temel’de kalabilir. Müdahale süreleri ve erişilebilirlik hedefleri hizmet seviyesi anlaşmasında yazar.",
    examples: [
      "Talebinizle istemci kopyası",
      "Takvimli destek paketi ve iş denetimi",
      "Kapanıştan önce büyütülen bellek",
    ],
  },
  story: "tuna-lojistik",
  faq: [
    {
      id: "faq-rise",
      question: "SAP Rise kullanıyoruz; yönetilen hizmete neden ihtiyaç duyalım?",
      answer:
        "SAP Rise’da altyapı ve teknik işletimin bir bölümü sağlayıcıdadır; istemci, taşıma, yetki, arayüz ve iş takvimi ise sizde kalır. Biz bu ikinci bölümü üstlenir, sağlayıcıya açılan talepleri de sizin adınıza izleriz.",
    },
    {
      id: "faq-sid",
      question: "SID nedir, neyi sayıyorsunuz?",
      answer:
        "SID, bir SAP sisteminin üç karakterli kimliğidir. Bulut yönetiminde Prod, Non-⁠Prod ve DR sistemlerinizi SID adediyle, bakım ve destekte ise toplam sistem sayısıyla tekliflendiririz.",
    },
    {
      id: "faq-s4hana",
      question: "S/⁠4HANA dönüşümünde ne yaparsınız?",
      answer:
        "Dönüşümün teknik tarafını yürütürüz: prova ortamı, sistem kopyaları, geçiş planı ve geri dönüş noktaları. İş süreçlerinin uyarlanması ekibinizin ya da danışmanınızın işidir; takvimi ortak tutarız.",
    },
    {
      id: "faq-closing",
      question: "Kapanış haftasında bakım yapar mısınız?",
      answer:
        "Takvim; kapanış, sayım ve bordro günlerine göre kurulur, bu günlere planlı bakım konmaz. Bir güvenlik açığı gibi bekletilemeyecek bir durum çıkarsa kararı sizinle birlikte, geri dönüş planı hazırken veririz.",
    },
  ],
  related: [
    link("SAP için özel, hibrit ya da genel bulut: hangisi hangi durumda?", "bulut-cozumleri"),
    link(
      "SAP’nin altındaki sunucu, depolama ve yedek de aynı nöbette.",
      "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi",
    ),
    link(
      "SAP ekranlarında her gün tekrarlanan işi robotlara bırakın.",
      "dijital-donusum-urunleri-robotik-surec-otomasyonu",
    ),
  ],
  closing: {
    title: "SAP takviminizi birlikte kuralım.",
    lead: "Sistemlerinizi ve seviyelerini seçip gönderin. Satış uzmanlarımız mesai saatleri içinde, 24 saat dolmadan size döner.",
    quote: link("SAP için teklif alın", "yonetilen-hizmetler-teklif-al", {
      query: "services=cloud-management,sap-maintenance-and-support",
    }),
    contact: link("İletişime geçin", "iletisim", { query: "about=managed" }),
  },
};
