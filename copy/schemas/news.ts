import { z } from "zod";
import { counted, link, seen } from "./fields.ts";

export const news = z.strictObject({
  reading: counted(["minutes"]),
  facts: z.strictObject({
    published: seen({ max: 30 }),
    topics: seen({ max: 30 }),
    press: seen({ max: 30 }),
  }),
  copyLink: z.strictObject({ button: seen({ max: 40 }), done: seen({ max: 40 }) }),
  caption: seen(),
  others: z.strictObject({ title: seen(), all: link({ max: 40 }) }),
});
