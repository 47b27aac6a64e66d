import { z } from "zod";
import { entries, id, link, linkRows, list, meta, pageHead, section, seen, spoken } from "./fields.ts";

export const about = z.strictObject({
  meta,
  head: pageHead,
  figures: entries({ value: seen({ max: 12 }), label: seen({ max: 40 }) }),
  origin: section({ paragraphs: list(seen()) }),
  history: section({
    legend: seen(),
    turns: entries({
      kicker: seen({ max: 20 }),
      title: seen(),
      content: seen(),
    }),
  }),
  certificates: section({
    items: entries({
      kicker: seen({ max: 30 }),
      title: seen(),
      content: seen(),
      link: link({ max: 60 }),
    }),
  }),
  awards: z.strictObject({
    title: seen(),
    label: spoken(
      "Yana kayan ödül listesinin ekran okuyucu adı.",
      "Name of the list of awards, which scrolls sideways, for screen readers.",
    ),
    previous: spoken(
      "Ödüller kaydırıcısında geri düğmesinin ekran okuyucu adı.",
      "Name of the awards slider's back button for screen readers.",
    ),
    next: spoken(
      "Ödüller kaydırıcısında ileri düğmesinin ekran okuyucu adı.",
      "Name of the awards slider's forward button for screen readers.",
    ),
    givenBy: seen(),
    receivedBy: seen(),
    entries: entries({
      year: seen("Ödülün verildiği yıl.", "The year of an award.", { max: 9 }),
      image: id("Ödülün çizilmiş resminin adı.", "Name of the award's drawn picture."),
      title: seen(),
      content: seen(),
      body: seen("Ödülü veren kuruluşun adı.", "Name of the organization that gave an award."),
      person: seen("Ödülü alan kişinin adı ve görevi.", "Name and position of the person who received an award."),
    }),
  }),
  closer: z.strictObject({ title: seen(), rows: linkRows }),
  contact: section({ link: link({ max: 60 }) }),
});
