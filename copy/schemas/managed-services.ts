import { z } from "zod";
import { link, questionsHead, seen } from "./fields.ts";

/** The entry of a section in the menu below the head of a service's page. */
const entry = (tr: string, en: string) =>
  seen(`Sayfa içi menüde ${tr} bölümünün adı.`, `Name of ${en} in the menu of the page's sections.`, { max: 30 });

export const managedServices = z.strictObject({
  sections: z.strictObject({
    overview: entry("genel bakış", "the overview"),
    services: entry("hizmetler", "the services"),
    steps: entry("çalışma adımları", "the steps of the work"),
    levels: entry("hizmet seviyeleri", "the service levels"),
    terms: entry("fiyat ve süre", "price and term"),
    reference: seen(
      "Sayfa içi menüde ve kartında referans bölümünün adı.",
      "Name of the reference, in the menu and on its card.",
      { max: 30 },
    ),
    faq: entry("sık sorulanlar", "the frequent questions"),
    closing: entry("kapanış", "the closing section"),
  }),
  build: seen(
    "Hizmetler başlığının altında teklif sayfasına bağlantı.",
    "Link below the title of the services, to the quote page.",
    { max: 40 },
  ),
  example: seen(
    "Hizmet seviyeleri tablosunda son satırın adı.",
    "Name of the last row in the table of service levels.",
    { max: 30 },
  ),
  terms: z.strictObject({
    title: seen("Fiyatı neyin belirlediği bölümünün başlığı.", "Title of the section on what drives the price."),
    lead: seen("Fiyat bölümünde, başlığın altındaki metin.", "Text below the title of the section on price."),
    term: seen("Olağan asgari sürenin üstündeki kısa ad.", "The short name above the usual minimum term.", { max: 40 }),
    takeOver: seen("Devralma süresinin üstündeki kısa ad.", "The short name above how long taking over lasts.", {
      max: 40,
    }),
  }),
  story: seen("Referans kartında hikâyeye giden bağlantı.", "Link of the reference card to the story.", { max: 60 }),
  director: z.strictObject({
    kicker: seen(
      "Direktörün adının üstünde, hizmetten onun sorumlu olduğu.",
      "That the director answers for the service, above the name.",
      { max: 40 },
    ),
    more: link("Direktörün kartından yönetim sayfasına bağlantı.", "Link of the director's card to the management."),
  }),
  faq: questionsHead,
  related: seen("İlgili sayfalar bölümünün başlığı.", "Title of the section of related pages."),
});
