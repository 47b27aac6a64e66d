import { z } from "zod";
import { counted, link, seen } from "./fields.ts";

export const news = z.strictObject({
  reading: counted(["minutes"], "Haber başlığının altında okuma süresi.", "Time to read a news item, below its title."),
  facts: z.strictObject({
    published: seen(
      "Haberin yanında, yayın tarihinden önceki söz.",
      "The word before the day a news item was published.",
      { max: 30 },
    ),
    topics: seen("Haberin yanında, konularından önceki söz.", "The word before the topics of a news item.", {
      max: 30,
    }),
    press: seen("Haberin yanında, basın adresinden önceki söz.", "The words before the press address of a news item.", {
      max: 30,
    }),
  }),
  copyLink: z.strictObject({
    button: seen("Haberin bağlantısını kopyalayan düğme.", "The button that copies the news item's link.", { max: 40 }),
    done: seen("Bağlantı kopyalandıktan sonra düğmede yazan.", "What the button says once the link is copied.", {
      max: 40,
    }),
  }),
  caption: seen("Haberin deniz resminin altındaki açıklama.", "Caption below the news item's picture of a sea."),
  others: z.strictObject({
    title: seen("Haberin altında diğer haberlerin başlığı.", "Title above the other news, below a news item."),
    all: link("Diğer haberlerin yanında bütün haberlere bağlantı.", "Link beside the other news, to all of them.", {
      max: 40,
    }),
  }),
});
