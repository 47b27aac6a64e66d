import { z } from "zod";
import { seen, spoken } from "./fields.ts";

export const report = z.strictObject({
  ask: seen(
    "Rapor sayfasının başında forma götüren düğme.",
    "Button at a report page's start that leads to the form.",
    { max: 40 },
  ),
  toFindings: seen(
    "Rapor sayfasının başında bulgulara götüren düğme.",
    "Button at a report page's start that leads to the findings.",
    { max: 40 },
  ),
  format: seen("Raporun adının yanında biçimi ve dilleri.", "Format and languages beside the report's name."),
  figuresLabel: spoken(
    "Üç sayının durduğu bölümün ekran okuyucular için adı.",
    "Name of the section with the figures, for screen readers.",
  ),
  illustrative: seen(
    "Sayıların altında, sayıların temsilî olduğunu söyleyen not.",
    "Note below the figures that they are illustrative.",
  ),
  findings: z.strictObject({
    title: seen("Rapor sayfasında grafikler bölümünün başlığı.", "Heading of the section with the charts."),
    lead: seen("Grafiklerin nasıl okunacağını anlatan giriş.", "Opening that says how to read the charts."),
    source: seen("Grafiğin altında kaynağın önündeki söz.", "Stands before the source below a chart.", { max: 20 }),
    illustrative: seen(
      "Grafiğin altında, verinin temsilî olduğu notu.",
      "Note below a chart that its data are illustrative.",
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
