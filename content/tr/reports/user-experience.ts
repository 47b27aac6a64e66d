import type { Report } from "../report.ts";

export const userExperience: Report = {
  meta: {
    title: "Kullanıcı Deneyimi Raporu 2025",
    description:
      "Sunucu yeşil görünürken kullanan ne yaşıyor? Kurum içi uygulamalarda beklemeyi, yarıda kalan adımı ve sorulan soruyu ölçmenin yolunu anlatan raporu isteyin.",
  },
  name: "Kullanıcı Deneyimi Raporu",
  edition: "2025",
  summary: "Çalışanın ekranı: ne kadar bekledi, nerede bıraktı, kime sordu?",
  title: "Sistem ayakta. Peki kullanan ne yaşıyor?",
  lead: "Kullanıcı Deneyimi Raporu, çalışanın bütün gün karşısında oturduğu ekranı konu alıyor: izin formunu, satın alma talebini, sipariş girişini. Deneyimi tek bir puana indirmeden ölçmenin yolunu anlatıyor.",
  figures: [
    { value: "12 sn", label: "bir kaydın sahadaki masada tamamlanma süresi; sunucuda aynı kayıt 2 saniye" },
    { value: "%34", label: "altı ila on saniye bekleten ekranda işlemi yarıda bırakanlar" },
    { value: "3’te 2", label: "soru yardım masasına değil, yan masadaki arkadaşa soruluyor" },
  ],
  about: {
    title: "Üç sade soru",
    paragraphs: [
      "Ne kadar bekledi? Düğmeye basmakla işin bitmesi arasındaki süre, sunucuda değil kullanıcının bulunduğu yerde ölçülür. Hizmet seviyesi raporunda yeşil görünen bir gün, sahadaki çalışan için her kayıtta on iki saniye bekleyerek geçmiş olabilir.",
      "Nerede bıraktı? Yarıda kalan formlar ve vazgeçilen adımlar sayılır. Kime sordu? Yardım masasına ya da yan masaya giden sorular, ekranın anlatamadığı yeri gösterir. Üç sayı yan yana konunca şikâyetlerin çoğu kendiliğinden açıklanır.",
      "Her sorunun bir ölçüm yöntemi ve gizliliğe ilişkin bir sınırı var: kişi değil ekran ölçülür, sonuçlar çalışan değerlendirmesinde kullanılmaz. Raporda bir üreticinin sıralaması ya da puanı yer almaz; yöntem herhangi bir ürüne bağlı değildir.",
    ],
  },
  charts: [
    {
      title: "Bekleyen bırakıyor.",
      text: "İşlemi yarıda bırakanların oranı, ekranın açılma süresine göre. Her nokta iki puan.",
      label: "İşlemi yarıda bırakanların oranı, ekranın açılma süresine göre",
      columns: { label: "Açılma süresi", value: "Yarıda bırakanlar" },
      direction: "across",
      rows: [
        { label: "0–2 saniye", value: 6 },
        { label: "3–5 saniye", value: 18 },
        { label: "6–10 saniye", value: 34 },
        { label: "10+ saniye", value: 52 },
      ],
      max: 80,
      per: 2,
      ticks: [0, 20, 40, 60, 80],
      pattern: "%#",
      source: "Yakamoz Kullanıcı Deneyimi Raporu, 2025.",
    },
    {
      title: "Aynı kayıt, dört ayrı saat.",
      text: "Bir kaydın tamamlanması için geçen ortanca süre, ölçüldüğü yere göre, saniye. Her sıra bir saniye.",
      label: "Bir kaydın tamamlanması için geçen ortanca süre, ölçüldüğü yere göre",
      columns: { label: "Ölçüm yeri", value: "Saniye" },
      direction: "up",
      rows: [
        { label: "Sunucu", value: 2 },
        { label: "Merkez", value: 5 },
        { label: "Şube", value: 9 },
        { label: "Saha", value: 12 },
      ],
      max: 15,
      per: 1,
      ticks: [0, 5, 10, 15],
      pattern: "#",
      source: "Yakamoz Kullanıcı Deneyimi Raporu, 2025.",
    },
  ],
  contents: [
    {
      title: "Neden tek bir puan yetmez",
      text: "Memnuniyet anketinin gösterdiği ile gizlediği; üç sorunun birbirini nasıl tamamladığı.",
    },
    {
      title: "Bekleme: kullanıcının saatini tutmak",
      text: "Ölçümün nereye konacağı, hangi ekranla başlanacağı, hangi sürenin sabrı taşırdığı.",
    },
    {
      title: "Bırakma: yarıda kalan adımı saymak",
      text: "Formun hangi alanında durulduğunu, kimin durduğuna bakmadan görmek.",
    },
    {
      title: "Sorma: yardım masasının söylemediği",
      text: "Yan masaya sorulan soruları ekibi yormadan toplamanın iki yolu.",
    },
    {
      title: "Gizlilik sınırı",
      text: "Kişi değil ekran: neyin toplanmayacağı, kimin göremeyeceği, ne zaman silineceği.",
    },
    { title: "Bir ekran, bir ekip, bir ay", text: "Küçük başlamak isteyenler için dört haftalık ölçüm planı." },
  ],
  audience: [
    {
      title: "Bilgi teknolojileri yöneticileri",
      text: "Hizmet seviyesi tutarken gelen şikâyetlerin nedenini sayıyla görmek isteyenler için.",
    },
    {
      title: "İnsan kaynakları ekipleri",
      text: "Çalışanın gününden çalınan dakikaları, kimseyi izlemeden konuşmak isteyenler için.",
    },
    {
      title: "İç uygulamaların sahipleri",
      text: "Hangi ekranın önce düzeltileceğine kendi iş biriminde karar verenler için.",
    },
  ],
};
