import { type ManagedServiceCopy, serviceItem } from "../../managed-service-schema.ts";
import { link } from "../../schema.ts";

export const data: ManagedServiceCopy = {
  meta: {
    title: "Veri yönetimi ve stratejileri",
    description:
      "Veri stratejisi, ortak sözlük, veri ambarı, akış ve kalite denetimi, raporlama ve veri koruma: verinin tanımı, sahibi ve yolu belli olsun.",
  },
  head: {
    title: "Veri yönetimi ve stratejileri",
    lead: "Verinin nerede durduğu, ne anlama geldiği ve kimin gördüğü belli olduğunda karar hızlanır. Sözlüğünden ambarına, kalitesinden yedeğine kadar bu düzeni kuruyor ve işletiyoruz.",
  },
  overview: {
    title: "Aynı soruya iki cevap çıkıyorsa, sorun raporda değildir.",
    lead: "Satış ile muhasebe aynı ay için iki ayrı ciro söylüyorsa yeni bir rapor ekranı bunu çözmez. Önce “ciro”nun ne anlama geldiğinde anlaşmak, sonra o tanıma uyan veriyi tek yoldan akıtmak gerekir.",
    paragraphs: [
      "Bu yüzden işe araçla değil, sözlük ve sahiplikle başlarız. Her kavramın bir tanımı, her tablonun bir sahibi, her akışın bir denetimi olur. Araç seçimi bundan sonra gelir; çoğu zaman elinizdeki araç yeter.",
      "Kurduğumuzu işletiriz de. Veritabanı, gece akışları, yetki ve yedek aynı ekibin nöbetindedir; sabah raporu açılmadığında kimi arayacağınız bellidir.",
    ],
  },
  services: {
    title: "Neleri üstleniyoruz?",
    note: "Tek bir soruyla, iki üç kaynakla başlayabilirsiniz. Veritabanı, depolama ve yedek için teklifi bu siteden isteyebilirsiniz.",
    groups: [
      {
        id: "data-services",
        title: "Veri hizmetleri",
        items: [
          serviceItem(
            "dm-1",
            "Veri stratejisi ve yol haritası",
            "Hangi kararın hangi veriye ihtiyaç duyduğunu iş birimleriyle yazar, verinin bugünkü durumuyla karşılaştırırız.",
            [
              "Karar ve soru envanteri",
              "Kaynak sistemlerin ve boşlukların haritası",
              "Olgunluk ölçümü",
              "Sıralı, bütçesi yazılı yol haritası",
            ],
          ),
          serviceItem(
            "dm-2",
            "Veri yönetişimi ve ortak sözlük",
            "Bir kavramın tek tanımı ve tek sahibi olur. Tanım değişirse kimin, ne zaman, neden değiştirdiği bilinir.",
            [
              "İş sözlüğü ve veri kataloğu",
              "Veri sahipliği ve sorumluluklar",
              "Verinin kaynağından rapora izlenmesi",
              "Değişiklik kurulu ve sürüm düzeni",
            ],
          ),
          serviceItem(
            "dm-3",
            "Veri ambarı ve veri gölü",
            "Dağınık kaynakları sorgulanabilir tek bir yerde toplarız; kendi veri merkezinizde, bulutta ya da ikisinde birden.",
            [
              "Veri modeli ve katman tasarımı",
              "Yerinde, bulutta veya hibrit kurulum",
              "Sorgu performansı ve maliyet takibi",
              "Eski ambarlardan göç",
            ],
          ),
          serviceItem(
            "dm-4",
            "Veri akışları ve kalite denetimi",
            "Tanıma uymayan satır ambara girmeden, onu üreten birime gösterilir. Düzeltmeyi merkez değil, kaynak yapar.",
            [
              "Toplu ve anlık akışlar",
              "Kural tabanlı kalite denetimi",
              "Ana veri eşleştirme ve tekilleştirme",
              "Gece akışlarının takibi ve yeniden çalıştırma",
            ],
          ),
          serviceItem(
            "dm-5",
            "Raporlama ve analitik",
            "Rapor sayısını artırmak yerine her raporun sahibini ve sorusunu belirler, kimsenin açmadığını kapatırız.",
            [
              "Gösterge ve rapor tasarımı",
              "Kendi raporunu kuran birimler için eğitim",
              "Tahmin ve sınıflandırma modelleri",
              "Modellerin izlenmesi ve yenilenmesi",
            ],
          ),
          serviceItem(
            "dm-6",
            "Veri koruma ve yaşam döngüsü",
            "Verinin ne kadar süreyle, nerede ve hangi yetkiyle tutulacağı baştan yazılır; süresi dolan veri silinir, silindiği kayda geçer.",
            [
              "Sınıflandırma ve erişim yetkileri",
              "Maskeleme ve anonimleştirme",
              "Saklama ve imha takvimi",
              "Yedek, arşiv ve geri dönüş denemesi",
            ],
          ),
        ],
      },
    ],
  },
  steps: {
    title: "Önce anlam, sonra tablo.",
    lead: "İlk sonucu dar bir kapsamda alır, düzeni onun üzerine büyütürüz.",
    items: [
      { number: 1, name: "Soru", description: "Cevabı bugün geç ya da çelişkili gelen tek bir soru seçilir." },
      { number: 2, name: "Sözlük", description: "Sorudaki kavramların tanımı ve sahibi iş birimleriyle yazılır." },
      { number: 3, name: "İlk tablo", description: "İki üç kaynak bağlanır; sonuç elle sayımla karşılaştırılır." },
      { number: 4, name: "Yayılma", description: "Aynı düzene sırayla yeni kaynaklar ve yeni sorular eklenir." },
      {
        number: 5,
        name: "İşletim",
        description: "Raporları ekibiniz kurar; ambarı, akışları ve yedeği biz işletiriz.",
      },
    ],
  },
  levels: {
    title: "Kurulduktan sonrası için üç seviye.",
    lead: "Seviyeler veritabanı, depolama ve yedek işletimi içindir; strateji ve kurulum işleri kapsamına göre ayrı tekliflendirilir.",
    examples: [
      "Talebinizle yeni bir alan ya da yetki",
      "Gece akışlarının sabah denetimi",
      "Kuyruk birikmeden büyütülen kapasite",
    ],
  },
  story: "cinar-tekstil",
  faq: [
    {
      id: "faq-tools",
      question: "Kullandığımız araçları değiştirmemiz gerekir mi?",
      answer:
        "Genellikle hayır. Sözlük, sahiplik ve kalite denetimi araçtan bağımsızdır. Araç değişikliğini ancak eldeki araç yükü taşımadığında ya da maliyeti karşılığını vermediğinde öneririz.",
    },
    {
      id: "faq-first-result",
      question: "İlk sonucu ne zaman görürüz?",
      answer:
        "İlk tabloyu tek bir soruya ve ona yeten iki üç kaynağa göre kurarız. Süreyi kaynakların durumu belirler; keşiften sonra yazılı bir takvim veririz.",
    },
    {
      id: "faq-databases",
      question: "Hangi veritabanlarını işletiyorsunuz?",
      answer:
        "MSSQL, MySQL, PostgreSQL, Oracle, MongoDB ve DB2. Her biri için adet ve seviye ayrı seçilir; başka bir sistem kullanıyorsanız görüşmede söyleyin, işletip işletemeyeceğimizi yazılı bildirelim.",
    },
    {
      id: "faq-privacy",
      question: "Kişisel veriler bu düzende nasıl korunur?",
      answer:
        "Kişisel veri baştan sınıflandırılır; raporda gerekmiyorsa ambara hiç alınmaz ya da maskelenir. Kimin neyi görebileceği, saklama süresi ve imha takvimi yazılıdır; erişimler kayda geçer.",
    },
  ],
  related: [
    link("Kurumlar sürdürülebilirlik verisini nasıl topluyor? Raporu isteyin.", "veri-ve-surdurulebilirlik-raporu"),
    link(
      "Ambarın altındaki veritabanı, depolama ve yedek için hizmet başlıkları.",
      "yonetilen-hizmetler-bilgi-teknolojileri-altyapi-yonetimi",
    ),
    link("Veriniz yerelde mi kalmalı, buluta mı çıkmalı? Türleri karşılaştırın.", "bulut-cozumleri"),
  ],
  closing: {
    title: "Cevabı geç gelen sorunuzu yazın.",
    lead: "Hangi kararı, hangi veriyle daha erken vermek isterdiniz? Anlatın, ilk tabloyu birlikte tarif edelim.",
    quote: link("Veri altyapısı için teklif alın", "yonetilen-hizmetler-teklif-al", {
      query: "services=database-management,storage,backup",
    }),
    contact: link("Sorunuzu yazın", "iletisim", { query: "about=managed" }),
    contactFirst: true,
  },
};
