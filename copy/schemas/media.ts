import { z } from "zod";
import { counted, entries, link, meta, note, pageHead, paging, section, seen, sentence, spoken } from "./fields.ts";

export const media = z.strictObject({
  meta,
  ...pageHead.shape,
  feed: seen({ max: 40 }),
  featured: z.strictObject({ kicker: seen({ max: 20 }), more: seen({ max: 40 }) }),
  all: seen({ max: 20 }),
  kind: z.strictObject({
    title: seen({ max: 20 }),
    label: spoken("Tür süzgecinin ekran okuyucu adı.", "Name of the filter by kind for screen readers."),
  }),
  year: z.strictObject({
    title: seen({ max: 20 }),
    label: spoken("Yıl süzgecinin ekran okuyucu adı.", "Name of the filter by year for screen readers."),
  }),
  count: counted(["total"]),
  ofPages: sentence(["page", "pages"]),
  paging,
  empty: z.strictObject({
    title: seen(),
    text: seen(),
    keepKind: counted(["kind", "total"]),
    keepYear: counted(["total", "year"]),
    all: counted(["total"]),
    contact: link({ max: 40 }),
  }),
  press: z.strictObject({
    jump: seen({ max: 40 }),
    title: seen(),
    lead: seen(),
    about: note,
    facts: z.strictObject({
      title: seen(),
      items: entries({ term: seen({ max: 40 }), text: seen() }),
    }),
    logos: section({
      alt: spoken("Gösterilen logonun ekran okuyucu metni.", "What screen readers say of the logo that is shown."),
      onLight: seen({ max: 40 }),
      onDark: seen({ max: 40 }),
      mark: seen({ max: 40 }),
    }),
    people: section({ spokesperson: seen({ max: 40 }), contact: seen({ max: 40 }) }),
  }),
  kinds: z.strictObject({
    haber: seen({ max: 30 }),
    rapor: seen({ max: 30 }),
    duyuru: seen({ max: 30 }),
  }),
});
