import { z } from "zod";
import { choice, figure, meta, seen, spoken } from "./fields.ts";

export const reportPage = z.strictObject({
  meta: meta,
  name: seen("Raporun adı: kapakta, kartlarda ve PDF’te.", "The report's name: on its cover, on cards and in the PDF."),
  edition: seen(
    "Raporun yılı; adının yanında ve kapakta durur.",
    "The report's year, beside its name and on the cover.",
    { max: 12 },
  ),
  summary: seen(
    "Raporun bir cümlelik özeti: kartlarda ve PDF’in içindekilerinde.",
    "The report in a sentence: on cards and in the PDF's contents.",
  ),
  title: seen("Rapor sayfasının büyük başlığı.", "The large title of the report's page."),
  lead: seen(
    "Rapor sayfasının başlığı altındaki giriş metni.",
    "The opening text below the title of the report's page.",
  ),
  figures: z
    .array(
      z.strictObject({
        value: seen(
          "Raporun içinde kaç tane olduğu, büyük yazıyla.",
          "How many of something the report holds, in large type.",
          { max: 8 },
        ),
        label: seen("Büyük yazılan sayının neyi saydığı.", "What the large figure counts."),
      }),
    )
    .min(1),
  about: z.strictObject({
    title: seen("Raporu tanıtan bölümün başlığı.", "Heading of the section that introduces the report."),
    paragraphs: z
      .array(seen("Raporu tanıtan bölümün bir paragrafı.", "A paragraph that introduces the report."))
      .min(1),
  }),
  charts: z
    .array(
      z.strictObject({
        title: seen(
          "Grafiğin üstündeki başlık: örnekte ne göründüğü.",
          "Heading above the chart: what the example shows.",
        ),
        text: seen(
          "Grafiğin neyi ölçtüğü ve bir noktanın değeri.",
          "What the chart measures and what a dot stands for.",
        ),
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
        rows: z
          .array(
            z.strictObject({
              label: seen("Grafikte bir çubuğun adı.", "Name of a bar of the chart."),
              value: figure("Grafikte bir çubuğun değeri.", "Value of a bar of the chart."),
            }),
          )
          .min(1),
        max: figure("Grafikte eksenin bittiği değer.", "The value at which the chart's axis ends."),
        per: figure("Grafikte bir noktanın kaç birim olduğu.", "How many units one dot of the chart stands for."),
        ticks: z.array(figure("Eksende yazılan değerlerden biri.", "One of the values written at the axis.")).min(1),
        pattern: seen("Değerin yazılışı; # yerine sayı gelir.", "How a value is written; the number replaces the #.", {
          max: 12,
        }),
        calculation: seen(
          "Grafiğin altında, sayıların hangi hesaptan çıktığı.",
          "Below the chart: the calculation that gives its figures.",
        ),
      }),
    )
    .min(1),
  contents: z
    .array(
      z.strictObject({
        title: seen("Bölümün adı; PDF’teki bölüm başlığıyla aynıdır.", "A chapter's title, the same as in the PDF."),
        text: seen("Bölümde neyin anlatıldığı, bir cümleyle.", "What the chapter is about, in a sentence."),
      }),
    )
    .min(1),
  audience: z
    .array(
      z.strictObject({
        title: seen("Raporun yazıldığı bir okur grubu.", "A group of readers the report is written for."),
        text: seen("Bu okur grubunun raporda ne bulacağı.", "What these readers find in the report."),
      }),
    )
    .min(1),
});
