import { type Card, type Link, link } from "../../schema.ts";

const kinds: (Card & { more?: Link })[] = [
  {
    icon: "hibrit",
    title: "Hibrit bulut",
    content: "Kritik veri içeride, değişken yük dışarıda. İki taraf tek ağ, tek kimlik ve tek izlemeyle çalışır.",
    more: link("Hibrit bulutu inceleyin", "bulut-cozumleri", { hash: "hibrit-bulut" }),
  },
  {
    icon: "ozel",
    title: "Özel bulut",
    content:
      "Yalnızca size ayrılmış donanım. Denetimi sıkı, yükü öngörülebilir sistemler için: bordro, üretim planlama, hasta kayıtları.",
  },
  {
    icon: "genel",
    title: "Genel bulut",
    content:
      "Dakikalar içinde kapasite, kullandığınız kadar bedel. Deneme ortamları, mevsimlik trafik ve kısa ömürlü hesaplar için.",
  },
  {
    icon: "coklu",
    title: "Çoklu bulut",
    content:
      "Her sağlayıcının güçlü yanı bir arada. Yetkiler tek modelde, harcamalar tek görünümde; tek bir sağlayıcıya bağlı kalmazsınız.",
  },
  {
    icon: "yerel",
    title: "Yerel bulut",
    content: "Veri de yedeği de yurt içinde kalır. Mevzuatın sınır çizdiği sektörler ve kamu kurumları için.",
  },
  {
    icon: "yerli",
    title: "Bulut yerlisi",
    content:
      "Konteyner, mikro hizmet ve sürekli teslim. Uygulamanız buluta olduğu gibi taşınmaz, bulut için yeniden kurulur.",
    more: link("Uygulama modernizasyonu", "yonetilen-hizmetler-uygulama-modernizasyonu"),
  },
];

export const solutions = {
  title: "Altı bulut türü, tek işletme ekibi.",
  lead: "Tür seçimi bir mimari karardır, marka kararı değil. Önce iş yükünün gecikme, uyum ve maliyet sınırlarına bakarız; tür bu sınırlardan çıkar.",
  kinds,
};
