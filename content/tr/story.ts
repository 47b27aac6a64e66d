import { link } from "../schema.ts";

/** The words around a story; the stories themselves are Markdown. */
export const story = {
  title: (customer: string, tags: string[]) => `${customer} başarı hikâyesi: ${tags.join(" ve ")}`,
  figures: "Sayılarla sonuç",
  facts: { customer: "Müşteri", sector: "Sektör", services: "Hizmetler", duration: "Süre", published: "Yayın" },
  related: { title: "Sıradaki hikâyeler", all: link("Bütün hikâyeler", "hakkimizda-basari-hikayeleri") },
};
