import { link } from "../schema.ts";

const families = [
  {
    id: "ik",
    icon: "urun",
    title: "İK ürün ailesi",
    lead: "İşe alımdan bordroya, izinden performansa tek platform. Çalışan telefonundan, yönetici tek ekrandan bakar.",
    text: "Modüller aynı özlük kaydını okur; bir bilgi bir kez girilir. İzin onaylandığında vardiya değişir, vardiya değiştiğinde bordro bunu bilir. İK ekibi ay sonunu dosya birleştirerek değil, farkları inceleyerek geçirir.",
    points: [
      "Bordro ve özlük",
      "İzin ve vardiya",
      "İşe alım ve işe başlangıç",
      "Performans ve gelişim",
      "Eğitim takibi",
      "Çalışan portalı",
    ],
    link: link("İK ürünleri hakkında bilgi alın", "iletisim", { query: "about=hr" }),
  },
  {
    id: "e-satinalma",
    icon: "yerli",
    title: "e-⁠Satınalma",
    lead: "Talep, teklif, açık eksiltme ve sözleşme aynı izde. Kim neyi ne zaman onayladı, denetimde tek ekranda görünür.",
    text: "Tedarikçi kendi portalından teklif verir, belgesini kendisi günceller. Satın alma uzmanı teklifleri aynı birimde, aynı para biriminde yan yana görür; en ucuzun neden seçilmediğini de oraya yazar. Onaylanan sipariş iş uygulamanıza kendiliğinden geçer.",
    points: [
      "Talep ve bütçe denetimi",
      "Tedarikçi portalı",
      "Teklif karşılaştırma",
      "Açık eksiltme",
      "Sözleşme ve vade takibi",
      "Onay geçmişi",
    ],
    link: link("e-⁠Satınalma hakkında bilgi alın", "iletisim", { query: "about=e-procurement" }),
  },
  {
    id: "e-donusum",
    icon: "genel",
    title: "e-⁠Dönüşüm",
    lead: "e-⁠Fatura, e-⁠Arşiv, e-⁠Defter ve e-⁠İrsaliye; iş uygulamanızdan çıkmadan düzenlenir, imzalanır, saklanır.",
    text: "Belge, gönderilmeden önce kurallara göre denetlenir; eksik alan alıcıya değil, düzenleyene döner. Mevzuat değiştiğinde güncelleme platforma gelir, iş uygulamanızda geliştirme gerekmez. Gelen belgeler de aynı yerde karşılanır, onaya ve muhasebeye buradan gider.",
    points: [
      "e-⁠Fatura ve e-⁠Arşiv",
      "e-⁠Defter",
      "e-⁠İrsaliye",
      "Gelen belge onayı",
      "Yasal süre boyunca saklama",
      "SAP ve diğer iş uygulamalarıyla bağlantı",
    ],
    link: link("e-⁠Dönüşüm hakkında bilgi alın", "iletisim", { query: "about=e-transformation" }),
  },
  {
    id: "rpa",
    icon: "robot",
    title: "Robotik Süreç Otomasyonu",
    lead: "Kuralı belli, tekrarlayan işleri yürüten yazılım robotları. Mevcut ekranlarınızı kullanır, sistemlerinizi değiştirmez.",
    text: "Robot, insanın yaptığı gibi ekranı açar, okur, karşılaştırır ve yazar; farkı yorulmaması ve her adımını kaydetmesidir. Karar veremediği yerde durur, işi sahibine bırakır.",
    points: ["Fatura eşleştirme", "Veri girişi", "Rapor hazırlama ve dağıtma", "Mutabakat"],
    link: link("Robotik Süreç Otomasyonu: ayrıntılar", "dijital-donusum-urunleri-robotik-surec-otomasyonu"),
  },
];

export const products = {
  meta: {
    title: "Dijital dönüşüm ürünleri: İK, e-⁠Satınalma, e-⁠Dönüşüm ve RPA",
    description:
      "Dört ürün ailesi: İK ürünleri, e-⁠Satınalma platformu, e-⁠Dönüşüm platformu ve robotik süreç otomasyonu. Birlikte ya da tek tek kullanılır.",
  },
  head: {
    title: "Kâğıtta kalan süreç, akışa dönüşür.",
    lead: "Dört ürün ailesini de kendimiz geliştiriyor, kendi şirketimizde kullanıyoruz. Birlikte ya da tek tek alınabilirler.",
  },
  navLabel: "Ürünler, sayfa içi",
  families,
  shared: {
    title: "Dördünün ortak yanı.",
    lead: "Ayrı ayrı alınan ürünler, sonradan eklenen her yeni parçayla birbirine yaklaşsın diye aynı temel üzerinde durur.",
    items: [
      {
        title: "Tek kimlik",
        content: "Kurumunuzun oturum açma düzenine bağlanır. Ayrılan çalışanın yetkisi dört üründe birden kapanır.",
      },
      {
        title: "Açık arayüz",
        content: "İş uygulamanıza belgelenmiş bir arayüzle bağlanır; veri içeri girdiği gibi dışarı da çıkar.",
      },
      {
        title: "Bulutta ya da yerinde",
        content: "Hizmet olarak kullanabilir ya da kendi veri merkezinize kurabilirsiniz.",
        more: link("Hizmet modelleri", "bulut-cozumleri", { hash: "hizmet-modelleri" }),
      },
      {
        title: "Kendi mutfağımızdan",
        content: "Çekirdeği Ar-⁠Ge Merkezimizde yazılır; önce kendi ekiplerimiz kullanır, sonra size gelir.",
        more: link("Ar-⁠Ge Merkezi", "arge"),
      },
    ] as { title: string; content: string; more?: ReturnType<typeof link> }[],
  },
  reference: { slug: "mercan-universitesi", kicker: "Referans", more: "Başarı hikâyesini okuyun" },
  closing: {
    title: "Hangisinden başlamalı?",
    lead: "En çok kâğıt biriken, en çok imza bekleyen masayı düşünün. Onu bize anlatın; ilk adımı birlikte seçelim.",
    contact: link("İletişime geçin", "iletisim"),
  },
};
