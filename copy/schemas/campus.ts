import { z } from "zod";
import { entries, id, link, list, meta, pageHead, section, seen, sentenceWithLink, spoken } from "./fields.ts";

export const campus = z.strictObject({
  meta,
  head: pageHead,
  facts: entries({
    value: seen({ max: 12 }),
    unit: seen({ max: 8 }).exactOptional(),
    label: seen({ max: 50, perLanguage: true }),
  }),
  plan: z.strictObject({
    title: seen(),
    alt: spoken(
      "Kampüs planını görmeyenler için resmin anlatımı.",
      "Description of the campus plan for those who do not see it.",
    ),
    text: seen(),
    note: seen(),
  }),
  reason: z.strictObject({ title: seen(), text: list(seen()) }),
  months: section({ items: entries({ name: seen(), text: seen() }) }),
  inside: section({
    places: entries({
      icon: id("Yerin adının üstündeki işaretin adı.", "Name of the sign above a place's name."),
      title: seen(),
      content: seen(),
      more: link({ max: 60 }).exactOptional(),
    }),
  }),
  closing: section({
    visit: link({ max: 60 }),
    career: link({ max: 60 }),
    notice: sentenceWithLink,
  }),
});
