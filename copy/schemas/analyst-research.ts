import { z } from "zod";
import { entries, link, list, meta, note, pageHead, section, seen } from "./fields.ts";

export const analystResearch = z.strictObject({
  meta,
  ...pageHead.shape,
  why: z.strictObject({ title: seen(), paragraphs: list(seen()) }),
  steps: z.strictObject({
    title: seen(),
    legend: seen({ max: 180 }),
    items: entries({ title: seen(), text: seen() }),
  }),
  questions: section({ items: list(seen()) }),
  noQuotes: note,
  offer: z.strictObject({
    title: seen(),
    text: seen(),
    see: link({ max: 60 }),
    ask: link({ max: 60 }),
  }),
});
