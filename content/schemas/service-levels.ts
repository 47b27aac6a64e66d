import { z } from "zod";
import { seen, spoken } from "./fields.ts";

export const serviceLevels = z.strictObject({
  caption: spoken(
    "Hizmet sayfalarındaki seviye tablosunun ekran okuyucular için adı.",
    "Name of the table of levels on service pages, for screen readers.",
  ),
  names: z.strictObject({
    basic: seen("Seviye tablosunda birinci sütunun başlığı.", "Header of the first column of the table of levels.", {
      max: 20,
    }),
    advanced: seen("Seviye tablosunda ikinci sütunun başlığı.", "Header of the second column of the table of levels.", {
      max: 20,
    }),
    professional: seen(
      "Seviye tablosunda üçüncü sütunun başlığı.",
      "Header of the third column of the table of levels.",
      {
        max: 20,
      },
    ),
  }),
  rows: z
    .array(
      z.strictObject({
        title: seen(
          "Satırın adı: seviyelerin karşılaştırıldığı konu.",
          "Name of a row: what the levels are compared by.",
        ),
        cells: z
          .array(
            seen("Satırda bir seviyenin değeri, sütunların sırasıyla.", "A level's value in the row, in column order."),
          )
          .min(1),
      }),
    )
    .min(1),
  mainOperations: seen(
    "Tablonun altında, ana operasyonların ve mesai saatinin ne olduğu.",
    "What main operations and working hours are, below the table.",
  ),
  outsideHours: seen(
    "Tablonun altında, mesai dışında hangi seviyede ne olduğu.",
    "What each level means outside working hours, below the table.",
  ),
  binding: seen(
    "Tablonun altında, sürelerin söz olmadığını söyleyen cümle.",
    "The sentence below the table that its times are no promise.",
  ),
});
