import { link } from "../../schema.ts";

/** Words that the five pages of managed services have in common. */
export const shared = {
  sections: {
    overview: "Genel bakış",
    services: "Hizmetler",
    steps: "Nasıl ilerliyoruz?",
    levels: "Hizmet seviyeleri",
    reference: "Referans",
    faq: "Sık sorulanlar",
    closing: "Görüşelim",
  },
  counters: [
    { value: "45+", label: "yıllık deneyim" },
    { value: "20+", label: "sektör" },
    { value: "350+", label: "proje" },
  ],
  build: "Paketinizi kurun",
  example: "Örnek iş",
  story: "Başarı hikâyesini okuyun",
  faq: {
    title: "Sık sorulanlar",
    ask: link("Başka bir sorunuz mu var? Yazın", "iletisim", { query: "about=managed" }),
  },
  related: "Bunlara da bakın",
};
