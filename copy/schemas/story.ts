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
    customer: seen("Hikâyenin yanında, müşteri adından önceki söz.", "The word before the customer, beside a story.", {
      max: 30,
    }),
    sector: seen("Hikâyenin yanında, sektörden önceki söz.", "The word before the sector, beside a story.", {
      max: 30,
    }),
    services: seen("Hikâyenin yanında, hizmetlerden önceki söz.", "The word before the services, beside a story.", {
      max: 30,
    }),
    duration: seen(
      "Hikâyenin yanında, işin süresinden önceki söz.",
      "The word before the project's duration, beside a story.",
      { max: 30 },
    ),
    published: seen(
      "Hikâyenin yanında, yayın tarihinden önceki söz.",
      "The word before the day of publication, beside a story.",
      { max: 30 },
    ),
  }),
  related: z.strictObject({
    title: seen("Hikâyenin altında diğer hikâyelerin başlığı.", "Title above the other stories, below a story."),
    all: link(
      "Diğer hikâyelerin yanında bütün hikâyelere bağlantı.",
      "Link beside the other stories, to all of them.",
      {
        max: 40,
      },
    ),
  }),
});
