import { z } from "zod";
import { entries, link, list, meta, seen } from "./fields.ts";

export const quoteThankYou = z.strictObject({
  meta,
  title: seen(),
  lead: seen(),
  next: z.strictObject({ title: seen(), items: entries({ name: seen(), text: seen() }) }),
  meanwhile: z.strictObject({ title: seen(), links: list(link()) }),
  none: z.strictObject({
    title: seen(),
    text: seen(),
    quote: link(),
    contact: link(),
  }),
});
