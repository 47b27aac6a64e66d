import { z } from "zod";
import { seen, spoken } from "./fields.ts";

export const report = z.strictObject({
  ask: seen(
    "Rapor sayfasının başında forma götüren düğme.",
    "Button at a report page's start that leads to the form.",
    { max: 40 },
  ),
  toExamples: seen(
    "Rapor sayfasının başında örneğe götüren düğme.",
    "Button at a report page's start that leads to the example.",
    { max: 40 },
  ),
  format: seen("Raporun adının yanında biçimi ve dilleri.", "Format and languages beside the report's name."),
  figuresLabel: spoken(
    "Üç sayının durduğu bölümün ekran okuyucular için adı.",
    "Name of the section with the figures, for screen readers.",
  ),
  noSurvey: seen(
    "Sayıların altında, raporun bir ankete dayanmadığını söyleyen not.",
    "Note below the figures that the report rests on no survey.",
  ),
  examples: z.strictObject({
    title: seen("Rapor sayfasında grafikler bölümünün başlığı.", "Heading of the section with the charts."),
    lead: seen("Örneğin ne olduğunu söyleyen giriş.", "Opening that says what the example is."),
    exampleFigures: seen(
      "Grafiğin altında, hesabın önünde duran “örnek sayılar” sözü.",
      "Stands below a chart before its calculation: the figures are an example.",
      { max: 40 },
    ),
  }),
  contents: z.strictObject({
    title: seen("Raporun bölümlerini sıralayan listenin başlığı.", "Heading of the list of the report's chapters."),
  }),
  audience: z.strictObject({
    title: seen(
      "Raporun kimler için yazıldığının başlığı; PDF’te de durur.",
      "Heading of the report's readers; also in its PDF.",
    ),
  }),
  request: z.strictObject({
    title: seen("Rapor sayfasındaki formun başlığı.", "Heading of the form on a report page."),
    lead: seen("Form gönderilince PDF’in nasıl geleceği.", "How the PDF arrives once the form is sent."),
    language: seen(
      "Formun yanında, PDF’in dili hakkında küçük not.",
      "Small note beside the form on the PDF's language.",
    ),
    expired: z.strictObject({
      title: seen(
        "Süresi dolmuş rapor bağlantısıyla gelene uyarının başlığı.",
        "Title of the alert for an expired report link.",
      ),
      text: seen(
        "Süresi dolmuş bağlantının yerine yenisinin nasıl alınacağı.",
        "How to get a new link for an expired one.",
      ),
    }),
  }),
  others: seen(
    "Rapor sayfasının sonunda serinin diğer raporlarının başlığı.",
    "Heading of the other reports at a report page's end.",
  ),
});
