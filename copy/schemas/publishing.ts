import { z } from "zod";
import { seen, sentence } from "./fields.ts";

export const publishing = z.strictObject({
  draft: seen(
    "Geliştirme sunucusunda, taslağın başlığından önceki söz.",
    "The word before the title of a draft, in development only.",
    { max: 30 },
  ),
  later: sentence(
    ["moment"],
    "Geliştirme sunucusunda, ileri tarihli yazının başlığından önceki söz.",
    "The words before the title of an item that is published later.",
  ),
  preview: z.strictObject({
    bar: seen(
      "Ön izlemede her sayfanın altındaki, bunun bir ön izleme olduğunu söyleyen şerit.",
      "The bar at the foot of every page of a preview, which says what it is.",
      { max: 120 },
    ),
    mistake: seen(
      "Ön izlemede, metninde hata olan sayfanın yerinde duran başlık.",
      "The title that stands in place of a page whose text has a mistake, in a preview.",
      { max: 80 },
    ),
    reload: seen(
      "Ön izlemede, hatayı düzeltenin ne yapacağını söyleyen cümle.",
      "What to do once the mistake is mended, in a preview.",
    ),
  }),
});
