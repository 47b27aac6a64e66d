import { link } from "../schema.ts";

/** The words around a news item; the items themselves are Markdown. */
export const news = {
  reading: (minutes: number) => `Okuma süresi ${minutes}\u00a0dakika`,
  facts: { published: "Yayın", topics: "Konu", press: "Basın iletişimi" },
  copyLink: { button: "Bağlantıyı kopyala", done: "Bağlantı kopyalandı" },
  caption: "Bu deniz, haberin adından üretildi; her haberinki ayrıdır.",
  others: { title: "Diğer haberler", all: link("Bütün haberler", "hakkimizda-medya") },
};
