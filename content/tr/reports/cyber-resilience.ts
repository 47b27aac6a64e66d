import type { Report } from "../report.ts";

export const cyberResilience: Report = {
  meta: {
    title: "Siber Dayanıklılık Raporu 2024",
    description:
      "Saldırıyı önlemeyi değil sonrasını ölçen rapor: yedek gerçekten dönüyor mu, olay planı denenmiş mi, sistemler kaç saatte geliyor? Öz değerlendirmesiyle.",
  },
  name: "Siber Dayanıklılık Raporu",
  edition: "2024",
  summary: "Saldırıdan sonrası: yedek dönüyor mu, plan denenmiş mi, sistem kaç saatte geliyor?",
  title: "Vurulduktan sonra ne kadar çabuk kalkıyorsunuz?",
  lead: "Siber Dayanıklılık Raporu, saldırıyı önlemeyi değil sonrasını ölçüyor: yedek dönüyor mu, ekip ne yapacağını biliyor mu, sistem kaç saatte geliyor?",
  figures: [
    { value: "%48", label: "kurum, yedeğini son bir yılda en az bir kez geri yükledi" },
    { value: "9 saat", label: "ortanca toparlanma süresi; dört yıl önce 19 saatti" },
    { value: "3’te 1", label: "kurumda olay planı yazılı, ama hiç denenmemiş" },
  ],
  about: {
    title: "Rapor neyi soruyor?",
    paragraphs: [
      "Güvenlik araştırmalarının çoğu engellenen saldırıları sayar. Bu rapor, engellenemeyen tek saldırıdan sonrasını soruyor: işler ne zaman yeniden başladı, o ana kadar kim neye karar verdi, hangi küçük eksik herkesi bekletti?",
      "Sorular üç yere bakıyor. Yedekte: alınan kopya gerçekten geri yüklenmiş mi? Planda: yazılı olan, en az bir kez denenmiş mi? İnsanda: gece üçte karar verecek kişi belli mi, yetkisi yazılı mı?",
      "Her bölüm, bulgunun yanına ertesi gün yapılabilecek tek bir iş koyuyor. Bunların hiçbiri yeni bir ürün satın almayı gerektirmiyor; çoğu bir yedek, ayrı bir sunucu ve bir saat istiyor.",
    ],
  },
  charts: [
    {
      title: "Büyüdükçe sınıyoruz.",
      text: "Son on iki ayda en az bir geri dönüş testi yapan kurumların oranı, çalışan sayısına göre. Her nokta iki puan.",
      label: "Son on iki ayda geri dönüş testi yapan kurumların oranı, çalışan sayısına göre",
      columns: { label: "Çalışan sayısı", value: "Test yapan kurumlar" },
      direction: "across",
      rows: [
        { label: "1–50", value: 24 },
        { label: "51–250", value: 38 },
        { label: "251–1000", value: 56 },
        { label: "1000+", value: 78 },
      ],
      max: 100,
      per: 2,
      ticks: [0, 25, 50, 75, 100],
      pattern: "%#",
      source: "Yakamoz Siber Dayanıklılık Anketi, 2024, 240 kurum.",
    },
    {
      title: "Toparlanma süresi yarıya indi.",
      text: "Ciddi bir olaydan sonra sistemlerin geri gelmesi için geçen ortanca süre, saat. Her sıra bir saat.",
      label: "Ciddi bir olaydan sonra ortanca toparlanma süresi, yıllara göre",
      columns: { label: "Yıl", value: "Saat" },
      direction: "up",
      rows: [
        { label: "2020", value: 19 },
        { label: "2021", value: 16 },
        { label: "2022", value: 14 },
        { label: "2023", value: 11 },
        { label: "2024", value: 9 },
      ],
      max: 20,
      per: 1,
      ticks: [0, 5, 10, 15, 20],
      pattern: "#",
      source: "Yakamoz Siber Dayanıklılık Anketi, 2024, 240 kurum.",
    },
  ],
  contents: [
    {
      title: "Kimler katıldı, nasıl sorduk",
      text: "Dört büyüklük grubu, soru metinleri ve boş bırakılan yanıtların nasıl ele alındığı.",
    },
    {
      title: "Yedek: alınan ile dönen arasındaki fark",
      text: "Kopyanın ne sıklıkta alındığı değil, en son ne zaman geri yüklendiği.",
    },
    {
      title: "Olay planı: yazılı, denenmiş, unutulmuş",
      text: "Masa başı tatbikatından tam kesintiye, bir planı sınamanın yolları ve her birinin ortaya çıkardığı eksikler.",
    },
    {
      title: "İnsan: nöbet, yetki ve yorgunluk",
      text: "Kararı kimin verdiği, nöbetin kaç kişiye bölündüğü, uzun süren bir olayda ekibin nasıl dinlendirildiği.",
    },
    {
      title: "Maliyet: bir saatlik duruşun hesabı",
      text: "Kendi rakamlarınızla doldurabileceğiniz sade bir hesap: kaybedilen gelir, fazla mesai, geciken teslimat.",
    },
    {
      title: "On iki soruluk öz değerlendirme",
      text: "Bir toplantı süresinde yanıtlanır ve kurumunuzun nerede takılacağını gösterir.",
    },
  ],
  audience: [
    {
      title: "Bilgi teknolojileri yöneticileri",
      text: "Toparlanma süresini kendi büyüklüğündeki kurumlarla yan yana koymak isteyenler için.",
    },
    {
      title: "Güvenlik ve risk ekipleri",
      text: "Olay planını denemeye nereden, hangi küçük adımla başlayacağını arayanlar için.",
    },
    {
      title: "Yönetim ve iç denetim",
      text: "“Hazır mıyız?” sorusunu, yanıtı görülebilen on iki küçük soruya bölmek isteyenler için.",
    },
  ],
};
