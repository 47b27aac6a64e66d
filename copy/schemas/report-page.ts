import { z } from "zod";
import { choice, entries, figure, list, meta, seen, spoken } from "./fields.ts";

export const reportPage = z.strictObject({
  meta,
  name: seen(),
  edition: seen({ max: 12 }),
  summary: seen(),
  title: seen(),
  lead: seen(),
  figures: entries({ value: seen({ max: 8 }), label: seen() }),
  about: z.strictObject({ title: seen(), paragraphs: list(seen()) }),
  charts: entries({
    title: seen(),
    text: seen(),
    label: spoken("Grafiğin ekran okuyucular için adı.", "The chart's name for screen readers."),
    columns: z.strictObject({
      label: spoken(
        "Ekran okuyucu tablosunun ilk sütunu: neye göre.",
        "First column of the chart's table for screen readers.",
      ),
      value: spoken(
        "Ekran okuyucu tablosunun ikinci sütunu: ölçülen değer.",
        "Second column of the chart's table for screen readers.",
      ),
    }),
    direction: choice(
      ["across", "up"],
      "Çubukların yönü: across yana, up yukarı.",
      "Direction of the bars: across or up.",
    ),
    rows: entries({
      label: seen(),
      value: figure("Grafikte bir çubuğun değeri.", "Value of a bar of the chart."),
    }),
    max: figure("Grafikte eksenin bittiği değer.", "The value at which the chart's axis ends."),
    per: figure("Grafikte bir noktanın kaç birim olduğu.", "How many units one dot of the chart stands for."),
    ticks: list(figure("Eksende yazılan değerlerden biri.", "One of the values written at the axis.")),
    pattern: seen("Değerin yazılışı; # yerine sayı gelir.", "How a value is written; the number replaces the #.", {
      max: 12,
    }),
    calculation: seen(),
  }),
  contents: entries({ title: seen(), text: seen() }),
  audience: entries({ title: seen(), text: seen() }),
});
