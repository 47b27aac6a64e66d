import { type ManagedServiceCopy, serviceItem } from "../../managed-service-schema.ts";
import { link } from "../../schema.ts";

export const applicationModernization: ManagedServiceCopy = {
  meta: {
    title: "Uygulama modernizasyonu",
    description:
      "Eski uygulamayı yeniden yazmadan önce ölçeriz: envanter, taşıma, parçalara ayırma, konteyner, veritabanı göçü ve sürekli teslim, iş durmadan.",
  },
  head: {
    title: "Uygulama modernizasyonu",
    lead: "Çalışan ama kimsenin dokunamadığı uygulamaları, iş durmadan bugünün altyapısına taşıyoruz. Hepsini yeniden yazmak gerekmez; hangisine ne gerektiğini önce ölçeriz.",
  },
  overview: {
    title: "Sorun eski uygulama değil, değiştirilemeyen uygulamadır.",
    lead: "On beş yıllık bir uygulama işini hâlâ iyi yapıyor olabilir. Sorun, onu bilen son kişi ayrıldığında, sunucusuna parça bulunamadığında ya da küçük bir değişiklik haftalar sürdüğünde başlar.",
    paragraphs: [
      "Her uygulama için aynı soruyu sorarız: kalsın mı, taşınsın mı, bölünsün mü, yenisiyle mi değişsin, emekli mi olsun? Cevabı iş değeri, değişim sıklığı ve risk birlikte verir. Bazen en iyi modernizasyon, kullanılmayan bir ekranı kapatmaktır.",
      "Tek bir büyük geçiş gecesi yerine küçük, geri alınabilir adımlar planlarız. Eski ve yeni bir süre yan yana çalışır, sonuçları karşılaştırılır; fark kapandığında eskisi kapatılır.",
    ],
  },
  services: {
    title: "Neleri üstleniyoruz?",
    note: "Tek bir uygulamayla başlayabilir, sonucu gördükten sonra kapsamı genişletebilirsiniz.",
    groups: [
      {
        id: "modernization-services",
        title: "Modernizasyon hizmetleri",
        items: [
          serviceItem(
            "am-1",
            "Uygulama envanteri ve yol haritası",
            "Kaç uygulamanız olduğunu, birbirlerine nasıl bağlandıklarını ve kimin kullandığını çıkarır, her biri için bir yol öneririz.",
            [
              "Bağımlılık haritası",
              "Kullanım ve değişim sıklığı ölçümü",
              "Kalsın, taşınsın, bölünsün kararının gerekçesi",
              "Sıralı ve maliyeti yazılı yol haritası",
            ],
          ),
          serviceItem(
            "am-2",
            "Yeniden barındırma ve platform değişimi",
            "Kodu değiştirmeden ya da çok az değiştirerek uygulamayı destek alan bir işletim sistemine, sanal sunucuya veya buluta taşırız.",
            [
              "Desteği biten sürümlerden çıkış",
              "Üretim kopyası üzerinde prova",
              "Geçiş planı ve geri dönüş noktaları",
              "Geçiş sonrası karşılaştırma",
            ],
          ),
          serviceItem(
            "am-3",
            "Parçalara ayırma ve API katmanı",
            "Büyük uygulamanın en çok değişen parçasını ayırır, önüne sözleşmesi yazılı bir API koyarız. Geri kalanı yerinde çalışmayı sürdürür.",
            [
              "Sınırların iş süreçlerine göre çizilmesi",
              "API tasarımı, sürümleme ve yetkilendirme",
              "Kuyruk ve olay tabanlı iletişim",
              "Eski ve yeninin yan yana işletilmesi",
            ],
          ),
          serviceItem(
            "am-4",
            "Konteyner ve bulut yerlisi mimari",
            "Uygulamayı konteynerlere alır, yükle birlikte büyüyüp küçülebileceği bir düzende çalıştırırız.",
            [
              "Konteyner imajları ve güvenlik taraması",
              "Kubernetes kümelerinin kurulumu ve işletimi",
              "Yük provası ve otomatik ölçekleme",
              "Kayıt, ölçüm ve iz toplama",
            ],
          ),
          serviceItem(
            "am-5",
            "Veritabanı ve veri göçü",
            "Uygulamanın en ağır parçası verisidir. Göçü provalarla kısaltır, son geceye yalnızca son değişiklikleri bırakırız.",
            [
              "Şema ve saklı yordam dönüşümü",
              "Sürekli eşitleme ile kısa geçiş penceresi",
              "Satır ve tutar bazında doğrulama",
              "Eski verinin arşivlenmesi",
            ],
          ),
          serviceItem(
            "am-6",
            "Test otomasyonu ve sürekli teslim",
            "Değişiklikten korkulmayan bir uygulama, testi olan uygulamadır. Önce davranışı testlerle yazar, sonra değiştiririz.",
            [
              "Bugünkü davranışı yakalayan testler",
              "Derleme ve dağıtım hatları",
              "Kademeli yayın ve tek adımda geri alma",
              "Ekibinize devir ve yazılı kılavuz",
            ],
          ),
        ],
      },
    ],
  },
  steps: {
    title: "Küçük adımlar, açık geri dönüş.",
    lead: "Her adımın sonunda durup karar verirsiniz: sürdürelim, değiştirelim ya da burada bırakalım.",
    items: [
      { number: 1, name: "Sayım", description: "Uygulamalar, bağımlılıklar ve sahipleri tek listede toplanır." },
      { number: 2, name: "Karar", description: "Her uygulamanın yolu, gerekçesi ve maliyetiyle yazılır." },
      {
        number: 3,
        name: "Prova",
        description: "Geçiş, üretimin kopyası üzerinde baştan sona denenir ve süresi ölçülür.",
      },
      {
        number: 4,
        name: "Geçiş",
        description: "Eski ve yeni yan yana çalışır; karar noktalarında geri dönüş hazırdır.",
      },
      {
        number: 5,
        name: "İşletim",
        description: "Uygulama ekibinize ya da bizim nöbetimize, kılavuzuyla birlikte devredilir.",
      },
    ],
  },
  story: "lodos-sigorta",
  faq: [
    {
      id: "faq-rewrite",
      question: "Uygulamanın tamamını yeniden mi yazacaksınız?",
      answer:
        "Çoğu zaman hayır. Önce değişim ihtiyacının nerede toplandığını ölçeriz; genellikle uygulamanın küçük bir parçasıdır. O parça ayrılır ya da yenilenir, geri kalanı taşınarak ya da olduğu gibi yaşamayı sürdürür.",
    },
    {
      id: "faq-downtime",
      question: "Geçiş sırasında iş durur mu?",
      answer:
        "Geçişi işin en sakin olduğu aralığa göre planlar ve üretimin kopyası üzerinde prova ederiz. Kesinti gerekiyorsa süresini provada ölçer, sizin onayınızla takvime koyarız.",
    },
    {
      id: "faq-source",
      question: "Kaynak kodu kayıp bir uygulama için ne yapılabilir?",
      answer:
        "Uygulama olduğu gibi desteklenen bir ortama taşınabilir, önüne bir API katmanı konabilir ya da davranışı dışarıdan izlenerek testlerle yazılıp yenisi kurulabilir. Hangisinin uygun olduğunu envanter aşamasında söyleriz.",
    },
    {
      id: "faq-ownership",
      question: "Yazılan kod kimin olur?",
      answer:
        "Hak sahipliği sözleşmede yazar. Kod, testler ve dağıtım hatları çalışma boyunca sizin deponuzda durabilir; devir için projenin sonunu beklemeniz gerekmez.",
    },
  ],
  related: [
    link("Bulut yerlisi mimariyi öbür bulut türleriyle karşılaştırın.", "bulut-cozumleri"),
    link(
      "Uygulamadan ayrılan verinin yeni yerini birlikte tasarlayalım.",
      "yonetilen-hizmetler-veri-yonetimi-ve-stratejileri",
    ),
    link("Kendi ürünlerimizi nasıl geliştirdiğimize bakın.", "arge"),
  ],
  closing: {
    title: "En çok çekindiğiniz uygulamayla başlayalım.",
    lead: "Uygulamanın ne yaptığını ve sizi nerede zorladığını yazın. Üzerinde çalıştığı sunucu ve veritabanı için teklifi de aynı yerden isteyebilirsiniz.",
    quote: link("Altındaki altyapı için teklif alın", "yonetilen-hizmetler-teklif-al", {
      query: "services=operating-system-management,database-management,virtualization",
    }),
    contact: link("Uygulamanızı anlatın", "iletisim", { query: "about=managed" }),
    contactFirst: true,
  },
};
