import { z } from "zod";
import { applyCall, entries, id, link, meta, numberedSteps, pageHead, section, seen, spoken } from "./fields.ts";

export const career = z.strictObject({
  meta,
  head: pageHead,
  manifesto: z.strictObject({
    title: spoken(
      "Manifesto bölümünün yalnız ekran okuyucuların duyduğu başlığı.",
      "Title of the manifesto, for screen readers only.",
    ),
    opening: seen(),
    middle: seen(),
    closing: seen(),
  }),
  values: section({ items: entries({ title: seen(), content: seen() }) }),
  campus: z.strictObject({
    title: seen(),
    lead: seen({ perLanguage: true }),
    label: spoken("Kampüs sekmelerinin ekran okuyucu adı.", "Name of the campus tabs for screen readers."),
    link: link({ max: 60 }),
    tabs: entries({
      id: id("Kampüs sekmesinin adresteki adı.", "Name of a campus tab in the address."),
      tab: seen({ max: 30 }),
      title: seen(),
      content: seen(),
      figures: entries({
        value: seen({ max: 12, perLanguage: true }),
        unit: seen({ max: 8 }).exactOptional(),
        label: seen({ max: 50 }),
      }),
    }),
  }),
  benefits: section({
    salaries: z.strictObject({ value: seen({ max: 16 }), label: seen() }),
    pension: z.strictObject({ value: seen({ max: 16 }), label: seen({ perLanguage: true }) }),
    internship: z.strictObject({ value: seen({ max: 16 }), label: seen() }),
  }),
  programs: section({
    items: entries({
      icon: id("Program kartındaki işaretin adı.", "Name of the sign on a program's card."),
      title: seen(),
      content: seen(),
      link: link({ max: 60 }),
    }),
  }),
  recruitment: section({
    steps: numberedSteps,
    link: link({ max: 60 }),
  }),
  apply: applyCall,
});
