import type { Report } from "../report.ts";

export const dataAndSustainability: Report = {
  meta: {
    title: "Veri ve Sürdürülebilirlik Raporu 2023",
    description:
      "Çevre hedefinin yanındaki rakam nereden geliyor: sayaçtan mı, faturadan mı, tahminden mi? Enerji ve karbon verisini güvenilir kılmanın üç küçük adımı.",
  },
  name: "Veri ve Sürdürülebilirlik Raporu",
  edition: "2023",
  summary: "Çevre hedefi hangi veriyle izleniyor: sayaç mı, fatura mı, tahmin mi?",
  title: "Azaldı diyorsunuz. Neyle ölçtünüz?",
  lead: "Veri ve Sürdürülebilirlik Raporu, çevre hedefi koymuş kurumların bu hedefi hangi veriyle izlediğine bakıyor ve tek bir düşünceden yola çıkıyor: ölçülmeyen iyileşmez.",
  figures: [
    { value: "%40", label: "kurum, aylık enerji rakamını sayaçtan otomatik alıyor" },
    { value: "9 gün", label: "ay kapandıktan sonra verinin bir araya gelmesi için geçen ortanca süre" },
    { value: "4’te 1", label: "kurum, bilgi teknolojilerinin kendi tüketimini ayrıca ölçüyor" },
  ],
  about: {
    title: "Rapor neye bakıyor?",
    paragraphs: [
      "Birçok şirket enerji ve karbon için hedef açıkladı. Hedefin yanındaki rakamın nereden geldiği ise daha az konuşuluyor. Aynı şirketin iki fabrikası aynı ayı iki farklı yöntemle hesaplıyorsa, azalma gerçekten azalma mıdır?",
      "Görüşmelerde en sık rastladığımız tablo, iyi niyetli ama elle yürüyen bir düzen oldu: her ay birileri onlarca dosyayı birleştiriyor, o kişi izne çıktığında o ayın verisi de gecikiyor. Eksik kalan ayın yerine ne yazıldığı çoğu zaman yalnızca yazanın aklında.",
      "Rapor bu düzenden çıkışı büyük bir yazılım projesi olarak değil, üç küçük adım olarak anlatıyor: tanımı yaz, kaynağı bağla, eksiği göster. Her adım için kimin masaya oturması gerektiği ve işin bittiğinin nasıl anlaşılacağı yazılı.",
    ],
  },
  charts: [
    {
      title: "Rakamın üçte biri faturadan.",
      text: "Aylık enerji rakamının kaynağı, kurumların yüzdesi. Her nokta iki puan.",
      label: "Aylık enerji rakamının kaynağına göre kurumların oranı",
      columns: { label: "Kaynak", value: "Kurumlar" },
      direction: "across",
      rows: [
        { label: "Tahmin", value: 8 },
        { label: "Elle okuma", value: 18 },
        { label: "Fatura", value: 34 },
        { label: "Otomatik", value: 40 },
      ],
      max: 60,
      per: 2,
      ticks: [0, 20, 40, 60],
      pattern: "%#",
      source: "Yakamoz Veri ve Sürdürülebilirlik Raporu, 2023.",
    },
    {
      title: "Kaynak bağlanınca bekleyiş bitiyor.",
      text: "Ay kapandıktan sonra enerji verisinin bir araya gelmesi için geçen ortanca süre, gün. Her sıra bir gün.",
      label: "Enerji verisinin bir araya gelmesi için geçen ortanca süre, verinin kaynağına göre",
      columns: { label: "Kaynak", value: "Gün" },
      direction: "up",
      rows: [
        { label: "Fatura", value: 16 },
        { label: "Elle okuma", value: 9 },
        { label: "Otomatik", value: 2 },
      ],
      max: 20,
      per: 1,
      ticks: [0, 5, 10, 15, 20],
      pattern: "#",
      source: "Yakamoz Veri ve Sürdürülebilirlik Raporu, 2023.",
    },
  ],
  contents: [
    {
      title: "Enerji verisi: hangi sıklıkta, kimin eliyle, hangi sistemden",
      text: "Bir rakamın sayaçtan rapora kadar geçtiği eller ve her elde değişebilecekler.",
    },
    {
      title: "Eksik veri: yerine ne yazılıyor",
      text: "Tahminin hangi durumda kabul edilebileceği ve raporda nasıl belirtileceği.",
    },
    {
      title: "Bilgi teknolojilerinin kendi payı",
      text: "Sunucu, soğutma ve boşta çalışan ortamlar; ayrı ölçülmeyince görünmeyen tüketim.",
    },
    { title: "Ortak tanımlar", text: "Sürdürülebilirlik ekibi ile veri ekibi aynı sözcükle aynı şeyi anlatıyor mu?" },
    { title: "Kendi hesabımız", text: "Aynı soruları kendimize sorduk; ölçümümüzün güçlü ve zayıf yerlerini yazdık." },
    {
      title: "Üç adım",
      text: "Tanımı yaz, kaynağı bağla, eksiği göster: sırasıyla kim, ne kadar sürede, neyle başlar?",
    },
  ],
  audience: [
    {
      title: "Sürdürülebilirlik ekipleri",
      text: "Açıkladığı rakamın arkasındaki veriyi bir denetçiye adım adım gösterebilmek isteyenler için.",
    },
    {
      title: "Veri ekipleri",
      text: "Ay sonunda birleştirilen dosyaların yerine tanımı belli bir akış kurmak isteyenler için.",
    },
    {
      title: "Tesis ve BT yöneticileri",
      text: "Sayaçların ve sunucuların tüketimini ayrı ayrı görmek, nereden başlayacağını bilmek isteyenler için.",
    },
  ],
};
