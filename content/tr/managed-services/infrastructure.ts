import { type ManagedServiceCopy, serviceItem } from "../../managed-service-schema.ts";
import { link } from "../../schema.ts";

export const infrastructure: ManagedServiceCopy = {
  meta: {
    title: "Bilgi teknolojileri altyapı yönetimi",
    description:
      "Sunucu, sanallaştırma, depolama, yedekleme ve veritabanı yönetimi: üç hizmet seviyesi, kayda bağlı işler ve sınanmış yedekler, tek ekipten.",
  },
  head: {
    title: "Bilgi teknolojileri altyapı yönetimi",
    lead: "Sunucu, depolama, yedekleme ve veritabanı işletimini devralıyoruz. Yapılan her işin bir kaydı, her sistemin bir seviyesi, her yedeğin bir geri dönüş denemesi var.",
  },
  overview: {
    title: "Fark edilmeyen altyapı, iyi yönetilen altyapıdır.",
    lead: "Altyapı ekiplerinin zamanı çoğunlukla yangın söndürmekle geçer. Nöbeti devralır, işi üç düzenli uğraşa ayırırız: izle, önle, iyileştir. Ekibiniz projelerine döner.",
    paragraphs: [
      "Devralma envanterle başlar. Hangi sistem nerede çalışıyor, kim erişiyor, yedeği en son ne zaman geri açılmış: cevapları birlikte yazarız. Hizmet, iki tarafın onayladığı devralma kaydıyla başlar; o günden sonra yapılan her iş bir olay, talep veya değişiklik kaydına bağlanır.",
      "Sistemleriniz kendi sistem odanızda, bir veri merkezinde ya da bulutta durabilir. Yeri değişse de düzen aynı kalır: aynı kayıt, aynı takvim, aynı rapor.",
    ],
  },
  services: {
    title: "Neleri üstleniyoruz?",
    note: "Her başlık tek başına ya da birlikte alınabilir; seviyeyi sistem sistem seçebilirsiniz.",
    groups: [
      {
        id: "infrastructure-services",
        title: "Altyapı hizmetleri",
        items: [
          serviceItem(
            "it-1",
            "Sunucu ve işletim sistemi yönetimi",
            "Windows ve Linux sunucularınızın bütün yaşam döngüsünü, kurulumundan emekliliğine kadar yürütürüz.",
            [
              "Kurulum, sertleştirme ve sürüm yükseltme",
              "Yama takvimi ve her yama için geri dönüş planı",
              "Kapasite ve performans takibi",
              "Yetkilerin ve sertifika sürelerinin denetimi",
            ],
          ),
          serviceItem(
            "it-2",
            "Sanallaştırma",
            "VMware, Hyper-⁠V ve KVM kümelerini, üzerlerindeki sanal sunucularla birlikte ele alırız; birinin bakımı yanındakini durdurmaz.",
            [
              "Küme sağlığı ve yük dağılımı",
              "Kaynak planlama, kullanılmayan sunucuların ayıklanması",
              "Küme sürüm yükseltmeleri",
              "Bakım sırasında canlı taşıma",
            ],
          ),
          serviceItem(
            "it-3",
            "Depolama ve SAN yönetimi",
            "Amaç, disk dolduğunda değil, dolacağı görüldüğünde davranmaktır. SAN ortamları birbirine benzemediği için teklif öncesinde bir uzmanımız sizinle görüşür.",
            [
              "Kapasite ve performans eğilimleri",
              "Katmanlama ve büyüme planı",
              "SAN anahtarlarının ve bölgelerin yönetimi",
              "Donanım ömrünün ve üretici desteğinin takibi",
            ],
          ),
          serviceItem(
            "it-4",
            "Yedekleme ve geri dönüş",
            "Geri dönüşü denenmemiş yedeği yedek saymayız. Raporda alınan yedeğin yanında geri açılan yedek de yazar.",
            [
              "3-⁠2-⁠1 kuralı: üç kopya, iki ortam, biri dışarıda",
              "Kaynak sistemin yetkisiyle silinemeyen kopyalar",
              "Örneklemle geri dönüş denemesi ve süre kaydı",
              "Felaket kurtarma tatbikatı",
            ],
          ),
          serviceItem(
            "it-5",
            "Veritabanı yönetimi",
            "MSSQL, MySQL, PostgreSQL, Oracle, MongoDB ve DB2 için kurulumdan sürüm geçişine kadar işletim. Her veritabanının seviyesi ayrı seçilir.",
            [
              "Yavaş sorguların ve dizinlerin iyileştirilmesi",
              "Yüksek erişilebilirlik ve çoğaltma",
              "Sürüm yükseltme ve göç",
              "Erişim ve yetki denetimi",
            ],
          ),
          serviceItem(
            "it-6",
            "Ağ ve güvenlik duvarı yönetimi",
            "Şubeden veri merkezine uzanan ağı ve kural setlerini okunur, denetlenebilir tutarız. Kurallara altyapı ve güvenlik ekiplerimiz birlikte bakar.",
            [
              "Kural setlerinin gözden geçirilmesi",
              "VPN ve uzaktan erişim",
              "Hat ve bant genişliği takibi",
              "Yapılandırma yedekleri ve değişiklik kaydı",
            ],
          ),
        ],
      },
    ],
  },
  levels: {
    title: "Üç seviye, açık sınırlar.",
    lead: "Kritik sistemler Premium’da, test ortamı Temel’de kalabilir. Müdahale süreleri ve hedefler sistemin önemine göre belirlenir, hizmet seviyesi anlaşmasında yazar.",
    examples: ["Talebinizle disk genişletme", "Takvimli yama ve yedek denetimi", "Dolmadan önce genişletilen disk"],
  },
  story: "marmara-saglik",
  faq: [
    {
      id: "faq-relocation",
      question: "Hizmet almak için sistemlerimizi taşımamız gerekir mi?",
      answer:
        "Hayır. Sunucularınız kendi sistem odanızda, bir veri merkezinde ya da bulutta kalabilir; güvenli uzaktan erişimle çalışırız. Taşınmaları gerekiyorsa bunu ayrı bir proje olarak planlarız.",
    },
    {
      id: "faq-team",
      question: "Kendi BT ekibimizle işi nasıl paylaşıyorsunuz?",
      answer:
        "Hangi işin bizde, hangisinin sizde olduğu devralma kaydında yazar. Çoğu kurumda kullanıcı desteği ve iş uygulamaları içeride kalır; nöbet, yama ve yedek bize geçer. Sistemlerinize ait yapılandırma bilgisini güncel tutar, istediğinizde size veririz.",
    },
    {
      id: "faq-level-change",
      question: "Bir sistemin seviyesini sonradan değiştirebilir miyiz?",
      answer:
        "Evet. Seviye sistem bazında seçildiği için tek bir sunucuyu yükseltmek ya da indirmek öbürlerini etkilemez. Değişiklik yazılı yapılır ve sözleşme ekindeki listeye işlenir.",
    },
    {
      id: "faq-handover",
      question: "Sözleşme bittiğinde ne olur?",
      answer:
        "Yapılandırma bilgisini, kayıtları ve erişimleri size ya da göstereceğiniz hizmet sağlayıcıya devrederiz. Bizde kalan verinizi, yasal saklama yükümlülükleri dışında, sileriz.",
    },
  ],
  related: [
    link("İş yükü buluta mı çıksın, yerinde mi kalsın? Altı bulut türünü yan yana görün.", "bulut-cozumleri"),
    link(
      "Aynı sunucuların kayıtlarını okuyan ekip: SOC, SIEM ve güvenlik duvarı.",
      "yonetilen-hizmetler-siber-guvenlik-yonetim-ve-danismanlik-hizmetleri",
    ),
    link("Hizmeti hangi kurallarla devralıp işlettiğimizi okuyun.", "hizmet-yonetim-politikasi"),
  ],
  closing: {
    title: "Altyapınıza birlikte bakalım.",
    lead: "Hizmetleri işaretleyip gönderin; satış uzmanlarımız mesai saatleri içinde, 24 saat dolmadan size ulaşsın.",
    quote: link("Altyapı için teklif alın", "yonetilen-hizmetler-teklif-al", {
      query: "services=operating-system-management,virtualization,backup",
    }),
    contact: link("İletişime geçin", "iletisim", { query: "about=managed" }),
  },
};
