import { z } from "zod";
import { entries, id, link, list, meta, section, seen, storyName } from "./fields.ts";

export const home = z.strictObject({
  meta,
  hero: section({ quote: link({ max: 60 }), services: seen({ max: 60 }) }),
  offers: section({
    more: seen({ max: 30 }),
    cards: entries({
      icon: id("Hizmet kartındaki işaretin adı.", "Name of the sign on a service card."),
      title: seen(),
      content: seen(),
      link: link(
        "Hizmet kartının gittiği sayfa; bu ad kartta görünmez.",
        "The page a service card leads to; the name is not shown.",
      ),
    }),
  }),
  counters: z.strictObject({
    customers: z.strictObject({ value: seen({ max: 12 }), label: seen() }),
    others: entries({ value: seen({ max: 12 }), label: seen({ max: 60 }) }),
  }),
  discover: section({
    campus: z.strictObject({
      title: seen(),
      content: seen(),
      facts: entries({ value: seen({ max: 16, perLanguage: true }), label: seen({ max: 40 }) }),
      link: link({ max: 60 }),
    }),
    others: entries({
      icon: id("Küçük keşif kartındaki işaretin adı.", "Name of the sign on a small card beside the campus."),
      title: seen(),
      content: seen(),
      link: link({ max: 60 }),
    }),
  }),
  stories: z.strictObject({
    kicker: seen({ max: 40 }),
    read: seen({ max: 40 }),
    first: storyName("Ana sayfada büyük gösterilen hikâyenin dosya adı.", "File name of the story shown large."),
    others: list(
      storyName("Alttaki satırlarda duran bir hikâyenin dosya adı.", "File name of a story in the rows below."),
    ),
  }),
  quote: section({ steps: list(seen({ max: 50 })), link: link({ max: 60 }) }),
});
