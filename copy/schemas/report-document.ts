import { z } from "zod";
import { seen } from "./fields.ts";

export const reportDocument = z.strictObject({
  contents: seen(),
  summary: seen(),
  chapter: seen(
    "Bölüm başlığının üstündeki söz; # yerine numara gelir.",
    "Stands above a chapter's title; its number replaces the #.",
    { max: 20 },
  ),
  exampleFigures: seen({ max: 40 }),
  note: seen(),
  back: z.strictObject({
    about: seen(),
    founded: seen({ max: 30 }),
    general: seen({ max: 30 }),
    press: seen({ max: 30 }),
    online: seen({ max: 30 }),
  }),
});
