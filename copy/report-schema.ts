import { z } from "zod";
import { choice, described, figure, seen, spoken } from "./schemas/fields.ts";

/** Longer labels would run into the bars. */
const LABEL_LENGTH = 15;

const chart = z
  .strictObject({
    id: described(
      z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "slug"),
      "id",
      "Çizimin adı; metinde ::chart satırı onunla çağırır.",
      "Name of the chart; a line ::chart of the text calls it.",
    ),
    title: seen(),
    text: seen(),
    label: spoken(
      "Çizimin ne gösterdiği, göremeyenler için; değerler kendiliğinden eklenir.",
      "What the drawing shows, for those who cannot see it; the values follow by themselves.",
    ),
    direction: choice(["across", "up"], "Çizimin yönü.", "Direction of the drawing."),
    unit: described(
      z.string().regex(/#/, "unit-sign"),
      "seen",
      "Değerin yazılışı; # işareti değerin yeridir.",
      "How a value is written; # stands for the value.",
    ),
    rows: z
      .array(
        z.strictObject({
          label: seen().max(LABEL_LENGTH, "label-length"),
          value: figure("Satırın değeri.", "Value of a row.").min(0),
        }),
      )
      .min(2)
      .max(6),
    max: figure("Eksenin sonu; eksen sıfırdan başlar.", "End of the axis, which begins at zero.").positive(),
    per: figure("Bir noktanın karşılığı.", "What one point stands for.").positive(),
    ticks: z.array(figure("Eksende yazılan bir sayı.", "A number written at the axis.")).min(2),
    calculation: seen("Sayıların hangi hesaptan çıktığı.", "The calculation that gives the figures."),
  })
  .superRefine(({ rows, max, per }, context) => {
    for (const [index, { value }] of rows.entries()) {
      const path = ["rows", index, "value"];
      if (value > max) context.addIssue({ code: "custom", path, message: "beyond-axis", params: { max } });
      if (value % per !== 0) context.addIssue({ code: "custom", path, message: "whole-points", params: { per } });
    }
  });

/** The front matter of a report's full text. */
export const reportTextSchema = z.strictObject({
  date: described(z.iso.date(), "figure", "Kapaktaki gün.", "The day on the cover."),
  subtitle: seen("Kapakta başlığın altındaki cümle.", "The sentence under the title of the cover.").regex(
    /^[^&<>]*$/,
    "no-markup",
  ),
  charts: z.array(chart).min(1),
});

export type ReportChart = z.infer<typeof chart>;
