import { z } from "zod";
import { seen } from "./fields.ts";

export const reportDocument = z.strictObject({
  contents: seen(
    "Rapor PDF’inde içindekiler sayfasının başlığı ve yer imi.",
    "Heading and bookmark of the contents page in report PDFs.",
  ),
  summary: seen(
    "Rapor PDF’inde özetin başlığı; içindekilerde de durur.",
    "Heading of the summary in report PDFs; also in the contents.",
  ),
  chapter: seen(
    "Bölüm başlığının üstündeki söz; # yerine numara gelir.",
    "Stands above a chapter's title; its number replaces the #.",
    { max: 20 },
  ),
  exampleFigures: seen(
    "PDF’te grafiğin altında, hesabın önünde duran “örnek sayılar” sözü.",
    "Stands below a chart in the PDF before its calculation: the figures are an example.",
    { max: 40 },
  ),
  note: seen(
    "Özetin sonunda, sayıların örnek olduğunu söyleyen not.",
    "Note at the summary's end that the figures are examples.",
  ),
  back: z.strictObject({
    about: seen("PDF’in arka kapağında şirketi tanıtan cümle.", "Sentence about the company on the PDF's back cover."),
    founded: seen("Arka kapakta kuruluş yılının etiketi.", "Label of the founding year on the back cover.", {
      max: 30,
    }),
    general: seen(
      "Arka kapakta genel e-posta adresinin etiketi.",
      "Label of the general e-mail address on the back cover.",
      { max: 30 },
    ),
    press: seen(
      "Arka kapakta basın e-posta adresinin etiketi.",
      "Label of the press e-mail address on the back cover.",
      { max: 30 },
    ),
    online: seen(
      "Arka kapakta raporun sayfasının adresinin etiketi.",
      "Label of the report page's address on the back cover.",
      { max: 30 },
    ),
  }),
});
