import { z } from "zod";
import { seen, sentence, spoken, tableRows } from "./fields.ts";

const layerName = seen({ max: 20 });
const layerTime = seen({ max: 40 });
/** The picture is drawn for as many. */
const duties = (count: number) => z.array(seen({ max: 32 })).length(count);

export const serviceLevels = z.strictObject({
  caption: spoken(
    "Hizmet sayfalarındaki seviye tablosunun ekran okuyucular için adı.",
    "Name of the table of levels on service pages, for screen readers.",
  ),
  names: z.strictObject({
    basic: seen({ max: 20 }),
    advanced: seen({ max: 20 }),
    professional: seen({ max: 20 }),
  }),
  depth: z.strictObject({
    caption: spoken(
      "Seviyeleri derinlik olarak gösteren tablonun adı.",
      "Name of the table that shows the levels as depth.",
    ),
    legend: seen({ max: 100 }),
    count: sentence(["count"], { max: 20 }),
    included: spoken("Görevin seviyede bulunduğu.", "That a level covers the task."),
    notIncluded: spoken("Görevin seviyede bulunmadığı.", "That a level does not cover the task."),
    layers: z.strictObject({
      surface: z.strictObject({ name: layerName, when: layerTime, duties: duties(2) }),
      middle: z.strictObject({ name: layerName, when: layerTime }),
      bottom: z.strictObject({ name: layerName, when: layerTime, duties: duties(3) }),
    }),
    table: seen(),
  }),
  rows: tableRows,
  mainOperations: seen(),
  outsideHours: seen(),
  binding: seen(),
});
