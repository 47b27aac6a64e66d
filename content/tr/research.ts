import { type Card, type CareerStep, type Link, link } from "../schema.ts";

const questions: (Card & { more: Link })[] = [
  {
    icon: "robot",
    title: "Robot ne zaman durmalı?",
    content:
      "Yazılım robotlarının kararsız kaldığı anı ölçen, istisnada tahmin yürütmek yerine işi doğru kişiye bırakan modeller.",
    more: link("Robotik süreç otomasyonu", "dijital-donusum-urunleri-robotik-surec-otomasyonu"),
  },
  {
    icon: "genel",
    title: "Belge kendini anlatabilir mi?",
    content: "Fatura, irsaliye ve sözleşmelerdeki Türkçe metni, tabloyu ve kaşeyi okuyup alanlara ayıran yöntemler.",
    more: link("e-⁠Dönüşüm", "dijital-donusum-urunleri", { hash: "e-donusum" }),
  },
  {
    icon: "bulut",
    title: "Yarının yükü bugünden görünür mü?",
    content: "Kaynak kullanımında mevsimi, kampanyayı ve gerçek sapmayı birbirinden ayıran kapasite tahmini.",
    more: link("Bulut çözümleri", "bulut-cozumleri"),
  },
  {
    icon: "guvenlik",
    title: "Saldırı, gürültünün neresinde?",
    content:
      "Güvenlik kayıtlarını tek tek değil zincir olarak okuyan, analistin önüne alarm yerine olay koyan çözümleme.",
    more: link("Siber güvenlik", "yonetilen-hizmetler-siber-guvenlik-yonetim-ve-danismanlik-hizmetleri"),
  },
  {
    icon: "veri",
    title: "Veri, sahibini ele vermeden öğretir mi?",
    content:
      "Kişisel veriyi maskeleyen ya da yerine, istatistiği aynı ama kişisi olmayan sentetik kayıtlar üreten teknikler.",
    more: link("Veri yönetimi", "yonetilen-hizmetler-veri-yonetimi-ve-stratejileri"),
  },
  {
    icon: "modern",
    title: "Eski kod ne anlatıyor?",
    content: "Belgesi kaybolmuş uygulamaların iş kurallarını koddan çıkaran, parçalara ayırma sırası öneren araçlar.",
    more: link("Uygulama modernizasyonu", "yonetilen-hizmetler-uygulama-modernizasyonu"),
  },
];

const stages: CareerStep[] = [
  {
    number: 1,
    name: "Soru",
    description: "Sorun ölçülür: kimin, ne kadar zamanını alıyor? Ölçülemiyorsa önce ölçmenin yolu aranır.",
  },
  {
    number: 2,
    name: "Deneme",
    description: "Az veriyle, kısa sürede. Yöntem tutmuyorsa çalışma burada biter, öğrettiği yazılır.",
  },
  {
    number: 3,
    name: "Prototip",
    description: "Gerçek bir sürecin yanında, ona dokunmadan çalışan ilk hâl. Sonucu insanınkiyle karşılaştırılır.",
  },
  {
    number: 4,
    name: "İç kullanım",
    description: "Önce kendi operasyonumuz kullanır. Kusuru müşteriden önce biz görürüz.",
  },
  { number: 5, name: "Ürün", description: "Belgesi, testi ve destek ekibi hazır olan çalışma ürün ailesine katılır." },
];

export const research = {
  meta: {
    title: "Ar-⁠Ge Merkezi: fikirden ürüne",
    description:
      "Ar-⁠Ge Merkezimizde neyi araştırıyoruz, üniversitelerle projeler nasıl yürüyor, bir fikir hangi adımlardan geçip ürüne dönüşüyor ve ekibe nasıl katılınıyor?",
  },
  head: {
    title: "Soru operasyondan gelir, yanıt ürüne gider.",
    lead: "Ar-⁠Ge Merkezimiz nöbette karşılaştığımız sorunları araştırma sorusuna, bulduğu yanıtları her gün kullanılan yazılıma çevirir.",
  },
  questions: {
    title: "Neyi araştırıyoruz?",
    lead: "Altı soru. Her biri bir müşteri ekranında ya da bir nöbet gecesinde başladı; yanıtı hazır olmadığı için araştırma konusu oldu.",
    items: questions,
  },
  universities: {
    title: "Üniversitelerle nasıl çalışıyoruz?",
    lead: "Ortak projede iki taraf da en iyi bildiğini getirir: üniversite yöntemi, biz gerçek sorunu ve onu her gün yaşayan insanları.",
    rules: [
      {
        title: "Soruyu birlikte yazarız",
        content:
          "Operasyondan gelen sorun, öğretim üyesiyle birlikte sınanabilir bir soruya indirgenir: hangi veriyle, neye göre başarılı sayacağız?",
      },
      {
        title: "Veri yerinde kalır",
        content:
          "Deneyler, kişisel veriden arındırılmış kayıtlarla merkezin kapalı ortamında yürür. Araştırmacı veriye gelir, veri dışarı çıkmaz.",
      },
      {
        title: "Öğrenci ekibe katılır",
        content:
          "Yüksek lisans ve doktora öğrencileri proje boyunca mühendislerimizle aynı masada çalışır. Tez takvimi ile ürün takvimi birbirini bekletmez.",
      },
      {
        title: "Haklar baştan yazılır",
        content:
          "Yayın, fikri haklar ve gizlilik proje sözleşmesinde ayrı ayrı düzenlenir. Olumsuz sonuç da sonuçtur; yayımlanabilecek olan yayımlanır.",
      },
    ],
  },
  stages: {
    title: "Bir fikir nasıl ürüne dönüşür?",
    lead: "Her adımın sonunda aynı soru sorulur: devam mı, dur mu? Durmak başarısızlık sayılmaz; öğrenileni yazmadan durmak sayılır.",
    items: stages,
  },
  people: {
    title: "Kimler çalışıyor?",
    text: [
      "Yazılım mühendisleri, veri bilimciler ve ürün tasarımcıları Dijital Kampüs’te aynı binada çalışıyor. Her araştırma ekibinde operasyondan gelen biri de var: sorunun sahibi, yanıt bulunana kadar odada kalıyor.",
      "Ekibe katılmanın üç yolu var. Deneyimliyseniz açık pozisyonlara, yeni mezunsanız ya da yüksek lisans yapıyorsanız yetenek programına, öğrenciyseniz staj programına bakın.",
    ],
    ways: [
      { kicker: "Açık pozisyonlar", link: link("Kariyer: değerlerimiz, kampüs ve başvuru", "hakkimizda-kariyer") },
      {
        kicker: "DxTechway",
        link: link("Yetenek programı: mezunlar ve yüksek lisans öğrencileri", "hakkimizda-kariyer-dxtechway"),
      },
      { kicker: "DxPerience", link: link("Staj programı: 6–⁠7 ay, gerçek bir ekipte", "hakkimizda-kariyer-dxperience") },
    ],
  },
  closing: {
    title: "Yanıtını bilmediğiniz bir soru mu var?",
    lead: "Bir öğretim üyesi ya da müşterimiz olarak ortak proje önerebilir, araştırmacı olarak ekibe katılabilirsiniz.",
    propose: link("Proje önerin", "iletisim", { query: "about=research-project" }),
    career: link("Kariyer sayfasına gidin", "hakkimizda-kariyer"),
  },
};
