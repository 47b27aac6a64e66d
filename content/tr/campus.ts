import { type Card, type Link, link } from "../schema.ts";

const places: (Card & { more?: Link })[] = [
  {
    icon: "yonetilen",
    title: "Operasyon merkezi",
    content: "7/⁠24 nöbetin tutulduğu, camı koridora açılan salon. Ekrandaki kırmızıyı geçen herkes görür.",
  },
  {
    icon: "arge",
    title: "Ar-⁠Ge Merkezi",
    content: "Ürünlerin çekirdeğinin yazıldığı, üniversitelerle yürütülen projelerin sınandığı laboratuvarlar.",
    more: link("Ar-⁠Ge Merkezi", "arge"),
  },
  {
    icon: "yetenek",
    title: "Öğrenme evi",
    content: "Derslikler, sınav odası ve kitaplık. DxPerience ve DxTechway katılımcılarının ilk haftası burada geçer.",
    more: link("Kariyer", "hakkimizda-kariyer"),
  },
  {
    icon: "urun",
    title: "Ürün atölyeleri",
    content: "Yazılım ekipleri ürün ürün oturur; tasarımcı, geliştirici ve destek uzmanı aynı masadadır.",
  },
  {
    icon: "ozel",
    title: "Sessiz bina",
    content: "Telefonun çalmadığı tek çatı. Uzun metin okumak, kod gözden geçirmek ya da yalnızca düşünmek için.",
  },
  {
    icon: "yerel",
    title: "Sofra ve avlu",
    content: "Yemekhane, mutfak ve gölgelik avlu. Ekiplerin birbirine en çok rastladığı yer burasıdır.",
  },
];

export const campus = {
  meta: {
    title: "Dijital Kampüs: 15 dekarda 9 bina",
    description:
      "Dört ayda tamamlanan Dijital Kampüs: 15 dekar arazi, 9 bina, 5.632 m² kapalı alan ve 300’den fazla çalışan. Planı, yapım öyküsü ve içeride olanlar.",
  },
  head: {
    title: "Dört ayda yükselen Dijital Kampüs.",
    lead: "Planlaması dijital, yapımı dört ay. Çalışmanın, öğrenmenin ve bir arada olmanın aynı bahçeye açıldığı dokuz bina.",
  },
  facts: [
    { value: "15", unit: "", label: "dekar arazi" },
    { value: "9", unit: "", label: "bina" },
    { value: "5.632", unit: "m²", label: "kapalı alan" },
    { value: "300+", unit: "", label: "çalışan" },
  ],
  plan: {
    title: "Her nokta 10 metrekare.",
    alt: "Kampüs planı: 50’ye 30 noktalık arazide dokuz bina. 1.500 noktanın büyük olan 563’ü kapalı alan, tek sıcak nokta operasyon merkezinin yanındaki ziyaretçi karşılama meydanı.",
    text: "Arazi 15 dekar, yani 1.500 nokta. Büyük olan 563’ü kapalı alan; gerisi bahçe, yol ve gökyüzü. Rengi en güçlü bina operasyon merkezi, yanındaki sıcak nokta ziyaretçileri karşıladığımız meydan.",
    note: "Alanlar ölçekli, binaların yeri temsilidir.",
  },
  reason: {
    title: "Neden tek bir bahçe?",
    text: [
      "Gece nöbetinde görülen bir hatayı ertesi sabah düzelten kişi, o hatanın kodunu yazan kişi olmalı. Ekipler farklı binalarda, farklı semtlerdeyken bu yol bir kayıt numarasından geçiyordu. Şimdi avludan geçiyor.",
      "Kampüsü tek büyük bina yerine dokuz küçük bina olarak kurduk. Her ekibin kendi kapısı var, ışığını ve sessizliğini kendisi ayarlıyor; yürünecek en uzun yol birkaç dakika. Arazinin üçte ikisine yakını açık alan kaldı.",
      "“Dijital” sözü ekran sayısından gelmiyor. Bina planı, enerji, hava ve bakım kayıtları aynı modelde tutuluyor; bir arıza, onu fark eden kişi masasına dönmeden kayda giriyor.",
    ],
  },
  months: {
    title: "Dört ay, dört karar.",
    lead: "Hız, aceleyle değil sırayla geldi: her ay, bir sonrakinin işini azaltan tek bir karara ayrıldı.",
    items: [
      {
        name: "Birinci ay: önce ikizi",
        text: "Kampüsün dijital ikizi kuruldu; güneş, gölge ve yürüme süreleri ekranda denendi. Üç binanın yeri bu denemelerde değişti.",
      },
      {
        name: "İkinci ay: zemin",
        text: "Altyapı kanalları binalardan önce bitti. Fiber, su ve enerji aynı galeride, kazmadan ulaşılacak biçimde döşendi.",
      },
      {
        name: "Üçüncü ay: kabuk",
        text: "Hafif çelik yapı seçildi. Parçalar atölyede kesildi, sahada yalnızca birleştirildi.",
      },
      {
        name: "Dördüncü ay: yaşam",
        text: "Ekipler bina bina taşındı. Operasyon merkezi en sona kaldı ve tek gecede, nöbet durmadan geçti.",
      },
    ],
  },
  inside: {
    title: "İçeride ne var?",
    lead: "Binaların süslü adları yok, işlevleri var. Yeni gelen, ilk gününde kaybolmaz.",
    places,
  },
  closing: {
    title: "Gelin, gezdirelim.",
    lead: "Kampüsü görmek isterseniz yazın, gününü birlikte seçelim. Müşteri, öğrenci ya da meraklı bir komşu olmanız fark etmez.",
    visit: link("Ziyaret isteyin", "iletisim", { query: "about=campus-visit" }),
    career: link("Burada çalışmak", "hakkimizda-kariyer"),
    notice: {
      before: "Ziyarette işlenen kişisel veriler için",
      link: link("Ziyaretçi Aydınlatma Metni", "ziyaretci-aydinlatma-metni"),
      after: " geçerlidir.",
    },
  },
};
