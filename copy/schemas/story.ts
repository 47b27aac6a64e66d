import { z } from "zod";
import { link, seen, sentence, spoken } from "./fields.ts";

export const story = z.strictObject({
  title: sentence(
    ["customer", "tags"],
    "Bir hikâyenin arama sonucunda ve sekmede görünen başlığı.",
    "Title of a story in search results and in the browser's tab.",
    { kind: "head" },
  ),
  figures: spoken(
    "Hikâyenin rakam şeridinin ekran okuyucu adı.",
    "Name of a story's band of figures for screen readers.",
  ),
  facts: z.strictObject({
    customer: seen({ max: 30 }),
    sector: seen({ max: 30 }),
    services: seen({ max: 30 }),
    duration: seen({ max: 30 }),
    published: seen({ max: 30 }),
  }),
  related: z.strictObject({ title: seen(), all: link({ max: 40 }) }),
});
