import { z } from "zod";
import { seen, sentence, spoken } from "./fields.ts";

const layerName = seen("Suyun bir katmanının adı.", "Name of a layer of the water.", { max: 20 });
const layerTime = seen("Katmandaki görevlerin ne zaman yapıldığı.", "When the tasks of a layer are done.", { max: 40 });
/** The picture is drawn for as many. */
const duties = (count: number) =>
  z
    .array(seen("Katmanda, seviyenin kapsadığı bir görev.", "A task in a layer that a level covers.", { max: 32 }))
    .length(count);

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
  depth: z.strictObject({
    caption: spoken(
      "Seviyeleri derinlik olarak gösteren tablonun adı.",
      "Name of the table that shows the levels as depth.",
    ),
    legend: seen(
      "Derinlik resminde noktaların ve sıcak noktanın ne olduğu.",
      "What the points and the warm one of the picture are.",
      { max: 100 },
    ),
    count: sentence(["count"], "Bir seviyenin kaç görev kapsadığı.", "How many tasks a level covers.", { max: 20 }),
    included: spoken("Görevin seviyede bulunduğu.", "That a level covers the task."),
    notIncluded: spoken("Görevin seviyede bulunmadığı.", "That a level does not cover the task."),
    layers: z.strictObject({
      surface: z.strictObject({ name: layerName, when: layerTime, duties: duties(2) }),
      middle: z.strictObject({ name: layerName, when: layerTime }),
      bottom: z.strictObject({ name: layerName, when: layerTime, duties: duties(3) }),
    }),
    table: seen("Derinlik resminin altındaki tablonun başlığı.", "Title of the table below the picture."),
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
