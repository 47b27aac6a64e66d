import { z } from "zod";
import { seen } from "./fields.ts";

export const consent = z.strictObject({
  title: seen({ max: 60 }),
  text: seen(
    "Çerez penceresinin açıklaması; ardından politikanın bağlantısı gelir.",
    "The cookie panel's explanation; the link to the policy follows it.",
  ),
  reject: seen({ max: 24 }),
  accept: seen({ max: 24 }),
  preferences: seen({ max: 30 }),
  always: seen({ max: 30 }),
  categories: z.strictObject({
    necessary: z.strictObject({ name: seen({ max: 30 }), text: seen() }),
    analytics: z.strictObject({ name: seen({ max: 30 }), text: seen() }),
    marketing: z.strictObject({ name: seen({ max: 30 }), text: seen() }),
  }),
  save: seen({ max: 24 }),
  close: seen({ max: 24 }),
  link: seen({ max: 30 }),
});
