import { z } from "zod";
import { countedOrNone, entries, link, meta, seen, sentence, sentenceWithLink, spoken } from "./fields.ts";

export const search = z.strictObject({
  meta,
  titleOf: sentence(
    ["query"],
    "Arama yapılınca tarayıcı sekmesinde görünen başlık.",
    "Title in the browser's tab once something is searched.",
    { kind: "head" },
  ),
  title: seen(),
  form: z.strictObject({
    label: spoken("Arama kutusunun ekran okuyucular için adı.", "The search box's name for screen readers."),
    button: seen({ max: 20 }),
  }),
  count: countedOrNone(
    ["total"],
    "Aranan sözün ardından gelen sonuç sayısı; boşlukla başlar.",
    "Number of results after the searched words; begins with a space.",
  ),
  all: seen({ max: 20 }),
  filter: z.strictObject({
    title: seen({ max: 20 }),
    label: spoken("Tür süzgecinin ekran okuyucular için adı.", "The filter's name for screen readers."),
  }),
  kinds: z.strictObject({
    services: seen({ max: 40 }),
    pages: seen({ max: 40 }),
    stories: seen({ max: 40 }),
    news: seen({ max: 40 }),
    legal: seen({ max: 40 }),
  }),
  more: sentence(["total"]),
  cut: seen(),
  partial: seen(),
  nearest: seen(),
  refused: seen(),
  ask: sentenceWithLink,
  empty: z.strictObject({
    status: seen(),
    hint: seen(),
    title: seen(),
    starts: entries({ kicker: seen(), link: link() }),
  }),
  none: z.strictObject({
    title: sentence(["query"]),
    text: seen(),
    contact: link(),
  }),
  key: seen(),
});
